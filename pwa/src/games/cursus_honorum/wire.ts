// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AimDoc, AppealDoc, AwaitedDoc, BondDoc, CardDoc, CastMemberDoc, ComingDoc, DutyDoc, ExpiredDoc, GameDoc, GraveActDoc, KnockDoc, LetterboxDoc, LettersDoc, PersonDoc, PetitionDoc, PictureDoc, QuestionDoc, ReportDoc, ResultDoc, SilenceDoc, SwitchesDoc, ThreadDoc, UnfinishedDoc, WindowDoc } from "../../core/view/wire";

/** A candidate of an office. */
export interface CandidacyDoc {
  /** The office's id. */
  readonly office: string;
  /** The candidate. */
  readonly who: string;
}

/** An election of this round; it stays to be read until the next elections. */
export interface ContestDoc {
  /** The number of the ballot, from 1. */
  readonly ballot: number;
  /** The candidates who roll in it. */
  readonly candidates: readonly string[];
  /** Whether it is over. */
  readonly held: boolean;
  /** The office's id. */
  readonly office: string;
  /** The votes that were cast. */
  readonly votes: readonly VoteDoc[];
  /** The candidates who have not rolled. */
  readonly waiting: readonly string[];
  /** The candidate who has won; null for nobody. */
  readonly winner: string | null;
}

/** A die of the turn; it stays on the table to the end of the turn. */
export interface DieDoc {
  /** The face that it shows, from 1 to 6. */
  readonly face: number;
  /** The die's id. */
  readonly id: string;
  /** The meaning of the face on the sheet. */
  readonly kind: "choice" | "disapproval" | "political_attack" | "political_capital" | "skill" | "wealth";
  /** Whether it cannot be rolled again. */
  readonly locked: boolean;
}

/** The end of the game. */
export interface EndDoc {
  /** Number of elections to these offices that end it. */
  readonly elected: number;
  /** The offices whose elections end it. */
  readonly offices: readonly string[];
}

/** The gains of one die of each kind. */
export interface GainsDoc {
  /** Number of points of either political capital or skill. */
  readonly choice: number;
  /** Number of attack dice. */
  readonly political_attack: number;
  /** Number of points of political capital. */
  readonly political_capital: number;
  /** Number of skill points. */
  readonly skill: number;
  /** Number of boxes of wealth. */
  readonly wealth: number;
}

/** An office that a player has held. */
export interface HeldOfficeDoc {
  /** The office's id. */
  readonly office: string;
  /** The number of the winner among all who have won it, from 1. */
  readonly order: number;
  /** The victory points that it is worth now. */
  readonly points: number;
  /** The number of the round in which it was won. */
  readonly round: number;
}

/** A name on the HONORES sheet. */
export interface HonorDoc {
  /** The number of the winner among all who have won the office, from 1. */
  readonly order: number;
  /** The number of the round in which it was won. */
  readonly round: number;
  /** The player. */
  readonly who: string;
}

/** Political capital that comes in every turn besides the dice. */
export interface IncomeDoc {
  /** The income of the office, in points of political capital. */
  readonly office: number;
  /** The income of skills, in points of political capital. */
  readonly skills: number;
  /** Skills and office together, in points of political capital. */
  readonly total: number;
}

/** A level of dignitas. */
export interface LevelDoc {
  /** Number of boxes of dignitas in the level. */
  readonly boxes: number;
  /** Number of dice that it gives. */
  readonly dice: number;
  /** The number of boxes of dignitas at which it begins. */
  readonly first: number;
  /** The level's id. */
  readonly id: string;
  /** The level's name. */
  readonly name: string;
  /** The number of the level, from 1. */
  readonly number: number;
  /** The upkeep in a turn, in points of political capital. */
  readonly upkeep: number;
}

/** A luxury as printed. */
export interface LuxuryDoc {
  /** The cost, in boxes of wealth. */
  readonly cost: number;
  /** The luxury's id. */
  readonly id: string;
  /** The luxury's name. */
  readonly name: string;
  /** The office that its buyer must have held; null for none. */
  readonly office: string | null;
  /** The victory points that it is worth. */
  readonly points: number;
}

/**
 * A player with a record sheet.
 *
 * The fields are in the order of the sheet. `statuses` may contain `waiting`: the player has a
 * card, but does not play yet, or plays no more.
 */
