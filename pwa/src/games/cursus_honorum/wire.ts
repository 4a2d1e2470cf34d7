// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AppealDoc, AwaitedDoc, BondDoc, CardDoc, CastMemberDoc, ComingDoc, DutyDoc, GameDoc, GraveActDoc, KnockDoc, LetterboxDoc, LettersDoc, PersonDoc, PetitionDoc, PictureDoc, QuestionDoc, ReportDoc, ResultDoc, SilenceDoc, SwitchesDoc, ThreadDoc, UnfinishedDoc, WindowDoc } from "../../core/wire";

/** The candidates of each office. */
export interface CandidacyDoc {
  readonly office: string;
  readonly who: string;
}

/** An election of this round; it stays to be read until the next elections. */
export interface ContestDoc {
  readonly ballot: number;
  readonly candidates: readonly string[];
  readonly held: boolean;
  readonly office: string;
  readonly votes: readonly VoteDoc[];
  readonly waiting: readonly string[];
  readonly winner: string | null;
}

/** A die of the turn; they stay on the table to the end of the turn. */
export interface DieDoc {
  readonly face: number;
  readonly id: string;
  readonly kind: "choice" | "disapproval" | "political_attack" | "political_capital" | "skill" | "wealth";
  readonly locked: boolean;
}

/** The offices that end the game, and how many elections to them do. */
export interface EndDoc {
  readonly elected: number;
  readonly offices: readonly string[];
}

/** What one die of each kind gives. */
export interface GainsDoc {
  readonly choice: number;
  readonly political_attack: number;
  readonly political_capital: number;
  readonly skill: number;
  readonly wealth: number;
}

/** An office that somebody has held, as which winner, and its points as of now. */
export interface HeldOfficeDoc {
  readonly office: string;
  readonly order: number;
  readonly points: number;
  readonly round: number;
}

/** A name on the HONORES sheet: who, as which winner, in which round. */
export interface HonorDoc {
  readonly order: number;
  readonly round: number;
  readonly who: string;
}

/** Political capital that comes in every turn besides the dice. */
export interface IncomeDoc {
  readonly office: number;
  readonly skills: number;
  readonly total: number;
}

/** A level of dignitas; `first` is the dignitas at which it begins. */
export interface LevelDoc {
  readonly boxes: number;
  readonly dice: number;
  readonly first: number;
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly upkeep: number;
}

/** A luxury as printed; `office` is the one its buyer must have held. */
export interface LuxuryDoc {
  readonly cost: number;
  readonly id: string;
  readonly name: string;
  readonly office: string | null;
  readonly points: number;
}

/**
 * Somebody with a record sheet, in the order of the sheet.
 *
 * `statuses` may have `waiting`: has a card, and does not play yet, or no more. `dignitas` and
 * `shame` are boxes ticked, `wealth` is what is saved, `score` the victory points if the game
 * ended now.
 */
export interface NobleDoc {
  readonly arrived_rank: number;
  readonly cards: number;
  readonly dignitas: number;
  readonly group: string;
  readonly holds: { readonly [key: string]: number };
  readonly id: string;
  readonly income: IncomeDoc;
  readonly level: OwnLevelDoc;
  readonly luxuries: readonly string[];
  readonly mortal: boolean;
  readonly name: string;
  readonly number?: string;
  readonly offices: readonly HeldOfficeDoc[];
  readonly place: string;
  readonly powers: readonly string[];
  readonly role: string;
  readonly score: number;
  readonly seat: string;
  readonly shame: number;
  readonly short: string;
  readonly skills: readonly SkillLineDoc[];
  readonly statuses: readonly string[];
  readonly votes: VoteDiceDoc;
  readonly wealth: number;
}

/**
 * An office as printed. `places` is 0 for any number; `points` are those of the next winner.
 *
 * `open` is false once nobody more can win it.
 */
export interface OfficeDoc {
  readonly bonus: number;
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
  readonly places: number;
  readonly points: number;
  readonly votes: number;
}

/** The level somebody has; `ticked` of its boxes. */
export interface OwnLevelDoc {
  readonly boxes: number;
  readonly dice: number;
  readonly first: number;
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly ticked: number;
  readonly upkeep: number;
}

