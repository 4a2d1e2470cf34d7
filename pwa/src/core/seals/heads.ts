/**
 * The seals of a game. During play this phone receives the digest of each head and keeps it. Now and then it signs
 * the newest digest, which stands for all before. When the game is over, it fetches the heads and compares them with
 * the kept digests. This module is loaded with the first digest.
 */

import type { Signal } from "@preact/signals-core";
import { Problem } from "../view/api";
import type { Api } from "../view/api";
import type { PhoneStorage } from "../sending/storage";
import { compareHeads } from "./headcheck";
import type { Verdict } from "./headcheck";
import { deviceKey, cardKeyNote, loadCrypto, statementToSign } from "../sending/keys";

/** The services that the seals use. */
export interface HeadsDeps {
  readonly game: string;
  readonly storage: PhoneStorage;
  readonly api: Pick<Api, "seal" | "heads" | "cosign">;
  /**
   * Gives the characters whose cards this phone holds; undefined while that is not known. A phone without cards signs
   * nothing.
   */
  readonly mine: () => readonly string[] | undefined;
  /** The result of the comparison once the game is over; null before. */
  readonly verdict: Signal<Verdict | null>;
  /** Gives the phone's own time (milliseconds). */
  readonly local: () => number;
  /** Gives a random number from 0 to 1, for the length of pauses. */
  readonly chance?: () => number;
}

const DIGEST = /^[0-9a-f]{64}$/;

/**
 * Longest pause before a signature (milliseconds). Pauses are random, so that phones do not all sign in the same
 * second.
 */
const LONGEST_SIGN_PAUSE_MS = 40_000;
/** Shortest time between two signatures (milliseconds). */
const SHORTEST_SIGN_INTERVAL_MS = 300_000;
/** Longest pause before the comparison (milliseconds). */
const LONGEST_CHECK_PAUSE_MS = 15_000;

/** Slugs of problems after which the server would refuse every later signature, too. */
const FINAL_PROBLEMS: ReadonlySet<string> = new Set(["not-your-card", "unauthorized", "malformed"]);

/** Keeps, signs and compares the heads of one game. */
export class Heads {
  /** The newest digest; "" for none. */
  private newest = "";
  private signedAt = -Infinity;
  private signTimer: ReturnType<typeof setTimeout> | undefined;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server refused a signature for good. */
  private isRefusedForGood = false;
  private isOver = false;
  /** Whether a digest came before the game was over. */
  private isWitness = false;

  constructor(private readonly deps: HeadsDeps) {}

  /** Keep a digest that came, and sign it after a while. */
  async takeDigest(digest: unknown): Promise<void> {
    if (typeof digest !== "string" || !DIGEST.test(digest) || digest === this.newest) return;
    this.newest = digest;
    this.isWitness ||= !this.isOver;
    this.signSoon();
    const name = `${headNotesPrefix(this.deps.game)}${digest}`;
    await this.deps.storage.noteOnce(name, () => String(this.deps.local())).catch(() => undefined);
  }

  /** Compare the shown heads with the kept digests, because the game is over. The comparison happens once. */
  compareAtEnd(): void {
    this.isOver = true;
    if (this.checkTimer || this.deps.verdict.peek()) return;
    this.checkTimer = setTimeout(() => void this.check(), this.randomPause(LONGEST_CHECK_PAUSE_MS));
  }

  stop(): void {
    clearTimeout(this.signTimer);
    clearTimeout(this.checkTimer);
    this.signTimer = this.checkTimer = undefined;
  }

  private randomPause(most: number): number {
    return (this.deps.chance ?? Math.random)() * most;
  }

  private signSoon(): void {
    const waited = this.deps.local() - this.signedAt;
    if (!this.newest || this.isRefusedForGood || this.signTimer || waited < SHORTEST_SIGN_INTERVAL_MS || !this.deps.mine()?.length) return;
    this.signTimer = setTimeout(() => void this.sign(), this.randomPause(LONGEST_SIGN_PAUSE_MS));
  }

  /**
   * Sign the newest digest. A digest that cannot be signed now is not lost, because a later signature stands for it,
   * too. A phone that came after the game was over does not sign: it is no witness, and its claim gave the server no
   * key.
   */
  private async sign(): Promise<void> {
    const { game, storage, api } = this.deps;
    const digest = this.newest;
    try {
      const isKnown = Boolean(await storage.note(sealKeyNote(game)));
      if (!isKnown && !this.isWitness) return;
      if (!isKnown) await storage.setNote(sealKeyNote(game), (await api.seal(game)).seal_key);
      const { key, sign } = await deviceKey(storage);
      if (!(await this.claimedWith(key))) return;
      await api.cosign(game, digest, sign(statementToSign("head/1", game, digest)));
      await storage.setNote(cosignedNote(game), digest);
      this.signedAt = this.deps.local();
    } catch (error) {
      this.isRefusedForGood = error instanceof Problem && FINAL_PROBLEMS.has(error.slug);
    } finally {
      this.signTimer = undefined;
    }
  }

  /**
   * Return whether a card on this phone was claimed with this key. Another phone may share the session, but not the
   * key.
   */
  private async claimedWith(key: string): Promise<boolean> {
    const { game, storage, mine } = this.deps;
    const keys = await Promise.all((mine() ?? []).map((character) => storage.note(cardKeyNote(game, character))));
    return keys.includes(key);
  }

  private async check(): Promise<void> {
    const { game, storage, api } = this.deps;
    try {
      const kept = (await loadHeadDigests(storage, game)).map(({ digest }) => digest);
      const [crypto, shown] = await Promise.all([loadCrypto(), api.heads(game)]);
      const verdict = compareHeads(crypto, game, kept, (await storage.note(sealKeyNote(game))) ?? "", shown);
      this.deps.verdict.value = verdict;
      this.signedAt = -Infinity;
      if (!verdict.wrong) this.signSoon();
    } catch {
      this.checkTimer = undefined; // There was no answer: the next opening of the game asks again.
    }
  }
}

/**
 * Return the digests of heads that this phone received, oldest first, each with its time of arrival by the phone's
 * clock (milliseconds).
 */
export async function loadHeadDigests(storage: PhoneStorage, game: string): Promise<readonly { readonly digest: string; readonly at: number }[]> {
  const kept = Object.entries(await storage.notesUnder(headNotesPrefix(game)));
  const heads = kept.map(([name, at]) => ({ digest: name.slice(headNotesPrefix(game).length), at: Number(at) }));
  return heads.sort((one, other) => one.at - other.at);
}

/** Return the prefix of the notes that hold digests of a game. */
export const headNotesPrefix = (game: string): string => `head/${game}/`;
/** Return the name of the note that holds a game's key. */
export const sealKeyNote = (game: string): string => `seal-key/${game}`;
/** Return the name of the note that holds the digest that this phone signed last. */
export const cosignedNote = (game: string): string => `cosigned/${game}`;
