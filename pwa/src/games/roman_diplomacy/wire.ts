// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AppealDoc, AwaitedDoc, BondDoc, CardDoc, CastMemberDoc, ComingDoc, DutyDoc, GameDoc, GraveActDoc, KnockDoc, LetterboxDoc, LettersDoc, PersonDoc, PetitionDoc, PictureDoc, QuestionDoc, ReportDoc, ResultDoc, SilenceDoc, SwitchesDoc, ThreadDoc, UnfinishedDoc, WindowDoc, YearDoc } from "../../core/wire";

/** What stood where: all pieces, the owners of centres ("" for nobody), and barbarians. */
export interface BoardDoc {
  readonly markers: readonly string[];
  readonly owners: { readonly [key: string]: string };
  readonly pieces: readonly PieceDoc[];
}

/**
 * How a step of the turn changed the board.
 *
 * `left` are provinces whose unit is not there any more, `came` the units that are there now;
 * `owners` the new owners of centres, `garrisons` the owners of new ones, None where one fell;
 * `markers` says where barbarians came (true) and went.
 */
export interface ChangeDoc {
  readonly came: readonly PieceDoc[];
  readonly garrisons: { readonly [key: string]: string | null };
  readonly left: readonly string[];
  readonly markers: { readonly [key: string]: boolean };
  readonly owners: { readonly [key: string]: string };
  readonly what: "adjustments" | "barbarians" | "captures" | "disorder" | "orders" | "partings" | "retreats";
}

/**
 * A player. `role` is "emperor"; `mortal` is true.
 *
 * `empire` is what the empire is called, "" before it is founded, `city` the Imperial City that
 * was chosen. `seat_no` counts from 0 in the order of the seats. `plays` while they lead an
 * empire; `union` is the federation's name, "" for none. `since` is the turn of joining and
 * `missed` are the turns without orders. `centres` and `units` are how many they have, `more` how
 * many units they may build, below 0 give up; `petrol` the orders that they may give to fleets.
 */
export interface EmpireDoc {
  readonly arrived_rank: number;
  readonly cards: number;
  readonly centres: number;
  readonly city: string;
  readonly empire: string;
  readonly group: string;
  readonly holds: { readonly [key: string]: number };
  readonly id: string;
  readonly missed: readonly number[];
  readonly more: number;
  readonly mortal: boolean;
  readonly name: string;
  readonly number?: string;
  readonly petrol: number;
  readonly place: string;
  readonly plays: boolean;
  readonly powers: readonly string[];
  readonly role: string;
  readonly seat: string;
  readonly seat_no: number;
  readonly short: string;
  readonly since: number;
  readonly statuses: readonly string[];
  readonly union: string;
  readonly units: number;
}

/** No orders have been carried out yet. */
export interface NotPlayedDoc {
  readonly turn: null;
}

/**
 * An order with its result.
 *
 * `piece` as it stood, `order` in the usual notation. `verdict`, and why it failed: `cause`, with
 * whom or what it met in `against`, and both strengths. `dislodged_from` is whence it was driven
 * out, "" if it was not. `impulse` counts from 1. `given` is false for a piece without an order.
 */
export interface OrderDoc {
  readonly against: string;
  readonly cause: string;
  readonly dislodged_from: string;
  readonly given: boolean;
  readonly impulse: number;
  readonly order: string;
  readonly other: number;
  readonly own: number;
  readonly owner: string;
  readonly piece: string;
  readonly verdict: string;
}

/** A piece on the board: `kind` is A, F, G or B, `at` its location. */
export interface PieceDoc {
  readonly at: string;
  readonly kind: "A" | "B" | "F" | "G";
  readonly owner: string;
}

/**
 * A turn whose orders were carried out: the board before, orders, what each step changed.
 *
 * `period` is the number of its period, by which its letters are found.
 */
export interface PlayedDoc {
  readonly before: BoardDoc;
  readonly changes: readonly ChangeDoc[];
  readonly orders: readonly OrderDoc[];
  readonly period: number;
  readonly season: "autumn" | "spring";
  readonly turn: number;
  readonly year: string;
}

