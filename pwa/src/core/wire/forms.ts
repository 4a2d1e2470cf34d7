/** What I may do, what would come of it, and what became of it. */

import type { Args, Holdings, Message } from "./base";
import type { Leg, Line } from "./lines";

export interface Option {
  readonly value: string;
  readonly ref?: string;
  readonly note?: string;
  readonly args?: Args;
}

export type Field =
  | { readonly name: string; readonly kind: "choice"; readonly options: readonly Option[] }
  | {
      readonly name: string;
      readonly kind: "subset";
      readonly options: readonly Option[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly name: string;
      readonly kind: "number";
      readonly least: number;
      readonly most: number;
      readonly step: number;
      readonly unit: string;
    }
  | {
      readonly name: string;
      readonly kind: "split";
      readonly options: readonly Option[];
      readonly least?: number;
      readonly total: number;
      readonly step: number;
      readonly caps?: Holdings | null;
    }
  | { readonly name: string; readonly kind: "text"; readonly least: number; readonly most: number }
  | { readonly name: string; readonly kind: "dice"; readonly count: number; readonly sides: number; readonly of?: readonly string[] }
  | { readonly name: string; readonly kind: "entry" }
  | { readonly name: string; readonly kind: "awaiting"; readonly after: readonly string[] };

export interface Objection extends Message {
  readonly rule: string;
  readonly grade: "L" | "W";
  readonly waivable: boolean;
  readonly hidden: boolean;
  readonly text?: string;
}

export interface Form {
  readonly type: string;
  readonly chapter: string;
  readonly fields: readonly Field[];
  readonly blocked: readonly Objection[];
}

export interface OffersDoc {
  readonly as: string;
  readonly period: number;
  readonly offers: readonly Form[];
  readonly reminders: readonly string[];
}

export interface PreviewDoc {
  readonly fields: readonly Field[];
  readonly complete: boolean;
  readonly objections: readonly Objection[];
  readonly warnings: readonly Objection[];
  readonly voices: readonly string[];
  readonly legs: readonly Leg[];
  readonly after: Readonly<Record<string, Holdings>>;
}

/** A command as it is sent: its kind, for whom, in which period, and its own fields. */
export interface CommandBody {
  readonly type: string;
  readonly as: string;
  readonly period: number;
  readonly recorder?: string;
  readonly waive?: readonly string[];
  readonly reason?: string;
  readonly [field: string]: unknown;
}

export interface ReceiptDoc {
  readonly command: string;
  readonly repeated: boolean;
  readonly pending: boolean;
  readonly entries: readonly Line[];
  readonly cursor?: string;
  readonly token?: string;
}

export interface ProblemDoc {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly objections?: readonly Objection[];
  readonly appealable?: boolean;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly period?: number;
  /** The game's signature under its refusal of a signed command. */
  readonly refusal?: string;
}
