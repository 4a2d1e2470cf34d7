// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AimDoc, AppealDoc, AwaitedDoc, BondDoc, CardDoc, CastMemberDoc, ComingDoc, DutyDoc, ExpiredDoc, GameDoc, GraveActDoc, KnockDoc, LetterboxDoc, LettersDoc, MarketDoc, PetitionDoc, PictureDoc, PurseDoc, QuestionDoc, ReportDoc, ResultDoc, SilenceDoc, SwitchesDoc, ThreadDoc, UnfinishedDoc, WindowDoc, YearDoc } from "../../core/view/wire";

/** The last battle. */
export interface ActiumDoc {
  /** The throws that are claimed. */
  readonly claims: readonly ClaimDoc[];
  /** The decrees of the victors about others. */
  readonly decrees: readonly DecreeDoc[];
  /** How dice are rolled in it. */
  readonly dice: "server" | "table";
  /** Whether the evening has ended. */
  readonly ended: boolean;
  /** The new order of Rome; empty before it is declared. */
  readonly order: string;
  /** Whether the triumph was led. */
  readonly paraded: boolean;
  /** The parties. */
  readonly parties: readonly PartyDoc[];
  /** The round that is open; null for none. */
  readonly round: SeaRoundDoc | null;
  /** Its stage. `forms`: Forms are filled in. `fleets`: Ships are given out. `battle`: It is fought. `triumph`: The victors decide. */
  readonly stage: "battle" | "fleets" | "forms" | "triumph";
  /** The characters who have used up a throw, once for each. */
  readonly thrown: readonly string[];
  /** The title that was given; empty for none. */
  readonly title: "" | "magna" | "magnus";
  /** The leader of the victors; empty for nobody. */
  readonly victor: string;
}

/** A friendship. */
export interface AmicitiaDoc {
  /** The id of the friendship. */
  readonly id: string;
  /** The friends. */
  readonly members: readonly string[];
  /** The friends who have sworn an oath. */
  readonly sworn: readonly string[];
}

/** A ghost and the person it is attached to. */
export interface AttachedDoc {
  /** The ghost. */
  readonly ghost: string;
  /** The person. */
  readonly to: string;
}

/** A challenge or battle of this season. */
export interface BattleDoc {
  /** The characters who must act for it to continue. */
  readonly awaited: readonly MustActDoc[];
  /** Number of rounds that there will be; 0 before it opens. */
  readonly concursationes: number;
  /** How dice are rolled in it. */
  readonly dice: "server" | "table";
  /** Whether the Fates have yet to say who presides. */
  readonly disputed: boolean;
  /** The character who rolls Vulcan's die here; `out` when it is out, empty for nobody. */
  readonly fabrilis: string;
  /** The god who makes them fight; empty for nobody. */
  readonly forced_by: string;
  /** Number of dice that the presiding god has from it. */
  readonly gods_share: number;
  /** The battle's id. */
  readonly id: string;
  /** The kind of battle. In a fight with a war god or the Ring, the first side rolls one die again and again. Only the second side risks dice. `""`: A battle of equals. `war_god`: A fight against a war god. `ring`: An attack with the Ring of Gyges. */
  readonly kind: "" | "ring" | "war_god";
  /** The ID of the rule by which the challenge cannot be refused; empty where it can. */
  readonly must: string;
  /** The number of the battle, from 1. */
  readonly number: number;
  /** The region. */
  readonly place: string;
  /** The god who presides; empty for nobody. */
  readonly presider: string;
  /** The war god who demanded the challenge; empty for nobody. */
  readonly provoked_by: string;
  /** The mortal to challenge instead of the war god; empty for nobody. */
  readonly rival: string;
  /** The rounds, oldest first. */
  readonly rounds: readonly RoundDoc[];
  /** The two sides. */
  readonly sides: readonly [SideDoc, SideDoc];
  /** Its stage. `challenged`: The challenge is not answered. `fielding`: Dice are chosen. `rolling`: Dice are rolled. `rolled`: A round is to be settled. `aftermath`: Its consequences are carried out. `over`: It is over. */
  readonly stage: "aftermath" | "challenged" | "fielding" | "over" | "rolled" | "rolling";
  /** The mortals who have lost everything in it. */
  readonly unprotected: readonly string[];
  /** The number of the side that has won more rounds, 0 or 1; -1 for neither. */
  readonly victor: -1 | 0 | 1;
  /** The reason for its end: `fought`, `refused`, or the cause that cut it short. */
  readonly why: string;
}

