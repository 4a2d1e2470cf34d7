/** Slices of the view. */

import type { Arg, Args, Holdings, Message } from "./base";

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
  /** Whether play has not begun yet; the game is paused meanwhile. */
  readonly waiting?: boolean;
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
  /** Of a ruling that all have to agree to: the rules it sets aside. */
  readonly waive?: readonly string[];
  /** Of a ruling that all have to agree to: why. */
  readonly reason?: string;
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
