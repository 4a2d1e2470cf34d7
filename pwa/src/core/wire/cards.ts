/** Cards, who holds them, and the games they belong to. */

import type { Period } from "./view";

export interface CharacterDoc {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly role: string;
  readonly group: string;
}

export interface CardPreview {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly character: CharacterDoc;
  readonly card: string;
  readonly taken: boolean;
  readonly here: boolean;
}

/** A card's token, this phone's name and its public key; `move` takes the card from another phone. */
export interface ClaimBody {
  readonly token: string;
  readonly device: string;
  readonly move: boolean;
  readonly key: string;
}

export interface HeldCard {
  readonly game: string;
  readonly card: string;
  readonly character: CharacterDoc | string;
}

export interface SessionDoc {
  readonly cards: readonly HeldCard[];
  readonly now: number;
}

export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly status: string;
  /** Whether play has not begun yet; the game is paused meanwhile. */
  readonly waiting?: boolean;
  /** Whether it has come to its end, closed or not. */
  readonly over: boolean;
  readonly period: Period | null;
  readonly fingerprints?: readonly string[];
}

export interface RehearsalCard {
  readonly game: string;
  readonly card: string;
  readonly link: string;
  readonly character: CharacterDoc;
  readonly claimed?: boolean;
}

/** Every published head of a game that is over: the text that was signed, and its proof in base64. */
export interface HeadsDoc {
  readonly seal_key: string;
  readonly heads: readonly { readonly text: string; readonly proof: readonly string[] }[];
}
