/**
 * What a character may do now: asked at once when a screen needs it and when an act of this phone was
 * done, soon after a change that concerns the character, and seldom after any other change.
 *
 * What many people do, many phones ask about: with each person the pause after what happens to others
 * grows, so that a hall asks the server about ten times a second and a table of four at once.
 */

import { batch, effect, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Problem } from "../core/view/api";
import { Backoff } from "../core/view/backoff";
import { concerns } from "../core/view/concern";
import { offersKey } from "../core/live/game";
import type { OpenGame } from "../core/replay/past";
import { people } from "../core/view/selectors";
import type { View } from "../core/view/view";
import type { Offers } from "../core/view/wire";
import { live } from "./services";

/** About so long the changes of one act are gathered (milliseconds), and a little longer for each person. */
const SOON = 120;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** What is known of the offers for a character. Whoever reads a part of it hears when that one changes. */
export interface Offered {
  /** The last answer, be it from an earlier visit; undefined before the first. */
  readonly offers: Offers | undefined;
  /** Why there is no newer one. */
  readonly problem: Problem | null;
  /** Whether an act from this phone was done since they were asked for: what they offer may be over. */
  readonly outdated: boolean;
  /** Whether they were asked for after the last change that is on the screen. */
  readonly fresh: boolean;
  /** Ask now; done when there is an answer, or none. */
  readonly reload: () => Promise<void>;
}

/** The offers for a character, kept fresh while the screen is open. */
export function useOffers(as: string, recorder?: string): Offered {
  const game = live.value;
  const offered = useMemo(() => new KeptFresh(game, as, recorder), [game, as, recorder]);
  useEffect(() => offered.start(), [offered]);
  return offered;
}

class KeptFresh implements Offered {
  private readonly failed = signal<Problem | null>(null);
  /** How many acts of this phone were done, and how many before the last answer was asked for. */
  private readonly done = signal(0);
  private readonly answered = signal(0);
  /** The cursor of the view after which the last answer was asked for. */
  private readonly asked = signal("");
  private readonly backoff = new Backoff(FIRST_PAUSE, LONGEST_PAUSE);
  private open = false;
  private asking = 0;
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
    return this.done.value > this.answered.value;
  }

  get fresh(): boolean {
    return this.asked.value !== "" && this.asked.value === this.game?.view.value?.cursor;
  }

  /** Ask, and go on asking. Gives the way to stop. */
  start(): () => void {
    const { game } = this;
    if (!game || !this.as) return () => undefined;
    this.open = true;
    void this.reload();
    let known = game.view.peek();
    const unfollow = effect(() => {
      const view = game.view.value;
      if (view?.cursor !== known?.cursor) this.later(this.pauseAfter(known, view));
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
      this.open = false;
      this.stop();
    };
  }

  readonly reload = async (): Promise<void> => {
    if (!this.game || !this.as) return;
    this.stop();
    const asking = (this.asking += 1);
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
      this.answered.value = done;
      this.asked.value = cursor;
    });
  }

  /** What was lost on the way is asked for again, after growing pauses. */
  private lost(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.failed.value = error;
    if (error.passing) this.later(this.backoff.next());
  }

  /** How long to gather changes: people cause them, and as many phones ask about them. */
  private pauseAfter(before: View | null, now: View | null): number {
    const many = people(now).length;
    const mine = [this.as, this.recorder ?? ""].some((who) => who && concerns(before, now, who));
    return (SOON + many + (mine ? 0 : many ** 2)) * (0.5 + Math.random());
  }

  /** Ask after a pause, unless that is to come sooner anyway. */
  private later(pause: number): void {
    if (!this.open || (this.timer && this.timer.pause <= pause)) return;
    this.stop();
    this.timer = { pause, id: setTimeout(() => void this.reload(), pause) };
  }

  private stop(): void {
    clearTimeout(this.timer?.id);
    this.timer = null;
  }
}
