/**
 * The acts on offer to a character. The phone requests the offers at once when a screen needs them, and after an act of
 * this phone. The phone requests offers soon after a change that concerns the character, and rarely after any other
 * change.
 *
 * Many phones request offers after the same act. Therefore the pause before a request grows with the number of people.
 * The phones in a hall together ask the server about ten times a second. The phones at a table of four ask at once.
 */

import { batch, effect, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Problem } from "../core/view/api";
import { Backoff } from "../core/view/backoff";
import { concernsCharacter } from "../core/view/concern";
import { offersKey } from "../core/live/game";
import type { OpenGame } from "../core/replay/past";
import { people } from "../core/view/selectors";
import type { View } from "../core/view/view";
import type { Offers } from "../core/view/wire";
import { currentGame } from "./services";

/**
 * The time during which the changes of one act are gathered (milliseconds). The time grows a little with each person.
 */
const GATHERING_PAUSE_MS = 120;
const FIRST_RETRY_PAUSE_MS = 1_000;
const LONGEST_RETRY_PAUSE_MS = 15_000;

/** The offers of a character. A reader of one member is called again only when this member changes. */
export interface CharacterOffers {
  /** The last answer, which may be from an earlier visit; undefined before the first answer. */
  readonly offers: Offers | undefined;
  /** The problem of the last request; null if the request succeeded. */
  readonly problem: Problem | null;
  /** Whether an act of this phone was done after the offers were requested. The offers may then be out of date. */
  readonly outdated: boolean;
  /** Whether the offers were requested after the last change of the view on the screen. */
  readonly fresh: boolean;
  /** Request the offers now. The promise resolves with or without an answer. */
  readonly reload: () => Promise<void>;
}

/** Return the offers of a character. The hook keeps the offers up to date while the screen is open. */
export function useOffers(as: string, recorder?: string): CharacterOffers {
  const game = currentGame.value;
  const offered = useMemo(() => new FreshOffers(game, as, recorder), [game, as, recorder]);
  useEffect(() => offered.start(), [offered]);
  return offered;
}

class FreshOffers implements CharacterOffers {
  private readonly failed = signal<Problem | null>(null);
  /** The number of this phone's acts that were done. */
  private readonly done = signal(0);
  /** The number in `done` before the last answered request. */
  private readonly doneBefore = signal(0);
  /** The cursor of the view before the last answered request. */
  private readonly cursor = signal("");
  private readonly backoff = new Backoff(FIRST_RETRY_PAUSE_MS, LONGEST_RETRY_PAUSE_MS);
  private isOpen = false;
  private requests = 0;
  private newest = 0;
  private timer: { readonly pause: number; readonly id: ReturnType<typeof setTimeout> } | null = null;

  constructor(
    private readonly game: OpenGame | null,
    private readonly as: string,
    private readonly recorder: string | undefined,
  ) {}

  get offers(): Offers | undefined {
    return this.game?.offers.value[offersKey(this.as, this.recorder)];
  }

  get problem(): Problem | null {
    return this.failed.value;
  }

  get outdated(): boolean {
    return this.done.value > this.doneBefore.value;
  }

  get fresh(): boolean {
    return this.cursor.value !== "" && this.cursor.value === this.game?.view.value?.cursor;
  }

  /** Request the offers now and after changes. Returns a function that stops this. */
  start(): () => void {
    const { game } = this;
    if (!game || !this.as) return () => undefined;
    this.isOpen = true;
    void this.reload();
    let known = game.view.peek();
    const unfollow = effect(() => {
      const view = game.view.value;
      if (view?.cursor !== known?.cursor) this.schedule(this.pauseAfter(known, view));
      known = view;
    });
    const unsettle = game.onSettled((_item, outcome) => {
      if (outcome.state !== "done") return;
      this.done.value += 1;
      void this.reload();
    });
    return () => {
      unfollow();
      unsettle();
      this.isOpen = false;
      this.stop();
    };
  }

  readonly reload = async (): Promise<void> => {
    if (!this.game || !this.as) return;
    this.stop();
    const asking = (this.requests += 1);
    const cursor = this.game.view.peek()?.cursor ?? "";
    const done = this.done.peek();
    try {
      await this.game.loadOffers(this.as, this.recorder);
      if (asking > this.newest) this.heard(asking, cursor, done);
    } catch (error) {
      this.lost(error);
    }
  };

  private heard(asking: number, cursor: string, done: number): void {
    this.newest = asking;
    this.backoff.reset();
    batch(() => {
      this.failed.value = null;
      this.doneBefore.value = done;
      this.cursor.value = cursor;
    });
  }

  /** Repeat a lost request after growing pauses. */
  private lost(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.failed.value = error;
    if (error.passing) this.schedule(this.backoff.next());
  }

  /**
   * Return the time during which changes are gathered (milliseconds). The time grows with the number of people. More
   * people cause more changes, and more phones ask for offers.
   */
  private pauseAfter(before: View | null, now: View | null): number {
    const many = people(now).length;
    const mine = [this.as, this.recorder ?? ""].some((who) => who && concernsCharacter(before, now, who));
    return (GATHERING_PAUSE_MS + many + (mine ? 0 : many ** 2)) * (0.5 + Math.random());
  }

  /** Request the offers after a pause. If a request is planned for an earlier time, do nothing. */
  private schedule(pause: number): void {
    if (!this.isOpen || (this.timer && this.timer.pause <= pause)) return;
    this.stop();
    this.timer = { pause, id: setTimeout(() => void this.reload(), pause) };
  }

  private stop(): void {
    clearTimeout(this.timer?.id);
    this.timer = null;
  }
}