/** The battles of this season, the oldest first. */
export interface BattlesDoc {
  /** The battles, oldest first. */
  readonly list: readonly BattleDoc[];
}

/** Something that somebody becomes or ceases to be. */
export interface BecomingDoc {
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** Whether they cease to be it. */
  readonly ceases: boolean;
  /** The key of the message that says what they become. */
  readonly key: string;
  /** The character. */
  readonly who: string;
}

/** The bill that is being voted on. */
export interface BillDoc {
  /** The consul who brought it. */
  readonly by: string;
  /** The id of the bill or law. */
  readonly id: string;
  /** The kind of bill, such as `imperium`. */
  readonly kind: string;
  /** For an imperium: number of legiones curiales; 0 otherwise. */
  readonly n: number;
  /** Whether the character whom it is about has said a word on it. */
  readonly pleaded: boolean;
  /** The standing of the count; left out where the ballot is secret. */
  readonly progress?: ProgressDoc;
  /** The votes for and against; left out where the ballot is secret. */
  readonly sums?: SumsDoc;
  /** The character whom it is about, or the region of a census. */
  readonly target: string;
  /** For an imperium: the character who gets the legiones; empty otherwise. */
  readonly to: string;
  /** The vote of each voter; null where the ballot is secret. */
  readonly votes: readonly CastDoc[] | null;
}

/** One voter's vote on a bill. */
export interface CastDoc {
  /** Number of suffragia held back. */
  readonly abstained: number;
  /** Number of suffragia against it. */
  readonly no: number;
  /** The voter. */
  readonly voter: string;
  /** Number of suffragia for it. */
  readonly yes: number;
}

/** The money of all censuses that are not shared yet. */
export interface CensusDoc {
  /** The censuses. */
  readonly waiting: readonly ShareDoc[];
}

/** A character. */
export interface CharacterDoc {
  /** The number in the order in which those at the place have come, from 1; 0 for nowhere. */
  readonly arrived_rank: number;
  /** Number of cards of the character. */
  readonly cards: number;
  /** The god of a bacchant. */
  readonly god?: string;
  /** The party or family it belongs to; empty for none. */
  readonly group: string;
  /** The god in whose shape a god goes about. */
  readonly guise?: string;
  /** The goods of it that everybody may know, in units of each asset. */
  readonly holds: { readonly [key: string]: number };
  /** The character's id. */
  readonly id: string;
  /** Whether it is a mortal. */
  readonly mortal: boolean;
  /** The character's name. */
  readonly name: string;
  /** `plural` where verbs agree with the name in the plural, as with the Fates; else left out. */
  readonly number?: string;
  /** The patroni of a cliens. */
  readonly patroni?: readonly string[];
  /** The place where it is; empty for nowhere. */
  readonly place: string;
  /** Its special powers, in the game's words. */
  readonly powers: readonly string[];
  /** The character's part in the game. */
  readonly role: string;
  /** The place within the place; empty for none. */
  readonly seat: string;
  /** A short form of the name. */
  readonly short: string;
  /** The states it is in that everybody may know, in the game's words. */
  readonly statuses: readonly string[];
}

/** A throw that is claimed to have been declared in time, until the Fates judge it. */
export interface ClaimDoc {
  /** The leader of the party. */
  readonly party: string;
  /** The character who claims it. */
  readonly who: string;
}

/** Dice of one kind that one owner brings. */
export interface CorpsDoc {
  /** Number of dice that take part. */
  readonly fielded: number;
  /** The asset that they are dice of. */
  readonly kind: string;
  /** The character whose dice they are. */
  readonly owner: string;
  /** Number of dice that are there. */
  readonly present: number;
  /** Number of dice that were rolled. */
  readonly thrown: number;
}

