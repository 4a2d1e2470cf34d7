/** The seals of an open game. The module that stores and checks the seals is loaded with the first digest. */

import { signal } from "@preact/signals-core";
import type { Verdict } from "./headcheck";
import type { HeadKeeper, HeadsDeps } from "./heads";
import type { Line } from "../view/wire";

/** The seals of one open game. */
export class Seals {
  /** The result of the comparison after the end of the game; null before the comparison. */
  readonly verdict = signal<Verdict | null>(null);

  #heads: Promise<HeadKeeper> | null = null;

  readonly #deps: Omit<HeadsDeps, "verdict">;

  constructor(deps: Omit<HeadsDeps, "verdict">) {
    this.#deps = deps;
  }

  /** Pass a received digest on to the loaded module. */
  takeDigest(digest: unknown): void {
    this.#use((heads) => void heads.takeDigest(digest));
  }

  /** Compare the shown heads with the stored digests, because the game is over. */
  compareHeads(): void {
    this.#use((heads) => heads.compareAtEnd());
  }

  /** Store lines that were shown during play, so that the check can find them in the ledger. */
  storeLines(lines: readonly Line[]): void {
    const { game, storage, myLines } = this.#deps;
    if (lines.length && myLines()?.length) void import("./check/seenlines").then(({ storeLines }) => storeLines(storage, game, lines)).catch(() => undefined);
  }

  stop(): void {
    void this.#heads?.then((heads) => heads.stop(), () => undefined);
  }

  /** Call `action` with the loaded module. If the module cannot be loaded, the next call tries to load it again. */
  #use(action: (heads: HeadKeeper) => void): void {
    this.#heads ??= import("./heads").then(({ HeadKeeper }) => new HeadKeeper({ ...this.#deps, verdict: this.verdict }));
    this.#heads.then(action, () => (this.#heads = null));
  }
}
