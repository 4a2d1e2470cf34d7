/**
 * The acts on offer to a character. The phone requests the offers at once when a screen needs them, and after an act of
 * this phone. The phone requests offers soon after a change that is about the character, and rarely after a change about
 * others. After a change that leaves the offers as they are, the phone does not ask.
 *
 * Many phones request offers after the same act. Therefore the pause before a request grows with the number of people.
 * The phones in a hall together ask the server about ten times a second. The phones at a table of four ask at once.
 */

import { batch, effect, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Problem } from "../core/view/api";
import { Backoff } from "../core/view/backoff";
import { concernOf } from "../core/view/concern";
import { keysOfFamily } from "../core/view/slicesignals";
import { offersKey } from "../core/live/game";
import type { OpenGame } from "../core/replay/pastgame";
import type { Offers } from "../core/view/wire";
import { currentGame } from "./services";

/**
 * The time during which the changes of one act are gathered (milliseconds). The time grows a little with each person.
 */
const GATHERING_PAUSE_MS = 120;
/** The pause after a change about others, for the square of the number of people (milliseconds). */
const RARE_PAUSE_MS = 2;
const FIRST_RETRY_PAUSE_MS = 1_000;
const LONGEST_RETRY_PAUSE_MS = 15_000;

/** The offers of a character. A reader of one member is called again only when this member changes. */
export interface CharacterOffers {
  /** The last answer, which may be from an earlier visit; undefined before the first answer. */
  readonly offers: Offers | undefined;
  /** The problem of the last request; null if the request succeeded. */
  readonly problem: Problem | null;
  /** Whether an act of this phone was done after the offers were requested. The offers may then be out of date. */
  readonly isOutdated: boolean;
  /** Whether the offers were requested after the last change of the view on the screen. */
  readonly isFresh: boolean;
  /** Request the offers now. The promise resolves with or without an answer. */
  readonly reload: () => Promise<void>;
}

/** Return the offers of a character. The hook keeps the offers up to date while the screen is open. */
export function useOffers(actor: string, recorder?: string): CharacterOffers {
  const game = currentGame.value;
  const freshOffers = useMemo(() => new FreshOffers(game, actor, recorder), [game, actor, recorder]);
  useEffect(() => freshOffers.start(), [freshOffers]);
  return freshOffers;
}

class FreshOffers implements CharacterOffers {
  readonly #failed = signal<Problem | null>(null);
  /** The number of this phone's acts that were done. */
  readonly #loadCount = signal(0);
  /** The number in `done` before the last answered request. */
  readonly #doneBefore = signal(0);
  /** The number of changes of the view that may have changed the offers. */
  readonly #changes = signal(0);
  /** The number in `changes` before the last answered request; -1 before the first answer. */
  readonly #changesBefore = signal(-1);
  readonly #backoff = new Backoff(FIRST_RETRY_PAUSE_MS, LONGEST_RETRY_PAUSE_MS);
  #isOpen = false;
  /** The pause of the timer that runs (milliseconds); infinite if none runs. */
  #pause = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: OpenGame | null,
    private readonly actor: string,
    private readonly recorder: string | undefined,
  ) {}

  get offers(): Offers | undefined {
    return this.game?.offers.value[offersKey(this.actor, this.recorder)];
  }

  get problem(): Problem | null {
    return this.#failed.value;
  }

  get isOutdated(): boolean {
    return this.#loadCount.value > this.#doneBefore.value;
  }

  get isFresh(): boolean {
    return this.#changesBefore.value === this.#changes.value;
  }

  /** Request the offers now and after changes. Returns a function that stops this. */
  start(): () => void {
    const { game } = this;
    if (!game || !this.actor) return () => undefined;
    this.#isOpen = true;
    void this.reload();
    let view = game.view.peek();
    const stopFollowing = effect(() => {
      const previousView = view;
      view = game.view.value;
      const concern = concernOf(previousView, view, this.actor, this.recorder || this.actor);
      if (concern === "none") return;
      this.#changes.value = this.#changes.peek() + 1;
      // More people cause more changes, and more phones ask for offers.
      const peopleCount = keysOfFamily(view?.slices ?? {}, "person").length;
      const rarePause = concern === "own" ? 0 : RARE_PAUSE_MS * peopleCount ** 2;
      this.#schedule((GATHERING_PAUSE_MS + peopleCount + rarePause) * (0.5 + Math.random()));
    });
    const stopListening = game.onSettled((_item, outcome) => {
      if (outcome.state !== "done") return;
      this.#loadCount.value += 1;
      void this.reload();
    });
    return () => {
      stopFollowing();
      stopListening();
      this.#isOpen = false;
      this.#stop();
    };
  }

  readonly reload = async (): Promise<void> => {
    if (!this.game || !this.actor) return;
    this.#stop();
    const changeCount = this.#changes.peek();
    const doneCount = this.#loadCount.peek();
    try {
      await this.game.loadOffers(this.actor, this.recorder);
      // The answer to a later request may have come before this answer.
      if (changeCount < this.#changesBefore.peek() || doneCount < this.#doneBefore.peek()) return;
      this.#backoff.reset();
      batch(() => {
        this.#failed.value = null;
        this.#doneBefore.value = doneCount;
        this.#changesBefore.value = changeCount;
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#failed.value = error;
      if (error.isPassing) this.#schedule(this.#backoff.next());
    }
  };

  /** Request the offers after a pause. If a request is planned for an earlier time, do nothing. */
  #schedule(pause: number): void {
    if (!this.#isOpen || this.#pause <= pause) return;
    this.#stop();
    this.#pause = pause;
    this.#timer = setTimeout(() => void this.reload(), pause);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#pause = Infinity;
  }
}
