// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AppealDoc, AwaitedDoc, BondDoc, CardDoc, CastMemberDoc, ComingDoc, DutyDoc, GameDoc, GraveActDoc, KnockDoc, LetterboxDoc, LettersDoc, MarketDoc, PetitionDoc, PictureDoc, PurseDoc, QuestionDoc, ReportDoc, ResultDoc, SilenceDoc, SwitchesDoc, ThreadDoc, UnfinishedDoc, WindowDoc, YearDoc } from "../../core/wire";

/** The last battle. `thrown` names those who used up a throw, once for each. */
export interface ActiumDoc {
  readonly claims: readonly ClaimDoc[];
  readonly decrees: readonly DecreeDoc[];
  readonly dice: "server" | "table";
  readonly ended: boolean;
  readonly order: string;
  readonly paraded: boolean;
  readonly parties: readonly PartyDoc[];
  readonly round: SeaRoundDoc | null;
  readonly stage: "battle" | "fleets" | "forms" | "triumph";
  readonly thrown: readonly string[];
  readonly title: "" | "magna" | "magnus";
  readonly victor: string;
}

/** A friendship, and who of its members has sworn an oath. */
export interface AmicitiaDoc {
  readonly id: string;
  readonly members: readonly string[];
  readonly sworn: readonly string[];
}

/** A ghost and the person it is attached to. */
export interface AttachedDoc {
  readonly ghost: string;
  readonly to: string;
}

/**
 * A challenge or battle of this season.
 *
 * `kind` is "" for a battle of equals; in the others the first side rolls one die again and again,
 * and only the second side risks any. `must` is the rule by which the challenge cannot be refused,
 * `forced_by` the god who makes them fight, `provoked_by` the war god at whose word it was made,
 * `rival` whom somebody may challenge instead of the war god; each may be "". `concursationes` is
 * how many rounds there will be, 0 before it opens. `disputed`: the Fates have yet to say who
 * presides. `fabrilis` is who rolls Vulcan's die here, "out" when it is out, or "". `why` is how
 * it ended: "fought", "refused", or what cut it short. `unprotected` have lost everything by it.
 * `victor` is the side that has won more rounds of one fought to its end, or -1; `gods_share` how
 * many dice the presiding god has of it.
 */
export interface BattleDoc {
  readonly awaited: readonly MustActDoc[];
  readonly concursationes: number;
  readonly dice: "server" | "table";
  readonly disputed: boolean;
  readonly fabrilis: string;
  readonly forced_by: string;
  readonly gods_share: number;
  readonly id: string;
  readonly kind: "" | "ring" | "war_god";
  readonly must: string;
  readonly number: number;
  readonly place: string;
  readonly presider: string;
  readonly provoked_by: string;
  readonly rival: string;
  readonly rounds: readonly RoundDoc[];
  readonly sides: readonly [SideDoc, SideDoc];
  readonly stage: "aftermath" | "challenged" | "fielding" | "over" | "rolled" | "rolling";
  readonly unprotected: readonly string[];
  readonly victor: -1 | 0 | 1;
  readonly why: string;
}

/** The battles of this season, the oldest first. */
export interface BattlesDoc {
  readonly list: readonly BattleDoc[];
}

/** The same for phones: the message of `key` says what `who` becomes or ceases to be. */
export interface BecomingDoc {
  readonly args: { readonly [key: string]: unknown };
  readonly ceases: boolean;
  readonly key: string;
  readonly who: string;
}

/** The bill that is being voted on; without votes and sums where the ballot is secret. */
export interface BillDoc {
  readonly by: string;
  readonly id: string;
  readonly kind: string;
  readonly n: number;
  readonly pleaded: boolean;
  readonly progress?: ProgressDoc;
  readonly sums?: SumsDoc;
  readonly target: string;
  readonly to: string;
  readonly votes: readonly CastDoc[] | null;
}

/** How somebody has voted on a bill, in suffragia. */
export interface CastDoc {
  readonly abstained: number;
  readonly no: number;
  readonly voter: string;
  readonly yes: number;
}

/** The money of every census that is not shared yet. */
export interface CensusDoc {
  readonly waiting: readonly ShareDoc[];
}

/** A character: the patroni or the god they stand under, and the shape a god goes about in. */
export interface CharacterDoc {
  readonly arrived_rank: number;
  readonly cards: number;
  readonly god?: string;
  readonly group: string;
  readonly guise?: string;
  readonly holds: { readonly [key: string]: number };
  readonly id: string;
  readonly mortal: boolean;
  readonly name: string;
  readonly number?: string;
  readonly patroni?: readonly string[];
  readonly place: string;
  readonly powers: readonly string[];
  readonly role: string;
  readonly seat: string;
  readonly short: string;
  readonly statuses: readonly string[];
}