/** Somebody's victory points if the game ended now. */
export interface ScoreDoc {
  readonly score: number;
  readonly who: string;
}

/**
 * What is printed on the sheets, with the readings in force.
 *
 * `faces` are the kinds of the faces 1 to 6, `rolls` the most rolls in a turn, `boxes` those of
 * dignitas in all, `shame` those of shame; `disgrace` is what one shame takes of the victory
 * points. `offices` go from the highest down.
 */
export interface SheetDoc {
  readonly boxes: number;
  readonly disgrace: number;
  readonly end: EndDoc;
  readonly faces: readonly ("choice" | "disapproval" | "political_attack" | "political_capital" | "skill" | "wealth")[];
  readonly gains: GainsDoc;
  readonly levels: readonly LevelDoc[];
  readonly luxuries: readonly LuxuryDoc[];
  readonly offices: readonly OfficeDoc[];
  readonly rolls: number;
  readonly shame: number;
  readonly skills: readonly SkillDoc[];
}

/** A skill as printed; `only_for` is the office for which alone it counts. */
export interface SkillDoc {
  readonly boxes: number;
  readonly capital: number;
  readonly id: string;
  readonly name: string;
  readonly only_for: string | null;
  readonly per_die: number;
  readonly votes: number;
}

/**
 * A skill on somebody's sheet: `boxes` are ticked, `of` is how many it has.
 *
 * `from` is the round from which a finished skill works.
 */
export interface SkillLineDoc {
  readonly active: boolean;
  readonly boxes: number;
  readonly finished: boolean;
  readonly from: number | null;
  readonly id: string;
  readonly name: string;
  readonly of: number;
}

/** The slices of a game of cursus_honorum, by key. Which are there depends on the viewer. */
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
  readonly table?: TableDoc;
  readonly sheet?: SheetDoc;
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
  readonly [key: `person/${string}`]: NobleDoc | PersonDoc;
}

/**
 * How the game stands.
 *
 * `order` is the turn order of this round, `standing` the candidates in that order. `ready` are
 * those who have nothing more to announce: candidates, and whoever said so since the last
 * candidacy. `contests` go from the highest office down; an election that a steward has held
 * again may stand between two turns. `ending` are those who would end the game now. `honores` has
 * every office, first winner first; `scores` the highest first. `winners` are known once the game
 * is over: whoever has most now, also after later corrections.
 */
export interface TableDoc {
  readonly contests: readonly ContestDoc[];
  readonly ending: readonly string[];
  readonly honores: { readonly [key: string]: readonly HonorDoc[] };
  readonly order: readonly string[];
  readonly phase: "actions" | "candidacies" | "over" | "start" | "votes";
  readonly ready: readonly string[];
  readonly round: number;
  readonly scores: readonly ScoreDoc[];
  readonly standing: readonly CandidacyDoc[];
  readonly turn: TurnDoc | null;
  readonly winners: readonly string[];
}

/**
 * Somebody's turn, and the step that is open: a later one closes earlier ones.
 *
 * `rolls` is how often the dice were rolled, `entries` the ids of those that tell it. `pc`,
 * `skill_points` and `attacks` are what is left to spend, once the dice were counted; before that
 * what a reading lets one save. `upkeep` is what will be asked if rolling stops now; later, what
 * the level costs.
 */
export interface TurnDoc {
  readonly attacks: number;
  readonly dice: readonly DieDoc[];
  readonly entries: readonly string[];
  readonly pc: number;
  readonly rolls: number;
  readonly rolls_left: number;
  readonly skill_points: number;
  readonly step: "advance" | "attack" | "buy" | "roll" | "train";
  readonly upkeep: number;
  readonly who: string;
}

/** Vote dice now, and what skills add to their pips, by office. */
export interface VoteDiceDoc {
  readonly bonus: { readonly [key: string]: number };
  readonly dice: number;
}

/** The votes that somebody has cast, and the id of the entry that tells it. */
export interface VoteDoc {
  readonly bonus: number;
  readonly entry: string;
  readonly faces: readonly number[];
  readonly votes: number;
  readonly who: string;
}
