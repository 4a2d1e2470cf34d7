// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AimDoc, AppealDoc, AwaitedDoc, BondDoc, CardDoc, CastMemberDoc, ComingDoc, DutyDoc, ExpiredDoc, GameDoc, GraveActDoc, KnockDoc, LetterboxDoc, LettersDoc, PersonDoc, PetitionDoc, PictureDoc, QuestionDoc, ReportDoc, ResultDoc, SilenceDoc, SwitchesDoc, ThreadDoc, UnfinishedDoc, WindowDoc, YearDoc } from "../../core/view/wire";

/** The board at a moment. */
export interface BoardDoc {
  /** The provinces that barbarians hold. */
  readonly markers: readonly string[];
  /** The owner of each centre; empty for nobody. */
  readonly owners: { readonly [key: string]: string };
  /** All pieces. */
  readonly pieces: readonly PieceDoc[];
}

/** The changes of the board in a step of the turn. */
export interface ChangeDoc {
  /** The units that came or changed. */
  readonly came: readonly PieceDoc[];
  /** The owners of new garrisons; null where one fell. */
  readonly garrisons: { readonly [key: string]: string | null };
  /** The provinces whose unit has left or changed. */
  readonly left: readonly string[];
  /** Whether barbarians hold the province, by each province where this changed. */
  readonly markers: { readonly [key: string]: boolean };
  /** The new owners of centres. */
  readonly owners: { readonly [key: string]: string };
  /** The step. */
  readonly what: "adjustments" | "barbarians" | "captures" | "disorder" | "orders" | "partings" | "retreats";
}

/** A player. `role` is "emperor", and `mortal` is true. */
export interface EmpireDoc {
  /** The number in the order in which those at the place have come, from 1; 0 for nowhere. */
  readonly arrived_rank: number;
  /** Number of cards of the character. */
  readonly cards: number;
  /** Number of centres. */
  readonly centres: number;
  /** The Imperial City that was chosen; empty for none. */
  readonly city: string;
  /** The empire's name; empty before it is founded. */
  readonly empire: string;
  /** The party or family it belongs to; empty for none. */
  readonly group: string;
  /** The goods of it that everybody may know, in units of each asset. */
  readonly holds: { readonly [key: string]: number };
  /** The character's id. */
  readonly id: string;
  /** The numbers of the turns without orders. */
  readonly missed: readonly number[];
  /** Number of units that may be built; below 0 units have to be given up. */
  readonly more: number;
  /** Whether it is a mortal. */
  readonly mortal: boolean;
  /** The character's name. */
  readonly name: string;
  /** `plural` where verbs agree with the name in the plural, as with the Fates; else left out. */
  readonly number?: string;
  /** Number of orders that may be given to fleets. */
  readonly petrol: number;
  /** The place where it is; empty for nowhere. */
  readonly place: string;
  /** Whether the player leads an empire. */
  readonly plays: boolean;
  /** Its special powers, in the game's words. */
  readonly powers: readonly string[];
  /** The character's part in the game. */
  readonly role: string;
  /** The place within the place; empty for none. */
  readonly seat: string;
  /** The player's seat, a number counted from 0. */
  readonly seat_no: number;
  /** A short form of the name. */
  readonly short: string;
  /** The number of the turn of joining, from 0. */
  readonly since: number;
  /** The states it is in that everybody may know, in the game's words. */
  readonly statuses: readonly string[];
  /** The name of the federation; empty for none. */
  readonly union: string;
  /** Number of units. */
  readonly units: number;
}

/** No orders have been carried out yet. */
export interface NotPlayedDoc {
  /** Null: there is no such turn. */
  readonly turn: null;
}

/** An order with its result. */
export interface OrderDoc {
  /** The province of the opposing piece; empty for none. */
  readonly against: string;
  /** The cause of the verdict; empty for none. */
  readonly cause: string;
  /** The province from which the piece was driven out; empty where it was not. */
  readonly dislodged_from: string;
  /** Whether it was given; false for a piece without an order. */
  readonly given: boolean;
  /** The number of the impulse, from 1. */
  readonly impulse: number;
  /** The order, in the usual notation. */
  readonly order: string;
  /** The opposing strength, as a number of units. */
  readonly other: number;
  /** Its own strength, as a number of units. */
  readonly own: number;
  /** The empire that owns the piece; empty for none. */
  readonly owner: string;
  /** The piece before the order, as in `A rom`. */
  readonly piece: string;
  /** The verdict. */
  readonly verdict: string;
}