/** The votes, as presiders know them. */
export interface CountDoc {
  /** The bill with its votes; null for none. */
  readonly bill: BillDoc | null;
  /** The votes that are still missing; null while no bill is voted on. */
  readonly out: OutDoc | null;
  /** Number of votes of each voter in the election of consuls. */
  readonly poll: { readonly [key: string]: number };
  /** Number of suffragia of each voter on the roll of the bill. */
  readonly roll: { readonly [key: string]: number };
  /** Number of votes for each nominee. */
  readonly totals: { readonly [key: string]: number };
}

/** A bill of this winter whose ballot is over. */
export interface DecidedDoc {
  /** The consul who brought it. */
  readonly by: string;
  /** The id of the bill or law. */
  readonly id: string;
  /** The kind of bill, such as `imperium`. */
  readonly kind: string;
  /** For an imperium: number of legiones curiales; 0 otherwise. */
  readonly n: number;
  /** Whether the character whom it is about has said a word on it. */
  readonly pleaded: boolean;
  /** Its fate: `passed`, `failed` or `done`. */
  readonly stage: string;
  /** The character whom it is about, or the region of a census. */
  readonly target: string;
  /** For an imperium: the character who gets the legiones; empty otherwise. */
  readonly to: string;
}

/** A decree of the victors. */
export interface DecreeDoc {
  /** The fate that the victors decided. */
  readonly fate: string;
  /** The region that it is about; empty for none. */
  readonly place: string;
  /** The character or god whom it is about. */
  readonly who: string;
}

/** The whole of an estate. */
export interface EstateDoc {
  /** The dead person. */
  readonly dead: string;
  /** The amount of each asset in it, in units of the asset (money in denarii). */
  readonly holds: { readonly [key: string]: number };
}

/** A form (ACTIUM-06). */
export interface FormDoc {
  /** Number of ships that its sides would buy with forms of their own. */
  readonly apart: number;
  /** The character who confirmed it; empty for nobody. */
  readonly checked: string;
  /** The gifts that are promised. */
  readonly gifts: readonly PromiseDoc[];
  /** The leader of the party, by whom its form is named. */
  readonly id: string;
  /** The money that the next ship lacks, in denarii; 0 for none. */
  readonly lacks: number;
  /** The assets on it. */
  readonly lines: readonly FormLineDoc[];
  /** Number of ships that it buys. */
  readonly ships: number;
  /** Their worth together, in denarii. */
  readonly total: number;
}

/** An asset on a form. */
export interface FormLineDoc {
  /** The asset. */
  readonly asset: string;
  /** How much of it, in units of the asset (money in denarii). */
  readonly n: number;
  /** Its worth, in denarii. */
  readonly worth: number;
}

/** A bill or law. */
export interface LawDoc {
  /** The consul who brought it. */
  readonly by: string;
  /** The id of the bill or law. */
  readonly id: string;
  /** The kind of bill, such as `imperium`. */
  readonly kind: string;
  /** For an imperium: number of legiones curiales; 0 otherwise. */
  readonly n: number;
  /** Whether the character whom it is about has said a word on it. */
  readonly pleaded: boolean;
  /** The character whom it is about, or the region of a census. */
  readonly target: string;
  /** For an imperium: the character who gets the legiones; empty otherwise. */
  readonly to: string;
}

/** An amount of goods that changes hands. */
export interface LegDoc {
  /** The amount, in units of the asset (money in denarii). */
  readonly amount: number;
  /** The asset. */
  readonly asset: string;
  /** The character who gives it; empty where the viewer may not know. */
  readonly source: string;
  /** The character who gets it; empty where the viewer may not know. */
  readonly target: string;
}

/** Goods that an owner has lent to a keeper. */
export interface LoanDoc {
  /** The amount of each asset, in units of the asset (money in denarii). */
  readonly holds: { readonly [key: string]: number };
  /** The character who holds it. */
  readonly keeper: string;
  /** The character who owns it. */
  readonly owner: string;
}

