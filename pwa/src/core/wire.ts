/** What travels between server and phone. Amounts are Denarii, times are milliseconds. */

export type Arg = string | number | boolean | null | readonly Arg[] | { readonly [name: string]: Arg };
export type Args = Readonly<Record<string, Arg>>;
export type Holdings = Readonly<Record<string, number>>;

export interface Message {
  readonly key: string;
  readonly args?: Args;
}

export interface Period {
  readonly seq: number;
  readonly kind: string;
  readonly key: string;
  readonly year: number;
  readonly minutes: number;
  readonly opened: number;
  readonly paused: number;
  readonly next?: string | null;
}

export interface GameDoc {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly version: string;
  readonly status: "open" | "paused" | "closing" | "closed";
  readonly period: Period;
  readonly paused_at: number;
  readonly closing?: boolean;
  readonly closes_at: number;
  readonly rulings: number;
  readonly dice: string;
  readonly stewards: readonly string[];
}

export interface SwitchDoc {
  readonly name: string;
  readonly value: Arg;
  readonly default: Arg;
  readonly others: readonly Arg[];
  readonly question: string;
  readonly meaning: string;
}

export interface PersonDoc {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly role: string;
  readonly group: string;
  readonly mortal: boolean;
  readonly statuses: readonly string[];
  readonly place: string;
  readonly seat: string;
  readonly arrived_rank: number;
  readonly holds: Holdings;
  readonly powers: readonly string[];
  readonly cards: number;
  readonly reminders?: readonly string[];
}

export interface PurseDoc {
  readonly id: string;
  readonly holds: Holdings;
  readonly statuses?: readonly string[];
}

export interface PlaceDoc {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly capacity: number;
  readonly free: number;
  readonly throne: string | null;
  readonly tributum: number;
  readonly sea: boolean;
  readonly roads: readonly string[];
  readonly here: readonly string[];
  readonly reminders?: readonly string[];
}

export interface StockLine {
  readonly seller: string;
  readonly asset: string;
  readonly price: number;
  readonly stock: number;
  readonly advertised: boolean;
}

export interface PetitionDoc extends Message {
  readonly id: string;
  readonly type: string;
  readonly actor: string;
  readonly fields: Args;
  readonly voices: readonly string[];
  readonly given: readonly string[];
}

export interface DutyDoc extends Message {
  readonly id: string;
  readonly kind: string;
  readonly owes: string;
  readonly options: readonly string[];
  readonly default: string | null;
}

export interface QuestionDoc extends Message {
  readonly id: string;
  readonly entry: string;
  readonly rule: string;
  readonly judges: readonly string[];
  readonly by: string;
  readonly reason: string;
}

export interface AppealDoc {
  readonly id: string;
  readonly type: string;
  readonly actor: string;
  readonly fields: Args;
  readonly rules: readonly string[];
  readonly reason: string;
}

export interface CardDoc {
  readonly id: string;
  readonly character: string;
  readonly claimed: boolean;
  readonly moves: number;
}

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
}

export type Slices = Readonly<Record<string, unknown>>;

export interface ViewDoc {
  readonly game: string;
  readonly now: number;
  readonly etag?: string;
  readonly cursor: string;
  readonly me: readonly string[];
  readonly staff: boolean;
  readonly slices: Slices;
  readonly entries?: readonly Line[];
  readonly tail?: readonly Line[];
}

export interface Share {
  readonly slices?: Slices;
  readonly entries?: readonly Line[];
}

export interface LiveDoc {
  readonly now: number;
  readonly p: number;
  readonly pub?: Share;
  readonly q?: number;
  readonly own?: Share;
}

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
      readonly total: number;
      readonly step: number;
      readonly caps?: Holdings | null;
    }
  | { readonly name: string; readonly kind: "text"; readonly least: number; readonly most: number }
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

export interface TryDoc {
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
}

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
