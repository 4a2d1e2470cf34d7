/**
 * The seals of a game. During play this phone is given the digest of each head: it keeps them, and
 * now and then signs the newest, which stands for all before. When the game is over it fetches the
 * heads themselves and looks whether they are those it was told of. Fetched with the first of them.
 */

import type { Signal } from "@preact/signals-core";
import { Problem } from "../view/api";
import type { Api } from "../view/api";
import type { PhoneStorage } from "../sending/storage";
import { checked } from "./headcheck";
import type { Verdict } from "./headcheck";
import { deviceKey, keyOf, loadCrypto, statement } from "../sending/keys";

export interface HeadsDeps {
  readonly game: string;
  readonly storage: PhoneStorage;
  readonly api: Pick<Api, "seal" | "heads" | "cosign">;
  /** The characters whose cards this phone has, if it knows: who only looks on signs nothing. */
  readonly mine: () => readonly string[] | undefined;
  /** What came of the check once the game is over; null before. */
  readonly verdict: Signal<Verdict | null>;
  readonly local: () => number;
  readonly chance?: () => number;
}

const DIGEST = /^[0-9a-f]{64}$/;

/** Phones do not all sign or ask in the same second; and not each minute. */
const SIGN_WITHIN = 40_000;
const SIGN_AGAIN = 300_000;
const CHECK_WITHIN = 15_000;

/** After these answers it would be the same with each later head. */
const REFUSED: ReadonlySet<string> = new Set(["not-your-card", "unauthorized", "malformed"]);

export class Heads {
  private newest = "";
  private signedAt = -Infinity;
  private signing: ReturnType<typeof setTimeout> | undefined;
  private checking: ReturnType<typeof setTimeout> | undefined;
  private mute = false;
  private isOver = false;
  private isWitness = false;

  constructor(private readonly deps: HeadsDeps) {}

  /** A digest came: keep it, and sign it in a while. */
  async given(digest: unknown): Promise<void> {
    if (typeof digest !== "string" || !DIGEST.test(digest) || digest === this.newest) return;
    this.newest = digest;
    this.isWitness ||= !this.isOver;
    this.signSoon();
    const name = `${headsOf(this.deps.game)}${digest}`;
    await this.deps.storage.noteOnce(name, () => String(this.deps.local())).catch(() => undefined);
  }

  /** The game is over: compare what is shown now with what was kept, once. */
  over(): void {
    this.isOver = true;
    if (this.checking || this.deps.verdict.peek()) return;
    this.checking = setTimeout(() => void this.check(), this.within(CHECK_WITHIN));
  }

  stop(): void {
    clearTimeout(this.signing);
    clearTimeout(this.checking);
    this.signing = this.checking = undefined;
  }

  private within(most: number): number {
    return (this.deps.chance ?? Math.random)() * most;
  }

  private signSoon(): void {
    const waited = this.deps.local() - this.signedAt;
    if (!this.newest || this.mute || this.signing || waited < SIGN_AGAIN || !this.deps.mine()?.length) return;
    this.signing = setTimeout(() => void this.sign(), this.within(SIGN_WITHIN));
  }

  /**
   * What cannot be signed now is signed with a later digest: nothing is lost, the newest counts.
   * Who comes when the game is over is no witness of it, and that claim brought the server no key.
   */
  private async sign(): Promise<void> {
    const { game, storage, api } = this.deps;
    const digest = this.newest;
    try {
      const isKnown = Boolean(await storage.note(sealKeyOf(game)));
      if (!isKnown && !this.isWitness) return;
      if (!isKnown) await storage.setNote(sealKeyOf(game), (await api.seal(game)).seal_key);
      const { key, sign } = await deviceKey(storage);
      if (!(await this.claimedWith(key))) return;
      await api.cosign(game, digest, sign(statement("head/1", game, digest)));
      await storage.setNote(cosignedOf(game), digest);
      this.signedAt = this.deps.local();
    } catch (error) {
      this.mute = error instanceof Problem && REFUSED.has(error.slug);
    } finally {
      this.signing = undefined;
    }
  }

  /** Whether a card that is here was claimed with this key: another phone may share the session, not the key. */
  private async claimedWith(key: string): Promise<boolean> {
    const { game, storage, mine } = this.deps;
    const keys = await Promise.all((mine() ?? []).map((character) => storage.note(keyOf(game, character))));
    return keys.includes(key);
  }

  private async check(): Promise<void> {
    const { game, storage, api } = this.deps;
    try {
      const kept = (await headsKept(storage, game)).map(({ digest }) => digest);
      const [crypto, shown] = await Promise.all([loadCrypto(), api.heads(game)]);
      const verdict = checked(crypto, game, kept, (await storage.note(sealKeyOf(game))) ?? "", shown);
      this.deps.verdict.value = verdict;
      this.signedAt = -Infinity;
      if (!verdict.wrong) this.signSoon();
    } catch {
      this.checking = undefined; // no answer: it is asked again when the game is next looked at
    }
  }
}

/** The digests of heads that this phone was given, oldest first, and when by its own clock. */
export async function headsKept(storage: PhoneStorage, game: string): Promise<readonly { readonly digest: string; readonly at: number }[]> {
  const kept = Object.entries(await storage.notesUnder(headsOf(game)));
  const heads = kept.map(([name, at]) => ({ digest: name.slice(headsOf(game).length), at: Number(at) }));
  return heads.sort((one, other) => one.at - other.at);
}

/** Under which names this phone keeps what it knows of a game's seal. */
export const headsOf = (game: string): string => `head/${game}/`;
export const sealKeyOf = (game: string): string => `seal-key/${game}`;
export const cosignedOf = (game: string): string => `cosigned/${game}`;