/** A marriage, or a dos that is to be paid back after a divorce. */
export interface MarriageDoc {
  /** The dos, in denarii. */
  readonly dos: number;
  /** The husband. */
  readonly husband: string;
  /** Whether it is a dos that is to be paid back. */
  readonly owed: boolean;
  /** The wife. */
  readonly wife: string;
}

/** The condemned, open estates, and ghosts. */
export interface MorsDoc {
  /** The ghosts that are attached to people. */
  readonly attached: readonly AttachedDoc[];
  /** The open estates. */
  readonly estates: readonly OpenEstateDoc[];
  /** The condemned. */
  readonly sentences: readonly SentenceDoc[];
  /** The ghosts at gates. */
  readonly waiting: readonly WaitingDoc[];
}

/** A character who must act before the battle can continue. */
export interface MustActDoc {
  /** The act that is due. `answer`: Answer the challenge. `field`: Choose which dice take part. `roll`: Roll a die. `settle`: Settle the round. `preside`: Preside over the battle. `convert`: Convert captured legiones. `yield`: Give dice up. */
  readonly what: "answer" | "convert" | "field" | "preside" | "roll" | "settle" | "yield";
  /** The character. */
  readonly who: string;
}

/** A nominee for consul. */
export interface NomineeDoc {
  /** The character who named them. */
  readonly by: string;
  /** The nominee. */
  readonly id: string;
}

/** The members of a friendship who have sworn an oath before everybody. */
export interface OathDoc {
  /** The id of the friendship. */
  readonly id: string;
  /** The friends who have sworn. */
  readonly members: readonly string[];
}

/** An estate that is not closed yet, without its money and votes. */
export interface OpenEstateDoc {
  /** The cause of death. */
  readonly cause: string;
  /** The dead person. */
  readonly dead: string;
  /** The character who carries out the will. */
  readonly executor: string;
  /** The amount of each asset in it, in units of the asset. */
  readonly holds: { readonly [key: string]: number };
}

/** The votes that are still missing, for presiders. */
export interface OutDoc {
  /** Number of voters on the roll who have not voted. */
  readonly people: number;
  /** Number of their suffragia. */
  readonly votes: number;
}

/** The consequences of a bill. */
export interface OutlookDoc {
  /** The changes of people's status. */
  readonly becomes: readonly BecomingDoc[];
  /** The id of the bill. */
  readonly bill: string;
  /** The goods that change hands. */
  readonly legs: readonly LegDoc[];
}

/** A character who takes part in a rite. */
export interface PartDoc {
  /** The role in which they take part. */
  readonly part: string;
  /** The character. */
  readonly who: string;
}

/** A form and its fleet. */
export interface PartyDoc {
  /** Number of ships that it bought. */
  readonly bought: number;
  /** Whether the form is confirmed. */
  readonly checked: boolean;
  /** The characters who speak for it. */
  readonly heads: readonly string[];
  /** The leader of the party, by whom its form is named. */
  readonly id: string;
  /** The characters of the party. */
  readonly members: readonly string[];
  /** Number of ships that it has. */
  readonly ships: number;
  /** Number of the round in which its last ship sank; 0 while it is afloat. */
  readonly sunk_in: number;
}

/**
 * The standing of the count (SEN-03, SEN-05, SEN-20).
 *
 * `leads` and `lacks` are 0 in a tie. They are also 0 for a caedes, which needs all votes.
 */
export interface ProgressDoc {
  /** For a caedes: the voters whose votes defeat it. */
  readonly broken: readonly string[];
  /** Number of suffragia that are withheld so far. */
  readonly held: number;
  /** Number of suffragia that the bill needs to lead. */
  readonly lacks: number;
  /** Number of suffragia by which the bill leads. */
  readonly leads: number;
  /** The voters there who have not cast their votes, where these are needed or wanted. */
  readonly silent: readonly string[];
  /** For a caedes: the voters who have cast all their suffragia for it. */
  readonly whole: readonly string[];
}

/** A gift that is promised to a form. */
export interface PromiseDoc {
  /** The asset. */
  readonly asset: string;
  /** How much of it, in units of the asset (money in denarii). */
  readonly n: number;
  /** The character who promised it. */
  readonly who: string;
}