/**
 * A province. `kind` is "sea", "coastal" or "inland", and `here` is empty.
 *
 * `owner` of a centre is "" while it is neutral; what is no centre has None. `garrison` is its
 * owner, "" for a neutral one, None where there is none. `dislodged` has to retreat, driven out
 * from `driven_from`. `marker` if barbarians hold the province.
 */
export interface ProvinceDoc {
  readonly capacity: number;
  readonly dislodged: UnitDoc | null;
  readonly driven_from: string;
  readonly free: number;
  readonly garrison: string | null;
  readonly here: readonly string[];
  readonly id: string;
  readonly kind: string;
  readonly marker: boolean;
  readonly name: string;
  readonly owner: string | null;
  readonly roads: readonly string[];
  readonly throne: string | null;
  readonly unit: UnitDoc | null;
}

/** A side: a federation by its name, else "" for an empire alone, and how strong it is. */
export interface SideDoc {
  readonly centres: number;
  readonly members: readonly string[];
  readonly name: string;
}

/** The slices of a game of roman_diplomacy, by key. Which are there depends on the viewer. */
export interface Slices {
  readonly game?: GameDoc;
  readonly awaited?: AwaitedDoc;
  readonly result?: ResultDoc;
  readonly coming?: ComingDoc;
  readonly unfinished?: UnfinishedDoc;
  readonly names?: { readonly [key: string]: string };
  readonly stand_ins?: { readonly [key: string]: readonly string[] };
  readonly picture?: PictureDoc;
  readonly letters?: LettersDoc;
  readonly turn?: TurnDoc;
  readonly played?: PlayedDoc | NotPlayedDoc;
  readonly year?: YearDoc;
  readonly switches?: SwitchesDoc;
  readonly [key: `bond/${string}`]: BondDoc;
  readonly [key: `petition/${string}`]: PetitionDoc;
  readonly [key: `grave-act/${string}`]: GraveActDoc;
  readonly [key: `duty/${string}`]: DutyDoc;
  readonly [key: `window/${string}`]: WindowDoc;
  readonly [key: `appeal/${string}`]: AppealDoc;
  readonly [key: `question/${string}`]: QuestionDoc;
  readonly [key: `card/${string}`]: CardDoc;
  readonly [key: `knock/${string}`]: KnockDoc;
  readonly [key: `cast/${string}`]: CastMemberDoc;
  readonly [key: `letterbox/${string}`]: LetterboxDoc;
  readonly [key: `thread/${string}`]: ThreadDoc;
  readonly [key: `report/${string}`]: ReportDoc;
  readonly [key: `silence/${string}`]: SilenceDoc;
  readonly [key: `person/${string}`]: EmpireDoc | PersonDoc;
  readonly [key: `place/${string}`]: ProvinceDoc;
}

/**
 * The turn. `turn` counts from 0: springs are even. `year` is as people say it.
 *
 * `started` once orders have been asked for. `phase` is what the turn waits for. A side wins with
 * `win_centres`. `contested` are provinces to which nobody retreats. `leaving` leave their
 * federation when the turn ends. `played` is how many turns have been carried out.
 */
export interface TurnDoc {
  readonly contested: readonly string[];
  readonly leaving: readonly string[];
  readonly phase: "adjustments" | "movement" | "over" | "partings" | "retreats" | "trades";
  readonly played: number;
  readonly revised: number;
  readonly season: "autumn" | "spring";
  readonly sides: readonly SideDoc[];
  readonly started: boolean;
  readonly turn: number;
  readonly uniting: readonly UnionDoc[];
  readonly variant: "I" | "II";
  readonly win_centres: number;
  readonly year: string;
}

/**
 * A federation that was agreed on in this turn: `members` are all whom it unites.
 *
 * It begins when the turn ends, unless `missing` has pairs of them: these two have not agreed to
 * each other.
 */
export interface UnionDoc {
  readonly members: readonly string[];
  readonly missing: readonly (readonly string[])[];
  readonly name: string;
}

/** A unit: `owner` is "" for one in disorder; `coast` where a fleet lies on a split coast. */
export interface UnitDoc {
  readonly coast: string;
  readonly kind: "army" | "barbarian" | "fleet";
  readonly owner: string;
}