export interface NobleDoc {
  /** The number in the order in which those at the place have come, from 1; 0 for nowhere. */
  readonly arrived_rank: number;
  /** Number of cards of the character. */
  readonly cards: number;
  /** Number of boxes of dignitas that are ticked. */
  readonly dignitas: number;
  /** The party or family it belongs to; empty for none. */
  readonly group: string;
  /** The goods of it that everybody may know, in units of each asset. */
  readonly holds: { readonly [key: string]: number };
  /** The character's id. */
  readonly id: string;
  /** Political capital that comes in every turn. */
  readonly income: IncomeDoc;
  /** The level that they give. */
  readonly level: OwnLevelDoc;
  /** The luxuries that were bought. */
  readonly luxuries: readonly string[];
  /** Whether it is a mortal. */
  readonly mortal: boolean;
  /** The character's name. */
  readonly name: string;
  /** `plural` where verbs agree with the name in the plural, as with the Fates; else left out. */
  readonly number?: string;
  /** The offices that were held. */
  readonly offices: readonly HeldOfficeDoc[];
  /** The place where it is; empty for nowhere. */
  readonly place: string;
  /** Its special powers, in the game's words. */
  readonly powers: readonly string[];
  /** The character's part in the game. */
  readonly role: string;
  /** The victory points if the game ended now. */
  readonly score: number;
  /** The place within the place; empty for none. */
  readonly seat: string;
  /** Number of boxes of shame that are ticked. */
  readonly shame: number;
  /** A short form of the name. */
  readonly short: string;
  /** The skills. */
  readonly skills: readonly SkillLineDoc[];
  /** The states it is in that everybody may know, in the game's words. */
  readonly statuses: readonly string[];
  /** The vote dice. */
  readonly votes: VoteDiceDoc;
  /** Number of boxes of wealth that are saved. */
  readonly wealth: number;
}

/** An office as printed. */
export interface OfficeDoc {
  /** The income in every turn, in points of political capital. */
  readonly bonus: number;
  /** The office's id. */
  readonly id: string;
  /** The office's name. */
  readonly name: string;
  /** Whether anybody can still win it. */
  readonly open: boolean;
  /** Number of players who can win it; 0 for any number. */
  readonly places: number;
  /** The victory points of the next winner. */
  readonly points: number;
  /** Number of votes that it takes. */
  readonly votes: number;
}

/** The level of a player. */
export interface OwnLevelDoc {
  /** Number of boxes of dignitas in the level. */
  readonly boxes: number;
  /** Number of dice that it gives. */
  readonly dice: number;
  /** The number of boxes of dignitas at which it begins. */
  readonly first: number;
  /** The level's id. */
  readonly id: string;
  /** The level's name. */
  readonly name: string;
  /** The number of the level, from 1. */
  readonly number: number;
  /** Number of its boxes that are ticked. */
  readonly ticked: number;
  /** The upkeep in a turn, in points of political capital. */
  readonly upkeep: number;
}

/** The score of a player if the game ended now. */
export interface ScoreDoc {
  /** The victory points. */
  readonly score: number;
  /** The player. */
  readonly who: string;
}

/** The printed sheets, with the readings in force. */
export interface SheetDoc {
  /** Number of boxes of dignitas in all. */
  readonly boxes: number;
  /** The victory points that one box of shame takes. */
  readonly disgrace: number;
  /** The end of the game. */
  readonly end: EndDoc;
  /** The meanings of the faces 1 to 6. */
  readonly faces: readonly ("choice" | "disapproval" | "political_attack" | "political_capital" | "skill" | "wealth")[];
  /** The gains of one die of each kind. */
  readonly gains: GainsDoc;
  /** The levels of dignitas, from the lowest up. */
  readonly levels: readonly LevelDoc[];
  /** The luxuries. */
  readonly luxuries: readonly LuxuryDoc[];
  /** The offices, from the highest down. */
  readonly offices: readonly OfficeDoc[];
  /** The maximum number of rolls in a turn. */
  readonly rolls: number;
  /** Number of boxes of shame in all. */
  readonly shame: number;
  /** The skills. */
  readonly skills: readonly SkillDoc[];
}