/** A throw that is claimed to have been declared in time, until the Fates judge it. */
export interface ClaimDoc {
  readonly party: string;
  readonly who: string;
}

/** Dice of one kind that one owner brings: how many are there, take part, and were rolled. */
export interface CorpsDoc {
  readonly fielded: number;
  readonly kind: string;
  readonly owner: string;
  readonly present: number;
  readonly thrown: number;
}

/** What presiders know: suffragia of the bill's roll and of the poll, votes, totals, rest. */
export interface CountDoc {
  readonly bill: BillDoc | null;
  readonly out: OutDoc | null;
  readonly poll: { readonly [key: string]: number };
  readonly roll: { readonly [key: string]: number };
  readonly totals: { readonly [key: string]: number };
}

/** A bill of this winter whose ballot is over: its `stage` is passed, failed or done. */
export interface DecidedDoc {
  readonly by: string;
  readonly id: string;
  readonly kind: string;
  readonly n: number;
  readonly pleaded: boolean;
  readonly stage: string;
  readonly target: string;
  readonly to: string;
}

/** What the victors decided about somebody, or about a `place` ("" for none). */
export interface DecreeDoc {
  readonly fate: string;
  readonly place: string;
  readonly who: string;
}

/** The whole of an estate. */
export interface EstateDoc {
  readonly dead: string;
  readonly holds: { readonly [key: string]: number };
}

/**
 * A form (ACTIUM-06): its lines, the ships it buys, and what the next one lacks, or 0.
 *
 * `apart` is how many ships its sides would buy with forms of their own; `checked` who confirmed
 * it, or "".
 */
export interface FormDoc {
  readonly apart: number;
  readonly checked: string;
  readonly gifts: readonly PromiseDoc[];
  readonly id: string;
  readonly lacks: number;
  readonly lines: readonly FormLineDoc[];
  readonly ships: number;
  readonly total: number;
}

/** An asset on a form: how many there are, and what they are worth. */
export interface FormLineDoc {
  readonly asset: string;
  readonly n: number;
  readonly worth: number;
}

/**
 * A bill or law as arguments of a message; `target` is a person, or the region of a census.
 *
 * `pleaded` once whom it is about has said a word on it.
 */
export interface LawDoc {
  readonly by: string;
  readonly id: string;
  readonly kind: string;
  readonly n: number;
  readonly pleaded: boolean;
  readonly target: string;
  readonly to: string;
}

/** So many of an asset that go from one to another; "" for who is not told. */
export interface LegDoc {
  readonly amount: number;
  readonly asset: string;
  readonly source: string;
  readonly target: string;
}

/** What its owner has lent to a keeper. */
export interface LoanDoc {
  readonly holds: { readonly [key: string]: number };
  readonly keeper: string;
  readonly owner: string;
}

/** A marriage with its dos, or (`owed`) a dos that is to be paid back after a divorce. */
export interface MarriageDoc {
  readonly dos: number;
  readonly husband: string;
  readonly owed: boolean;
  readonly wife: string;
}

/** The condemned, open estates, and ghosts. */
export interface MorsDoc {
  readonly attached: readonly AttachedDoc[];
  readonly estates: readonly OpenEstateDoc[];
  readonly sentences: readonly SentenceDoc[];
  readonly waiting: readonly WaitingDoc[];
}

/** Somebody who must act for a battle to continue, and how. */
export interface MustActDoc {
  readonly what: "answer" | "convert" | "field" | "preside" | "roll" | "settle" | "yield";
  readonly who: string;
}

/** A nominee for consul, and who named them. */
export interface NomineeDoc {
  readonly by: string;
  readonly id: string;
}

/** Those members of a friendship who have sworn an oath before everybody. */
export interface OathDoc {
  readonly id: string;
  readonly members: readonly string[];
}

/** An estate that is not closed yet, without the money and votes in it. */
export interface OpenEstateDoc {
  readonly cause: string;
  readonly dead: string;
  readonly executor: string;
  readonly holds: { readonly [key: string]: number };
}

/** What is still out, for who presides: how many voters on the roll, and their suffragia. */
export interface OutDoc {
  readonly people: number;
  readonly votes: number;
}

/** What follows from a bill: what changes hands, and what people become. */
export interface OutlookDoc {
  readonly becomes: readonly BecomingDoc[];
  readonly bill: string;
  readonly legs: readonly LegDoc[];
}