/** A piece on the board. */
export interface PieceDoc {
  /** The place where it stands: a province, or a coast of it. */
  readonly at: string;
  /** Its kind. `A`: An army. `F`: A fleet. `G`: A garrison. `B`: A barbarian army. */
  readonly kind: "A" | "B" | "F" | "G";
  /** The empire that owns it; empty for none. */
  readonly owner: string;
}

/** A turn whose orders were carried out. */
export interface PlayedDoc {
  /** The board before the orders. */
  readonly before: BoardDoc;
  /** The changes of each step. */
  readonly changes: readonly ChangeDoc[];
  /** The orders with their results. */
  readonly orders: readonly OrderDoc[];
  /** The number of its period, by which its letters are found. */
  readonly period: number;
  /** The season of the turn. */
  readonly season: "autumn" | "spring";
  /** The number of the turn, from 0. */
  readonly turn: number;
  /** The year as text, such as `240 B.C.`. */
  readonly year: string;
}

/** A province. `kind` is "sea", "coastal" or "inland", and `here` is empty. */
export interface ProvinceDoc {
  /** Number of seats. */
  readonly capacity: number;
  /** The unit that has to retreat from there; null for none. */
  readonly dislodged: UnitDoc | null;
  /** The province from which that unit was driven out; empty for none. */
  readonly driven_from: string;
  /** Number of seats that are free. */
  readonly free: number;
  /** The owner of the garrison; empty for a neutral one, null for none. */
  readonly garrison: string | null;
  /** The characters who are there, first come first. */
  readonly here: readonly string[];
  /** The place's id. */
  readonly id: string;
  /** The kind of place, in the game's words. */
  readonly kind: string;
  /** Whether barbarians hold the province. */
  readonly marker: boolean;
  /** The place's name. */
  readonly name: string;
  /** The empire that owns the centre; empty for a neutral centre, null for no centre. */
  readonly owner: string | null;
  /** The places to which roads lead. */
  readonly roads: readonly string[];
  /** The character whose throne it is; null for none. */
  readonly throne: string | null;
  /** The unit that stands there; null for none. */
  readonly unit: UnitDoc | null;
}

/** A side: a federation, or an empire alone. */
export interface SideDoc {
  /** Number of centres of the side. */
  readonly centres: number;
  /** The empires of the side. */
  readonly members: readonly string[];
  /** The name of the federation; empty for an empire alone. */
  readonly name: string;
}