/** A region. */
export interface RegionDoc {
  /** Number of seats. */
  readonly capacity: number;
  /** Number of seats that are free. */
  readonly free: number;
  /** The characters who are there, first come first. */
  readonly here: readonly string[];
  /** The place's id. */
  readonly id: string;
  /** The kind of place, in the game's words. */
  readonly kind: string;
  /** The place's name. */
  readonly name: string;
  /** Whether a plague has struck it. */
  readonly pestis: boolean;
  /** The places to which roads lead. */
  readonly roads: readonly string[];
  /** Whether ships reach it. */
  readonly sea: boolean;
  /** The character whose throne it is; null for none. */
  readonly throne: string | null;
  /** The tribute that it pays in a year, in denarii. */
  readonly tributum: number;
}

/** The payment of a dos if its debtor chooses nothing (DIV-03). */
export interface RepaymentDoc {
  /** The dos, in denarii. */
  readonly dos: number;
  /** The former husband who owes it. */
  readonly husband: string;
  /** The amount of each asset that he pays, in units of the asset, money too. */
  readonly pieces: { readonly [key: string]: number };
  /** The former wife. */
  readonly wife: string;
  /** Their worth together, in denarii; less than the dos if it is all he has. */
  readonly worth: number;
}

/** A consequence of a rite. Fields that do not belong to it are empty or 0. */
export interface ResultingDoc {
  /** The amount of the asset, in units of the asset (money in denarii). */
  readonly n: number;
  /** The asset, role or state. */
  readonly of: string;
  /** The character who gets it. */
  readonly to: string;
  /** The kind of consequence, such as one of these. `hands`: `who` gives the asset to `to`. `hands_up_to`: `who` gives up to this much of the asset to `to`. `owes`: `who` owes it to `to`. `to_heirs`: `who` leaves it to heirs. `lost`: It goes out of play. `gets`: `who` gets it anew. `role`: `who` gets the role `of`. `no_more`: The state `of` ends. */
  readonly what: string;
  /** The character who gives, gets the role, or loses the state. */
  readonly who: string;
}

/** A rite that is under way. The first step that is not done is the next one. */
export interface RiteDoc {
  /** The id of the petition that asks for it; empty for none. */
  readonly about: string;
  /** The consequences of it. */
  readonly follows: readonly ResultingDoc[];
  /** Its kind. `wedding`: A wedding. `divorce`: A divorce. `death`: A death. `estate`: The carrying out of a will. `shade`: A ghost's way through the underworld. `triumph`: A triumph. `thiasos`: The saving of a condemned character. `band`: The bacchants of a god. */
  readonly kind: "band" | "death" | "divorce" | "estate" | "shade" | "thiasos" | "triumph" | "wedding";
  /** The characters who take part. */
  readonly people: readonly PartDoc[];
  /** The steps, in order. */
  readonly steps: readonly StepDoc[];
}

/** A concursatio: both throws, and their result. */
export interface RoundDoc {
  /** The present owner of each side's die: its own side (empty), the `captor`, the presiding `god`, or another character (`elsewhere`). */
  readonly fallen: readonly ["" | "captor" | "elsewhere" | "god", "" | "captor" | "elsewhere" | "god"];
  /** The number of the round, from 1. */
  readonly number: number;
  /** The result. `""`: It is not settled. `captured`: The winner took the loser's die. `ceded`: The winner was too little ahead: the loser's die went to the presiding god. `tie`: The totals were equal. `kept`: The loser's die was not at risk. */
  readonly result: "" | "captured" | "ceded" | "kept" | "tie";
  /** The throws of both sides; null for one that is missing. */
  readonly throws: readonly [ThrowDoc | null, ThrowDoc | null];
  /** The totals of both sides as they stand, in points. */
  readonly totals: readonly [number, number];
  /** The changes of them. */
  readonly touches: readonly TouchDoc[];
  /** The number of the side that has won: 0 for the first, 1 for the second, -1 for neither. */
  readonly winner: number;
}