/** Somebody who takes part, and as what. */
export interface PartDoc {
  readonly part: string;
  readonly who: string;
}

/** A form and its fleet: who speak for it (`heads`), and the ships it bought and has. */
export interface PartyDoc {
  readonly bought: number;
  readonly checked: boolean;
  readonly heads: readonly string[];
  readonly id: string;
  readonly members: readonly string[];
  readonly ships: number;
}

/**
 * How the count stands (SEN-03, SEN-05, SEN-20).
 *
 * `leads` and `lacks` are in suffragia: by how many more the bill leads, and how many more it
 * needs to lead; both 0 while it is level, and of a caedes, which needs all: there `whole` have
 * given all they have for it, and by `broken` it fails. `held` are suffragia withheld so far.
 * `silent` are those there with a vote who have not cast it and whose vote is needed or wanted.
 */
export interface ProgressDoc {
  readonly broken: readonly string[];
  readonly held: number;
  readonly lacks: number;
  readonly leads: number;
  readonly silent: readonly string[];
  readonly whole: readonly string[];
}

/** A gift that somebody has promised to a form. */
export interface PromiseDoc {
  readonly asset: string;
  readonly n: number;
  readonly who: string;
}

/** A region: what it pays in a year, whether ships reach it, whether a plague has struck it. */
export interface RegionDoc {
  readonly capacity: number;
  readonly free: number;
  readonly here: readonly string[];
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly pestis: boolean;
  readonly roads: readonly string[];
  readonly sea: boolean;
  readonly throne: string | null;
  readonly tributum: number;
}

/**
 * How a dos is paid if its debtor chooses nothing (DIV-03).
 *
 * `pieces` counts each asset, money too; together they are `worth` so many Denarii. Where that is
 * less than the dos, it is all he has.
 */
export interface RepaymentDoc {
  readonly dos: number;
  readonly husband: string;
  readonly pieces: { readonly [key: string]: number };
  readonly wife: string;
  readonly worth: number;
}

/**
 * Something that follows. Fields that do not belong to `what` are "" or 0.
 *
 * `hands` and `hands_up_to`: `who` gives `to` so many (`n`) of the asset `of`; with `owes` it is
 * owed, with `to_heirs` left, with `lost` gone, with `gets` new. `role`: `who` is an `of` from
 * then on; `no_more`: `who` loses the status `of`. All others are told by their names.
 */
export interface ResultingDoc {
  readonly n: number;
  readonly of: string;
  readonly to: string;
  readonly what: string;
  readonly who: string;
}

/**
 * A rite that is under way. The first step that is not done is the next one.
 *
 * `about` is the id of the petition that asks for it; "" where none does.
 */
export interface RiteDoc {
  readonly about: string;
  readonly follows: readonly ResultingDoc[];
  readonly kind: "band" | "death" | "divorce" | "estate" | "shade" | "thiasos" | "triumph" | "wedding";
  readonly people: readonly PartDoc[];
  readonly steps: readonly StepDoc[];
}

/**
 * A concursatio: both throws, what changed them, both sums as they stand.
 *
 * `result` is "" while it is not settled; `winner` is a side, or -1. `fallen` says who has each
 * die since: "" its own side, the captor, the presiding god, or somebody elsewhere.
 */
export interface RoundDoc {
  readonly fallen: readonly ["" | "captor" | "elsewhere" | "god", "" | "captor" | "elsewhere" | "god"];
  readonly number: number;
  readonly result: "" | "captured" | "ceded" | "kept" | "tie";
  readonly throws: readonly [ThrowDoc | null, ThrowDoc | null];
  readonly totals: readonly [number, number];
  readonly touches: readonly TouchDoc[];
  readonly winner: number;
}

/**
 * A round at sea: dice and totals by party; `losers` are known once it is settled.
 *
 * `entry` is the id of the entry that tells the dice.
 */
export interface SeaRoundDoc {
  readonly dice: { readonly [key: string]: number };
  readonly entry: string;
  readonly losers: readonly string[];
  readonly number: number;
  readonly settled: boolean;
  readonly throws: readonly SeaThrowDoc[];
  readonly totals: { readonly [key: string]: number };
}

/**
 * A die that was thrown for a party; void after a ruling.
 *
 * `entry` is the id of the entry that tells it.
 */
export interface SeaThrowDoc {
  readonly asset: string;
  readonly entry: string;
  readonly party: string;
  readonly value: number;
  readonly void: boolean;
  readonly who: string;
}

