/**
 * The seals of a game. During play the server sends this phone the digest of each head, and the phone stores it. Now
 * and then the phone signs the newest digest, which stands for all digests before. When the game is over, the phone
 * fetches the heads and compares them with the stored digests. This module is loaded with the first digest.
 */

import type { Signal } from "@preact/signals-core";
import { Problem } from "../view/api";
import type { Api } from "../view/api";
import type { PhoneStorage } from "../sending/storage";
import { compareHeads } from "./headcheck";
import type { Verdict } from "./headcheck";
import { deviceKey, cardKeyNoteName, loadCrypto, statementToSign } from "../sending/keys";

/** The services that the seals use. */
export interface HeadsDeps {
  readonly game: string;
  readonly storage: PhoneStorage;
  readonly api: Pick<Api, "seal" | "heads" | "cosign">;
  /**
   * Returns the characters whose cards this phone holds; undefined while they are not known. A phone without cards
   * signs no digests.
   */
  readonly myLines: () => readonly string[] | undefined;
  /** The result of the comparison after the end of the game; null before the comparison. */
  readonly verdict: Signal<Verdict | null>;
  /** Returns the phone's own time (milliseconds). */
  readonly now: () => number;
  /** Returns a random number from 0 to 1, which decides the length of pauses. */
  readonly random?: () => number;
}

const DIGEST_PATTERN = /^[0-9a-f]{64}$/;

/**
 * The longest pause before a signature (milliseconds). Pauses are random, so that the phones do not all sign in the
 * same second.
 */
const LONGEST_SIGN_PAUSE_MS = 40_000;
/** The shortest time between two signatures (milliseconds). */
const SHORTEST_SIGN_INTERVAL_MS = 300_000;
/** The longest pause before the comparison (milliseconds). */
const LONGEST_CHECK_PAUSE_MS = 15_000;

/** The slugs of problems after which the server would also refuse every later signature. */
const FINAL_PROBLEMS: ReadonlySet<string> = new Set(["not-your-card", "unauthorized", "malformed"]);

/** Stores, signs and compares the heads of one game. */
export class HeadKeeper {
  /** The newest digest; "" before the first. */
  #newestDigest = "";
  #signedAt = -Infinity;
  #signTimer: ReturnType<typeof setTimeout> | undefined;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server refused a signature in a way that would not change later. */
  #isRefusedForGood = false;
  #isOver = false;
  /** Whether this phone received a digest before the game was over. */
  #isWitness = false;

  readonly #deps: HeadsDeps;

  constructor(deps: HeadsDeps) {
    this.#deps = deps;
  }

  /** Store a received digest, and sign it after a pause. */
  async takeDigest(digest: unknown): Promise<void> {
    if (typeof digest !== "string" || !DIGEST_PATTERN.test(digest) || digest === this.#newestDigest) return;
    this.#newestDigest = digest;
    this.#isWitness ||= !this.#isOver;
    this.#signSoon();
    const noteName = `${headNotesPrefix(this.#deps.game)}${digest}`;
    await this.#deps.storage.noteOnce(noteName, () => String(this.#deps.now())).catch(() => undefined);
  }

  /** Compare the shown heads with the stored digests, because the game is over. The comparison happens only once. */
  compareAtEnd(): void {
    this.#isOver = true;
    if (this.#checkTimer || this.#deps.verdict.peek()) return;
    this.#checkTimer = setTimeout(() => void this.#check(), this.#randomPause(LONGEST_CHECK_PAUSE_MS));
  }

  stop(): void {
    clearTimeout(this.#signTimer);
    clearTimeout(this.#checkTimer);
    this.#signTimer = this.#checkTimer = undefined;
  }

  #randomPause(limit: number): number {
    return (this.#deps.random ?? Math.random)() * limit;
  }

  #signSoon(): void {
    const pause = this.#deps.now() - this.#signedAt;
    if (!this.#newestDigest || this.#isRefusedForGood || this.#signTimer || pause < SHORTEST_SIGN_INTERVAL_MS || !this.#deps.myLines()?.length) return;
    this.#signTimer = setTimeout(() => void this.#sign(), this.#randomPause(LONGEST_SIGN_PAUSE_MS));
  }

  /**
   * Sign the newest digest. If a digest cannot be signed now, a later signature also stands for it. A phone that joined
   * after the end of the game does not sign. Such a phone is no witness, and its claim gave the server no key.
   */
  async #sign(): Promise<void> {
    const { game, storage, api } = this.#deps;
    const digest = this.#newestDigest;
    try {
      const isKnown = Boolean(await storage.note(sealKeyNoteName(game)));
      if (!isKnown && !this.#isWitness) return;
      if (!isKnown) await storage.setNote(sealKeyNoteName(game), (await api.seal(game)).seal_key);
      const { key, sign } = await deviceKey(storage);
      if (!(await this.#claimedWith(key))) return;
      await api.cosign(game, digest, sign(statementToSign("head/1", game, digest)));
      await storage.setNote(cosignedDigestNoteName(game), digest);
      this.#signedAt = this.#deps.now();
    } catch (error) {
      this.#isRefusedForGood = error instanceof Problem && FINAL_PROBLEMS.has(error.slug);
    } finally {
      this.#signTimer = undefined;
    }
  }

  /**
   * Return whether a card on this phone was claimed with the given key. Another phone may share the session, but not
   * the key.
   */
  async #claimedWith(key: string): Promise<boolean> {
    const { game, storage, myLines } = this.#deps;
    const keys = await Promise.all((myLines() ?? []).map((character) => storage.note(cardKeyNoteName(game, character))));
    return keys.includes(key);
  }

  async #check(): Promise<void> {
    const { game, storage, api } = this.#deps;
    try {
      const digests = (await loadHeadDigests(storage, game)).map(({ digest }) => digest);
      const [crypto, heads] = await Promise.all([loadCrypto(), api.heads(game)]);
      const verdict = compareHeads(crypto, game, digests, (await storage.note(sealKeyNoteName(game))) ?? "", heads);
      this.#deps.verdict.value = verdict;
      this.#signedAt = -Infinity;
      if (!verdict.fault) this.#signSoon();
    } catch {
      this.#checkTimer = undefined; // The server did not answer. The phone compares again when the game is next opened.
    }
  }
}

/**
 * Return the digests of heads that this phone received, oldest first. Each digest has the time of its arrival by the
 * phone's clock (milliseconds).
 */
export async function loadHeadDigests(storage: PhoneStorage, game: string): Promise<readonly { readonly digest: string; readonly at: number }[]> {
  const notes = Object.entries(await storage.notesUnder(headNotesPrefix(game)));
  const heads = notes.map(([name, time]) => ({ digest: name.slice(headNotesPrefix(game).length), at: Number(time) }));
  return heads.sort((firstHead, secondHead) => firstHead.at - secondHead.at);
}

/** Return the prefix of the notes that contain the digests of a game. */
export const headNotesPrefix = (game: string): string => `head/${game}/`;
/** Return the name of the note that contains a game's key. */
export const sealKeyNoteName = (game: string): string => `seal-key/${game}`;
/** Return the name of the note that contains the digest that this phone signed last. */
export const cosignedDigestNoteName = (game: string): string => `cosigned/${game}`;