/** A round at sea. */
export interface SeaRoundDoc {
  /** The face of each party's die, by party. */
  readonly dice: { readonly [key: string]: number };
  /** The id of the entry that records the dice. */
  readonly entry: string;
  /** The parties that have lost a ship, once it is settled. */
  readonly losers: readonly string[];
  /** The number of the round, from 1. */
  readonly number: number;
  /** Whether it is settled. */
  readonly settled: boolean;
  /** The dice that were thrown for parties. */
  readonly throws: readonly SeaThrowDoc[];
  /** The total of each party in points, by party. */
  readonly totals: { readonly [key: string]: number };
}

/** A die that was thrown for a party. */
export interface SeaThrowDoc {
  /** The legio whose die it is. */
  readonly asset: string;
  /** The id of the entry that records it. */
  readonly entry: string;
  /** The leader of the party. */
  readonly party: string;
  /** The face that it shows. */
  readonly value: number;
  /** Whether a ruling made it void. */
  readonly void: boolean;
  /** The character who threw it. */
  readonly who: string;
}

/** The Senate as everybody sees it. */
export interface SenateDoc {
  /** Whether votes are cast openly or in secret. */
  readonly ballot: "open" | "secret";
  /** The bill that is being voted on; null for none. */
  readonly bill: BillDoc | null;
  /** The voters, by rank. */
  readonly chamber: readonly string[];
  /** The consuls. */
  readonly consuls: readonly string[];
  /** The method of the open count for consul; empty while none is open. */
  readonly counting: string;
  /** The bills of this winter whose ballot is over. */
  readonly decided: readonly DecidedDoc[];
  /** The Roman who escorts each rex, by rex. */
  readonly escorts: { readonly [key: string]: string };
  /** The laws that wait to be carried out. */
  readonly laws: readonly LawDoc[];
  /** The reges who are alone in Rome. */
  readonly lone_reges: readonly string[];
  /** The reading by which consuls are chosen. */
  readonly method: string;
  /** The nominees for consul. */
  readonly nominees: readonly NomineeDoc[];
  /** The count for consul; null where the ballot is secret. */
  readonly voices: VoicesDoc | null;
}

/** A pending death sentence. */
export interface SentenceDoc {
  /** The character who caused it; empty for nobody. */
  readonly by: string;
  /** The cause of death. */
  readonly cause: string;
  /** The character who carries it out; empty for nobody. */
  readonly executioner: string;
  /** The condemned. */
  readonly who: string;
}

/** Money of a census that is still to be shared. */
export interface ShareDoc {
  /** The id of the census. */
  readonly id: string;
  /** The money that is left of it, in denarii. */
  readonly n: number;
  /** The characters who may get some. */
  readonly to: readonly string[];
}

/** A party of a battle. */
export interface SideDoc {
  /** Their dice. */
  readonly corps: readonly CorpsDoc[];
  /** The character who leads it. */
  readonly leader: string;
  /** Number of fielded dice that are still to be rolled. */
  readonly left: number;
  /** Number of dice that it lost. */
  readonly lost: number;
  /** The characters of the party. */
  readonly members: readonly string[];
  /** Number of dice that it took from the other party. */
  readonly taken: number;
  /** Number of rounds that it has won. */
  readonly won: number;
}