/**
 * The Senate as everybody sees it.
 *
 * `method` is the reading by which consuls are chosen, `counting` how they are counted now, or "".
 * `voices` is null where the ballot is secret. `chamber` lists voters by rank. `laws` wait to be
 * carried out. `lone_reges` are reges alone in Rome; `escorts` who escorts each of those who have
 * an escort.
 */
export interface SenateDoc {
  readonly ballot: "open" | "secret";
  readonly bill: BillDoc | null;
  readonly chamber: readonly string[];
  readonly consuls: readonly string[];
  readonly counting: string;
  readonly decided: readonly DecidedDoc[];
  readonly escorts: { readonly [key: string]: string };
  readonly laws: readonly LawDoc[];
  readonly lone_reges: readonly string[];
  readonly method: string;
  readonly nominees: readonly NomineeDoc[];
  readonly voices: VoicesDoc | null;
}

/** Somebody who is to die: why, who brought it about, who carries it out. */
export interface SentenceDoc {
  readonly by: string;
  readonly cause: string;
  readonly executioner: string;
  readonly who: string;
}

/** Money of a census that is still to be shared, and who may get some. */
export interface ShareDoc {
  readonly id: string;
  readonly n: number;
  readonly to: readonly string[];
}

/**
 * A party of a battle; `left` is how many of its fielded dice are still to be rolled.
 *
 * `won` are its rounds, `taken` the dice it took from the other party, `lost` those it lost.
 */
export interface SideDoc {
  readonly corps: readonly CorpsDoc[];
  readonly leader: string;
  readonly left: number;
  readonly lost: number;
  readonly members: readonly string[];
  readonly taken: number;
  readonly won: number;
}

/** The slices of a game of ludi_romani, by key. Which are there depends on the viewer. */
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
  readonly senate?: SenateDoc;
  readonly "senate-count"?: CountDoc;
  readonly "senate-outlook"?: OutlookDoc;
  readonly census?: CensusDoc;
  readonly mors?: MorsDoc;
  readonly proelia?: BattlesDoc;
  readonly actium?: ActiumDoc;
  readonly market?: MarketDoc;
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
  readonly [key: `person/${string}`]: CharacterDoc;
  readonly [key: `purse/${string}`]: PurseDoc;
  readonly [key: `place/${string}`]: RegionDoc;
  readonly [key: `amicitia/${string}`]: AmicitiaDoc;
  readonly [key: `oath/${string}`]: OathDoc;
  readonly [key: `marriage/${string}`]: MarriageDoc;
  readonly [key: `debt/${string}`]: MarriageDoc;
  readonly [key: `loan/${string}`]: LoanDoc;
  readonly [key: `votes/${string}`]: LoanDoc;
  readonly [key: `senate-vote/${string}`]: VoteDoc;
  readonly [key: `senate-outlook/${string}`]: OutlookDoc;
  readonly [key: `will/${string}`]: WillDoc;
  readonly [key: `estate/${string}`]: EstateDoc;
  readonly [key: `form/${string}`]: FormDoc;
  readonly [key: `rite/${string}`]: RiteDoc;
  readonly [key: `repayment/${string}`]: RepaymentDoc;
}

/** One step: by whom it is taken ([] for nobody in particular), and whether it is done. */
export interface StepDoc {
  readonly done: boolean;
  readonly step: string;
  readonly who: readonly string[];
}

/** Suffragia for and against a bill. */
export interface SumsDoc {
  readonly no: number;
  readonly yes: number;
}

/** A die that was rolled in a battle, and the id of the entry that tells it. */
export interface ThrowDoc {
  readonly entry: string;
  readonly face: number;
  readonly kind: string;
  readonly owner: string;
}

/**
 * What somebody changed about a throw: `n` is added to that `side`, 0 for a doubling.
 *
 * `entry` is the id of the entry that tells it.
 */
export interface TouchDoc {
  readonly by: string;
  readonly entry: string;
  readonly how: "fortuna" | "imagines" | "juno_doubling";
  readonly n: number;
  readonly side: number;
}

/** The count for consul: who votes for whom, and the totals where heads are counted. */
export interface VoicesDoc {
  readonly totals?: { readonly [key: string]: number } | null;
  readonly votes?: { readonly [key: string]: string };
}

/** What a voter may cast, and has cast: yes, no and held back. */
export interface VoteDoc {
  readonly cast: readonly [number, number, number] | null;
  readonly voter: string;
  readonly weight: number;
}

/** A ghost at a gate. */
export interface WaitingDoc {
  readonly gate: string;
  readonly who: string;
}

/** The heirs that a writer has named, by asset. */
export interface WillDoc {
  readonly heirs: { readonly [key: string]: string };
  readonly writer: string;
}