/** The slices of a game of roman_diplomacy, by key. Which are there depends on the viewer. */
export interface Slices {
  /** The game itself. */
  readonly game?: GameDoc;
  /** The characters whose act the game waits for now. */
  readonly awaited?: AwaitedDoc;
  /** How the game has ended, once it has. It goes when a correction goes back before the end. */
  readonly result?: ResultDoc;
  /** The period that follows. */
  readonly coming?: ComingDoc;
  /** All that began and is not over: for stewards. */
  readonly unfinished?: UnfinishedDoc;
  /** The names of the people, by character. */
  readonly names?: { readonly [key: string]: string };
  /** The stand-ins, by the character for whom they act. */
  readonly stand_ins?: { readonly [key: string]: readonly string[] };
  /** The picture of the board: it is under `pictures/{digest}` of the game. */
  readonly picture?: PictureDoc;
  /** Which letters may be written. */
  readonly letters?: LettersDoc;
  /** The turn. */
  readonly turn?: TurnDoc;
  /** A turn whose orders were carried out. */
  readonly played?: PlayedDoc | NotPlayedDoc;
  /** The name of this year. */
  readonly year?: YearDoc;
  /** The readings of a game that are otherwise than the ruleset has them, with their values. */
  readonly switches?: SwitchesDoc;
  /** A bond between some characters, for those who may know it. */
  readonly [key: `bond/${string}`]: BondDoc;
  /** An act that waits for others' consent. */
  readonly [key: `petition/${string}`]: PetitionDoc;
  /** An act that was proposed in vain: it ended before all had agreed. */
  readonly [key: `expired/${string}`]: ExpiredDoc;
  /** A steward's act that waits, for stewards. */
  readonly [key: `grave-act/${string}`]: GraveActDoc;
  /** A choice that a character owes. */
  readonly [key: `duty/${string}`]: DutyDoc;
  /** A stretch of time in which characters owe something that stays sealed until it is over. */
  readonly [key: `window/${string}`]: WindowDoc;
  /** A refused command laid before the stewards. */
  readonly [key: `appeal/${string}`]: AppealDoc;
  /** An entry that its judges should look at: it came with a warning, or was contested. */
  readonly [key: `question/${string}`]: QuestionDoc;
  /** A seat card. */
  readonly [key: `card/${string}`]: CardDoc;
  /** Somebody without a card who asks to come in. */
  readonly [key: `knock/${string}`]: KnockDoc;
  /** The person who is to play a character, as stewards see it. */
  readonly [key: `cast/${string}`]: CastMemberDoc;
  /** The notes of a character about letters; their phones alone see them. */
  readonly [key: `letterbox/${string}`]: LetterboxDoc;
  /** Letters that answer one another. */
  readonly [key: `thread/${string}`]: ThreadDoc;
  /** A letter that somebody wants stewards to read, with its words. */
  readonly [key: `report/${string}`]: ReportDoc;
  /** Somebody whom a steward lets write no more letters. */
  readonly [key: `silence/${string}`]: SilenceDoc;
  /** A player. `role` is "emperor", and `mortal` is true. */
  readonly [key: `person/${string}`]: EmpireDoc | PersonDoc;
  /** The aim of a character. Only the character itself sees it until the game is closed. */
  readonly [key: `aim/${string}`]: AimDoc;
  /** A province. `kind` is "sea", "coastal" or "inland", and `here` is empty. */
  readonly [key: `place/${string}`]: ProvinceDoc;
}

/** The turn. */
export interface TurnDoc {
  /** The provinces of stand-offs, to which no unit may retreat. */
  readonly contested: readonly string[];
  /** The empires that leave their federation when the turn ends. */
  readonly leaving: readonly string[];
  /** The step that the turn waits for. `movement`: Orders. `retreats`: Retreats. `trades`: Trades. `partings`: The retreats of units in the city of a partner who left. `adjustments`: Builds and disbands. `over`: Nothing any more. */
  readonly phase: "adjustments" | "movement" | "over" | "partings" | "retreats" | "trades";
  /** Number of turns that have been carried out. */
  readonly played: number;
  /** Number of times that a turn was carried out again. */
  readonly revised: number;
  /** The season of the turn. */
  readonly season: "autumn" | "spring";
  /** The sides. */
  readonly sides: readonly SideDoc[];
  /** Whether orders have been asked for. */
  readonly started: boolean;
  /** The number of the turn, from 0; springs are even. */
  readonly turn: number;
  /** The federations that begin when the turn ends. */
  readonly uniting: readonly UnionDoc[];
  /** The variant of the rules. */
  readonly variant: "I" | "II";
  /** Number of centres with which a side wins. */
  readonly win_centres: number;
  /** The year as text, such as `240 B.C.`. */
  readonly year: string;
}

/** A federation that was agreed on in this turn, and begins when the turn ends. */
export interface UnionDoc {
  /** The empires that it unites. */
  readonly members: readonly string[];
  /** Pairs of members who have not agreed to each other; without such a pair it begins. */
  readonly missing: readonly (readonly string[])[];
  /** The name of the federation. */
  readonly name: string;
}

/** A unit on the board. */
export interface UnitDoc {
  /** The coast where a fleet lies, where a province has several; empty for others. */
  readonly coast: string;
  /** Its kind. */
  readonly kind: "army" | "barbarian" | "fleet";
  /** The empire that owns it; empty for a unit in disorder. */
  readonly owner: string;
}