/** The slices of a game of ludi_romani, by key. Which are there depends on the viewer. */
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
  /** The Senate as everybody sees it. */
  readonly senate?: SenateDoc;
  /** The votes, as presiders know them. */
  readonly "senate-count"?: CountDoc;
  /** The consequences of a bill. */
  readonly "senate-outlook"?: OutlookDoc;
  /** The money of all censuses that are not shared yet. */
  readonly census?: CensusDoc;
  /** The condemned, open estates, and ghosts. */
  readonly mors?: MorsDoc;
  /** The battles of this season, the oldest first. */
  readonly proelia?: BattlesDoc;
  /** The last battle. */
  readonly actium?: ActiumDoc;
  /** The goods for sale. */
  readonly market?: MarketDoc;
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
  /** A character. */
  readonly [key: `person/${string}`]: CharacterDoc;
  /** The goods and states of a character that not everybody may know. */
  readonly [key: `purse/${string}`]: PurseDoc;
  /** The aim of a character. Only the character itself sees it until the game is closed. */
  readonly [key: `aim/${string}`]: AimDoc;
  /** A region. */
  readonly [key: `place/${string}`]: RegionDoc;
  /** A friendship. */
  readonly [key: `amicitia/${string}`]: AmicitiaDoc;
  /** The members of a friendship who have sworn an oath before everybody. */
  readonly [key: `oath/${string}`]: OathDoc;
  /** A marriage, or a dos that is to be paid back after a divorce. */
  readonly [key: `marriage/${string}`]: MarriageDoc;
  /** A marriage, or a dos that is to be paid back after a divorce. */
  readonly [key: `debt/${string}`]: MarriageDoc;
  /** Goods that an owner has lent to a keeper. */
  readonly [key: `loan/${string}`]: LoanDoc;
  /** Goods that an owner has lent to a keeper. */
  readonly [key: `votes/${string}`]: LoanDoc;
  /** The votes of a voter. */
  readonly [key: `senate-vote/${string}`]: VoteDoc;
  /** The consequences of a bill. */
  readonly [key: `senate-outlook/${string}`]: OutlookDoc;
  /** A will. */
  readonly [key: `will/${string}`]: WillDoc;
  /** The whole of an estate. */
  readonly [key: `estate/${string}`]: EstateDoc;
  /** A form (ACTIUM-06). */
  readonly [key: `form/${string}`]: FormDoc;
  /** A rite that is under way. The first step that is not done is the next one. */
  readonly [key: `rite/${string}`]: RiteDoc;
  /** The payment of a dos if its debtor chooses nothing (DIV-03). */
  readonly [key: `repayment/${string}`]: RepaymentDoc;
}

/** One step of a rite. */
export interface StepDoc {
  /** Whether it is done. */
  readonly done: boolean;
  /** The name of the step. */
  readonly step: string;
  /** The characters who take the step; empty for nobody in particular. */
  readonly who: readonly string[];
}

/** The votes for and against a bill. */
export interface SumsDoc {
  /** Number of suffragia against it. */
  readonly no: number;
  /** Number of suffragia for it. */
  readonly yes: number;
}

/** A die that was rolled in a battle. */
export interface ThrowDoc {
  /** The id of the entry that records it. */
  readonly entry: string;
  /** The face that it shows. */
  readonly face: number;
  /** The asset that it is a die of. */
  readonly kind: string;
  /** The character whose die it is. */
  readonly owner: string;
}

/** A change of a throw. */
export interface TouchDoc {
  /** The character who changed it. */
  readonly by: string;
  /** The id of the entry that records it. */
  readonly entry: string;
  /** The way of the change. `juno_doubling`: Juno doubled it. `imagines`: An imago added a die. `fortuna`: Fortuna added to it or subtracted from it. */
  readonly how: "fortuna" | "imagines" | "juno_doubling";
  /** The points that are added to that side; 0 for a doubling. */
  readonly n: number;
  /** The number of the side: 0 for the first, 1 for the second. */
  readonly side: number;
}

/** The count for consul. */
export interface VoicesDoc {
  /** Number of votes for each nominee, where heads are counted. */
  readonly totals?: { readonly [key: string]: number } | null;
  /** The nominee for whom each has voted, by voter. */
  readonly votes?: { readonly [key: string]: string };
}

/** The votes of a voter. */
export interface VoteDoc {
  /** Number of suffragia for, against and held back; null before they are cast. */
  readonly cast: readonly [number, number, number] | null;
  /** The voter. */
  readonly voter: string;
  /** Number of suffragia that the voter may cast. */
  readonly weight: number;
}

/** A ghost at a gate. */
export interface WaitingDoc {
  /** The place of the gate. */
  readonly gate: string;
  /** The ghost. */
  readonly who: string;
}

/** A will. */
export interface WillDoc {
  /** The heir of each asset, by asset. */
  readonly heirs: { readonly [key: string]: string };
  /** The character whose will it is. */
  readonly writer: string;
}