/** A skill as printed. */
export interface SkillDoc {
  /** Number of boxes it has. */
  readonly boxes: number;
  /** The income in every turn, in points of political capital. */
  readonly capital: number;
  /** The skill's id. */
  readonly id: string;
  /** The skill's name. */
  readonly name: string;
  /** The office for which alone it counts; null for all. */
  readonly only_for: string | null;
  /** The votes that it adds to each vote die. */
  readonly per_die: number;
  /** The votes that it adds to vote dice. */
  readonly votes: number;
}

/** A skill on a player's sheet. */
export interface SkillLineDoc {
  /** Whether it works in this round. */
  readonly active: boolean;
  /** Number of boxes that are ticked. */
  readonly boxes: number;
  /** Whether all its boxes are ticked. */
  readonly finished: boolean;
  /** The number of the round from which it works, or null. */
  readonly from: number | null;
  /** The skill's id. */
  readonly id: string;
  /** The skill's name. */
  readonly name: string;
  /** Number of boxes it has. */
  readonly of: number;
}

/** The slices of a game of cursus_honorum, by key. Which are there depends on the viewer. */
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
  /** The state of the game. */
  readonly table?: TableDoc;
  /** The printed sheets, with the readings in force. */
  readonly sheet?: SheetDoc;
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
  /** A player with a record sheet. */
  readonly [key: `person/${string}`]: NobleDoc | PersonDoc;
  /** The aim of a character. Only the character itself sees it until the game is closed. */
  readonly [key: `aim/${string}`]: AimDoc;
}

/**
 * The state of the game.
 *
 * An election that a steward has held again may stand between two turns.
 */
export interface TableDoc {
  /** The elections, from the highest office down. */
  readonly contests: readonly ContestDoc[];
  /** The players who have agreed to end the game now. */
  readonly ending: readonly string[];
  /** The winners of each office, first winner first. */
  readonly honores: { readonly [key: string]: readonly HonorDoc[] };
  /** The players in the turn order of this round. */
  readonly order: readonly string[];
  /** The phase of the round. */
  readonly phase: "actions" | "candidacies" | "over" | "start" | "votes";
  /** The players with nothing more to announce: candidates, and players who said so since the last candidacy. */
  readonly ready: readonly string[];
  /** The number of the round, from 1. */
  readonly round: number;
  /** The victory points, highest first. */
  readonly scores: readonly ScoreDoc[];
  /** The candidacies, in turn order. */
  readonly standing: readonly CandidacyDoc[];
  /** The turn that is open; null for none. */
  readonly turn: TurnDoc | null;
  /** The players with the most points, once the game is over; later corrections count. */
  readonly winners: readonly string[];
}

/** A player's turn. A later step closes earlier ones. */
export interface TurnDoc {
  /** Number of attack dice left to spend; 0 before the dice are counted. */
  readonly attacks: number;
  /** The dice. */
  readonly dice: readonly DieDoc[];
  /** The ids of the entries that tell the rolls. */
  readonly entries: readonly string[];
  /** Points of political capital left to spend. Before the dice are counted, these are points saved by a reading. */
  readonly pc: number;
  /** Number of times the dice were rolled. */
  readonly rolls: number;
  /** Number of rolls that are left. */
  readonly rolls_left: number;
  /** Number of skill points left to spend. Before the dice are counted, these are points saved by a reading. */
  readonly skill_points: number;
  /** The step that is open. */
  readonly step: "advance" | "attack" | "buy" | "roll" | "train";
  /** The upkeep if rolling stops now, or after that the upkeep of the level, in points of political capital. */
  readonly upkeep: number;
  /** The player whose turn it is. */
  readonly who: string;
}

/** Vote dice now. */
export interface VoteDiceDoc {
  /** The votes that skills add, by office. */
  readonly bonus: { readonly [key: string]: number };
  /** Number of dice. */
  readonly dice: number;
}

/** The votes of a candidate. */
export interface VoteDoc {
  /** The votes that skills add. */
  readonly bonus: number;
  /** The id of the entry that tells the votes. */
  readonly entry: string;
  /** The faces of the vote dice. */
  readonly faces: readonly number[];
  /** Dice and skills together, in votes. */
  readonly votes: number;
  /** The candidate. */
  readonly who: string;
}
