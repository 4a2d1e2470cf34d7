/** The chronicle, and the view it belongs to. */

import type { Message } from "./base";

export interface Leg {
  readonly asset: string;
  readonly from?: string;
  readonly to?: string;
  readonly amount: number;
}

export interface Warned extends Message {
  readonly rule: string;
}

export interface Moved {
  readonly piece: string;
  readonly place: string;
  readonly seat: string;
}

export interface Line extends Message {
  readonly id: string;
  readonly c: string;
  readonly after?: number;
  readonly n?: number;
  readonly at: number;
  readonly period: number;
  readonly words: boolean;
  readonly legs: readonly Leg[];
  readonly moved: readonly Moved[];
  readonly rolls: readonly unknown[];
  readonly by: { readonly as: string; readonly recorder: string } | null;
  readonly warned: readonly Warned[];
  readonly ruling: { readonly by: string; readonly waived: readonly string[]; readonly reason: string } | null;
  readonly reversed: boolean;
  readonly on?: string;
  /** Free words that went with it, as far as I may read them. */
  readonly reason?: string;
  /** The id of the entry that this one is about, such as the one that it takes back. */
  readonly about?: string;
}

export type Slices = Readonly<Record<string, unknown>>;

export interface ViewDoc {
  readonly game: string;
  readonly now: number;
  readonly etag?: string;
  readonly cursor: string;
  readonly me: readonly string[];
  readonly staff: boolean;
  /** Slices that not everybody sees, by key. */
  readonly private: readonly string[];
  readonly slices: Slices;
  readonly entries?: readonly Line[];
  readonly tail?: readonly Line[];
}

export interface DeltaPart {
  readonly slices?: Slices;
  readonly entries?: readonly Line[];
}

export interface DeltaDoc {
  readonly now: number;
  readonly p: number;
  readonly pub?: DeltaPart;
  readonly q?: number;
  readonly own?: DeltaPart;
}
