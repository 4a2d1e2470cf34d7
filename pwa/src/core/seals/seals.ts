/** The seals of an open game. What keeps and checks them is fetched with the first of them. */

import { signal } from "@preact/signals-core";
import type { Verdict } from "./headcheck";
import type { Heads, HeadsDeps } from "./heads";
import type { Line } from "../view/wire";

export class Seals {
  /** Whether the seals this phone was given fit, once the game is over and was looked at. */
  readonly verdict = signal<Verdict | null>(null);

  private heads: Promise<Heads> | null = null;

  constructor(private readonly deps: Omit<HeadsDeps, "verdict">) {}

  /** A digest came. */
  given(digest: unknown): void {
    this.use((heads) => void heads.given(digest));
  }

  /** The game is over: compare what is shown with what was kept. */
  over(): void {
    this.use((heads) => heads.over());
  }

  /** Lines were shown during play: kept, so that afterwards they can be looked for in the ledger. */
  saw(lines: readonly Line[]): void {
    const { game, storage, mine } = this.deps;
    if (lines.length && mine()?.length) void import("./check/seen").then(({ keepLines }) => keepLines(storage, game, lines)).catch(() => undefined);
  }

  stop(): void {
    void this.heads?.then((heads) => heads.stop(), () => undefined);
  }

  /** What could not be fetched is fetched when it is next needed. */
  private use(how: (heads: Heads) => void): void {
    this.heads ??= import("./heads").then(({ Heads }) => new Heads({ ...this.deps, verdict: this.verdict }));
    this.heads.then(how, () => (this.heads = null));
  }
}
