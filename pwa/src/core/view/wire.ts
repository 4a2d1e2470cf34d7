// Written by `npm run wire` from the server's own description. Do not change it here.

/** The balance of an account, of one asset. */
export interface AccountBalance {
  /** The account's name, such as `octavian/of:agrippa` for what Octavian holds of Agrippa's. */
  readonly account: string;
  /** The character who has it in hand. */
  readonly holder: string;
  /** The character whose it is; not the holder for what is lent. */
  readonly owner: string;
  /** Whether it is an outside account, such as `@origin`, which is nobody's in play. */
  readonly outside: boolean;
  /** The asset. */
  readonly asset: string;
  /** How much it has, in units of the asset (money in denarii); below 0 for outside accounts only. */
  readonly balance: number;
}

/** Every account and asset of which there is a statement for whoever asks. */
export interface Accounts {
  /** The game's id. */
  readonly game: string;
  /** The position of the last entry that counts, from 1, for askers who see positions. */
  readonly position?: number;
  /** The accounts, one for each asset. */
  readonly accounts: readonly AccountBalance[];
  /** Whether the asker sees a till that is or ought to be counted. */
  readonly tills: boolean;
}

/** How many acts a character did. */
export interface ActCount {
  /** The character. */
  readonly character: string;
  /** Number of acts. */
  readonly acts: number;
}

/** The result of a check whether phones can reach the address of an event. */
export interface AddressCheck {
  /** The facts; the first one says whether phones find the server. */
  readonly findings: readonly AddressFinding[];
  /** The addresses of this server that phones in its network may open, the best first. */
  readonly sites: readonly string[];
}

/** A fact about the address for phones. */
export interface AddressFinding {
  /** The fact. */
  readonly sentence: string;
  /** The one thing to do about it; empty for nothing. */
  readonly remedy: string;
  /** Whether it keeps phones from playing. */
  readonly bad: boolean;
}

/** The aim of a character. Only the character itself sees it until the game is closed. */
export interface AimDoc {
  /** The character's id. */
  readonly id: string;
  /** The key of the message that tells the aim. */
  readonly key: string;
  /** The id of the rule that sets the aim. */
  readonly rule: string;
  /** How the character stands towards it, the most urgent first. */
  readonly stands: readonly StandingDoc[];
}

/** A refused command laid before the stewards. */
export interface AppealDoc {
  /** The character who would act. */
  readonly actor: string;
  /** The fields of the act. */
  readonly fields: { readonly [key: string]: unknown };
  /** The appeal's id. */
  readonly id: string;
  /** Why it should be let through, in free words. */
  readonly reason: string;
  /** The IDs of the rules that refused it. */
  readonly rules: readonly string[];
  /** The act's name. */
  readonly type: string;
}

/** The trial balance of an asset: all accounts received together what they gave. */
export interface AssetTrial {
  /** The asset. */
  readonly asset: string;
  /** All that was received, in units of the asset. */
  readonly received: number;
  /** All that was given, in units of the asset. */
  readonly given: number;
  /** All that is in play, in units of the asset. */
  readonly held: number;
  /** The accounts. */
  readonly rows: readonly TrialRow[];
}

/** The result of a dry run. */
export interface Attempt {
  /** The fields of the form, narrowed by what was chosen so far. */
  readonly fields: readonly FormField[];
  /** Whether every field is chosen. */
  readonly complete: boolean;
  /** Why the act would be refused; empty where it would not. */
  readonly objections: readonly Objection[];
  /** The warnings that it would bring. */
  readonly warnings: readonly Objection[];
  /** The characters whose consent is missing; the rest is what follows if all of them agree. */
  readonly voices: readonly string[];
  /** The goods that would move, as far as one sees them. */
  readonly legs: readonly Leg[];
  /** The balances of the accounts that one sees afterwards, in units of each asset, by character; nothing where that is not sure. */
  readonly after: {
    readonly [key: string]: { readonly [key: string]: number };
  };
  /** The things that people would become. */
  readonly becomes: readonly Becomes[];
}

/** The parts of the audit. */
export interface Audit {
  /** The game's id. */
  readonly game: string;
  /** The position of the last entry that counts, from 1. */
  readonly position: number;
  /** Whether all accounts of each asset sum to 0. */
  readonly balanced: boolean;
  /** How many matters there are of each kind. */
  readonly counts: readonly Count[];
  /** The questions that nobody has answered. */
  readonly waiting: readonly Waiting[];
  /** The goods that came into play, and those that left it. */
  readonly flows: readonly Flow[];
  /** How many dice were rolled. */
  readonly rolls: Rolls;
  /** The matters of this page. */
  readonly matters: readonly Matter[];
  /** Whether there are others after them. */
  readonly more: boolean;
}

/** The characters whose act the game waits for now. */
export interface AwaitedDoc {
  /** The characters. */
  readonly ids: readonly string[];
}

/** Nothing yet: it depends on fields before it. */
export interface AwaitingField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "awaiting";
  /** The names of the fields that have to be filled in first. */
  readonly after: readonly string[];
  /** True if the act is possible without this field; left out for a field that is needed. */
  readonly optional?: boolean;
}

/** The holdings at many instants, as far as they are seen. */
export interface BalanceSeries {
  /** The game's id. */
  readonly game: string;
  /** The instants, in milliseconds since 1970. */
  readonly times: readonly number[];
  /** The tracks, one for each character and asset. */
  readonly balances: readonly BalanceTrack[];
}

/** How much of an asset a character held. */
export interface BalanceTrack {
  /** The character. */
  readonly character: string;
  /** The asset. */
  readonly asset: string;
  /** How much they held at each of the times, in units of the asset; 0 where they had none, or it was not to be seen. */
  readonly amounts: readonly number[];
}

/** A status that a character would get or lose, such as imperator. */
export interface Becomes {
  /** The character. */
  readonly who: string;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** Whether the character would lose the status; false if it would get it. */
  readonly ceases: boolean;
  /** The sentence that says so. */
  readonly text: string;
}

/**
 * A bond between some characters, for those who may know it.
 *
 * Nobody is bound to themselves, even if both `who` and `to` of a side name them.
 */
export interface BondDoc {
  /** The goods that were lent or are owed, in units of each asset. */
  readonly amounts: { readonly [key: string]: number };
  /** The kind of bond, such as a marriage or a loan. */
  readonly kind: string;
  /** How much it weighs, as a number: bonds of the lowest weigh most. */
  readonly rank: number;
  /** The relations of the characters to each other. */
  readonly sides: readonly BondSideDoc[];
  /** Since when it holds, in milliseconds since 1970; 0 where no clock tells. */
  readonly since: number;
  /** The terms that are agreed. */
  readonly terms: readonly BondTermDoc[];
  /** When it ends at the latest, in milliseconds since 1970; 0 where no clock tells. */
  readonly until: number;
}

/** One side of a bond: the relation of some to others. */
export interface BondSideDoc {
  /** The key of the message that says what they are. */
  readonly key: string;
  /** The characters to whom they are it. */
  readonly to: readonly string[];
  /** The characters who are it. */
  readonly who: readonly string[];
}

/** Something that is agreed in a bond. */
export interface BondTermDoc {
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The key of the message that says it. */
  readonly key: string;
}

/** A minute in which much happened. */
export interface BusyMinute {
  /** When the minute begins, in milliseconds since 1970. */
  readonly at: number;
  /** Number of entries in it. */
  readonly entries: number;
}

/** For whom an act was done, and who recorded it for them. */
export interface By {
  /** The character who acted. */
  readonly as: string;
  /** The character who recorded it for them; empty where they did it themselves. */
  readonly recorder: string;
  /** The character for whom the recorder stands in; left out for nobody. */
  readonly stands_in_for?: string;
  /** When it happened, in milliseconds since 1970; only where a steward entered it by hand. */
  readonly happened_at?: number;
}

/** Whether a card has a feed of its deadlines. */
export interface CalendarFeed {
  /** Whether it has one. */
  readonly made: boolean;
  /** The feed's address, a path on this server. It is told once, right after it was made. Everybody who knows it reads these deadlines without any session. */
  readonly address?: string;
}

/** To whom the holder of a card of mine lays open, after the game, what they said. */
export interface CardConsent {
  /** The card's id. */
  readonly card: string;
  /** The character that it is for. */
  readonly character: string;
  /** The others who may read the words after the game. `nobody`: Nobody else. `present`: The holders of a card of the game. `everybody`: Everybody who looks at the game. */
  readonly to: "nobody" | "present" | "everybody";
}

/** A seat card. */
export interface CardDoc {
  /** The character that it is for. */
  readonly character: string;
  /** Whether a phone holds it. */
  readonly claimed: boolean;
  /** The card's id. */
  readonly id: string;
  /** Number of times it went to another phone. */
  readonly moves: number;
}

/** A card of mine that went to another phone. */
export interface CardMoved {
  /** The card's id. */
  readonly card: string;
  /** The character that it is for. */
  readonly character: string;
}

/** The person who is to play a character, as stewards see it. */
export interface CastMemberDoc {
  /** Whether the person has come. `expected`: They are expected. `here`: They have come. `absent`: They do not come. */
  readonly attendance: "absent" | "expected" | "here";
  /** The character. */
  readonly id: string;
  /** The person's real name; empty where none is noted. */
  readonly name: string;
  /** The organiser's note; empty for none. */
  readonly note: string;
  /** Since when that is so, in milliseconds since 1970. */
  readonly since: number;
}

/** The command that an entry comes from. */
export interface Caused {
  /** The id under which it was sent. */
  readonly command: string;
  /** The act's name, for readers who may know it. */
  readonly act?: string;
  /** The card that it was sent with, for readers who may know it. */
  readonly card?: string;
  /** The other entries of the same command that the reader sees. */
  readonly entries: readonly EntryLink[];
}

/** A character of the usual scenario. */
export interface CharacterOutline {
  /** The character's id; the scenario leaves the character out by `cast.<id>: null`. */
  readonly id: string;
  /** The character's name. */
  readonly name: string;
  /** The role; the message `role-<role>` names it. */
  readonly role: string;
  /** The number of units of each asset at the start, if it is not 0. */
  readonly holdings: { readonly [key: string]: number };
  /** The region where the character begins, which a scenario leaves out by `regions.<region>: null`; empty for none. */
  readonly region: string;
  /** The usual start among the game's starts, which a scenario changes by `cast.<id>.start`; empty if it has none. */
  readonly start: string;
  /** The number of people from which the character is recommended; left out without one. */
  readonly recommended_from?: number;
  /** Why somebody should play the character; left out without a recommendation. */
  readonly reason?: string;
}

/** The story of a character: their own acts and those that concern them, in order. */
export interface CharacterStory {
  /** The game's id. */
  readonly game: string;
  /** The character. */
  readonly character: string;
  /** The periods of the story. */
  readonly periods: readonly StoryPeriod[];
  /** The characters they had to do with, most entries first. */
  readonly dealings: readonly Dealing[];
  /** The ids of the entries whose words they could not read when they were made. */
  readonly kept: readonly string[];
  /** The worth of their goods now, in denarii or the game's own points, for readers of standings. */
  readonly worth?: number;
}

/** One of some options. */
export interface ChoiceField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "choice";
  /** The values to choose from. */
  readonly options: readonly Option[];
}

/** A card's token, and the phone or program that claims it. */
export interface Claim {
  /** The token, or the whole link of the code. */
  readonly token: string;
  /** A random id that the phone or program makes up once and keeps. */
  readonly device: string;
  /** Whether to take the card from another phone that has it. */
  readonly move?: boolean;
  /** Whether to answer with a bearer token and set no cookie, as programs want it. The card's signatures then count as a program's until it is claimed otherwise. */
  readonly bearer?: boolean;
  /** The public half (Ed25519, 64 hex digits) of a key pair that stays on the phone and signs what it sends. The same phone may claim again to bring another key. */
  readonly key?: string;
}

/** A card that came to this phone. */
export interface ClaimedCard {
  /** The game's id. */
  readonly game: string;
  /** The card's id. */
  readonly card: string;
  /** The character that it is for. */
  readonly character: Person;
  /** The token to send as `Authorization: Bearer ...`, where a program asked for one. */
  readonly bearer?: string;
}

/** The period that follows. */
export interface ComingDoc {
  /** The name of the act that opens it; empty where none does. */
  readonly act: string;
  /** The characters who may do that act. */
  readonly by: readonly string[];
  /** The period. */
  readonly period: PeriodDoc;
}

/**
 * The fields that every command has beside its own.
 *
 * A phone that brought a key with the claim signs the command. The signature covers the digest of
 * the command: SHA-256 in hex over the canonical JSON (RFC 8785) of this body. Left out of it are
 * `contribution` and `signature`, and each other field of this schema that has its default.
 */
export type CommandBody = {
  /** The act's name. */
  readonly type: string;
  /** The character who acts. */
  readonly as: string;
  /** The number of the period in which it was decided; 0 for acts that belong to none. */
  readonly period: number;
  /** The numen or steward who records it for the character; empty where they act themselves. */
  readonly recorder?: string;
  /** The IDs of the rules that a steward overrules. */
  readonly waive?: readonly string[];
  /** Why a steward overrules them, in words. */
  readonly reason?: string;
  /** The id of the appeal that this act answers. */
  readonly appeal?: string;
  /** The chance that the phone adds to the dice: 16 random bytes in hex, drawn at the tap, once for each command id. It is never sent with a dry run. */
  readonly contribution?: string;
  /** Ed25519 (128 hex digits) over the lines `acta/command/1`, the game's id, the command's id, the digest of the command, the contribution, with one line break between them. */
  readonly signature?: string;
  /** The id of the window that a sealed act is saved for (see the slices `window/*`). */
  readonly window?: string;
  /** The number of this save for the window, from 1: a higher one takes the place of a lower one. For `set-ready` it counts how often somebody said whether they are ready. */
  readonly revision?: number;
  /** When it happened, in milliseconds since 1970, for what a steward enters by hand afterwards: no later than now and no earlier than play began. It is judged by the rules of now. */
  readonly happened_at?: number;
} & {
  readonly [key: string]: unknown;
};

/** A later entry about this one. */
export interface Correction {
  /** The fate of this entry. `reversed`: It was taken back. `contested`: Somebody said that it was not so. `settled`: A dispute about it was settled. */
  readonly kind: "reversed" | "contested" | "settled";
  /** The character who did it. */
  readonly by: string;
  /** Why, in free words; empty for none. */
  readonly reason: string;
  /** The id of the later entry. */
  readonly entry: string;
  /** When that was recorded, in milliseconds since 1970. */
  readonly at: number;
}

/** How many matters there are of a kind. */
export interface Count {
  /** The kind. */
  readonly kind: string;
  /** Number of matters. */
  readonly count: number;
}

/** The dealings of a character with another: common entries, and gifts on both sides. */
export interface Dealing {
  /** The other character. */
  readonly character: string;
  /** Number of entries in which both stand. */
  readonly times: number;
  /** The gifts of this character to the other, in units of each asset. */
  readonly gave: { readonly [key: string]: number };
  /** The gifts of the other to this character, in units of each asset. */
  readonly got: { readonly [key: string]: number };
}

/** In how many entries two characters had to do with each other. */
export interface DealtPair {
  /** The one character. */
  readonly one: string;
  /** The other character. */
  readonly other: string;
  /** Number of entries in which both stand. */
  readonly times: number;
}

/** The news for everybody, and for this viewer. */
export interface Delta {
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  /** The number of the last public line. */
  readonly p: number;
  /** The news for everybody. */
  readonly pub?: DeltaPart;
  /** The number of the viewer's last own line. */
  readonly q?: number;
  /** The news for this viewer. */
  readonly own?: DeltaPart;
}

/** The news for some viewers. */
export interface DeltaPart {
  /** The slices that have changed, by key; null for one that is gone. */
  readonly slices: { readonly [key: string]: unknown };
  /** The lines that are new, oldest first. */
  readonly entries: readonly Line[];
}

/** The faces of dice on the table. */
export interface DiceField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "dice";
  /** Number of dice. */
  readonly count: number;
  /** Number of sides of each die. */
  readonly sides: number;
  /** Whose dice they are, one for each die, as references. */
  readonly of?: readonly string[];
}

/** How often each face came, of dice of one kind. */
export interface DiceRolled {
  /** Number of sides of the dice. */
  readonly sides: number;
  /** How they were rolled. `server`: The server drew them. `table`: They were rolled on the table and typed in. */
  readonly source: "server" | "table";
  /** Number of times each face came, from face 1 on. */
  readonly faces: readonly number[];
  /** Whether they were fair. */
  readonly test?: FairnessTest;
}

/** A choice that a character owes. */
export interface DutyDoc {
  /** The values for the gaps of the messages about it, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The value that falls due without a choice; empty for none. */
  readonly default: string;
  /** The duty's id. */
  readonly id: string;
  /** The kind of choice. */
  readonly kind: string;
  /** The values to choose from. */
  readonly options: readonly string[];
  /** The character who owes it. */
  readonly owes: string;
  /** The number of the period with whose end it falls due. */
  readonly period: number;
  /** Since when it is owed, in milliseconds since 1970. */
  readonly since: number;
}

/** A page of lines, oldest first. */
export interface Entries {
  /** The lines. A supplement comes directly after its public line. */
  readonly entries: readonly Line[];
  /** The cursor to go on from: after the last line, or before the first one if the page was asked for with `before`. */
  readonly cursor: string;
  /** Whether there are other lines beyond it. */
  readonly more: boolean;
}

/** An entry of the chronicle. */
export interface EntryField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "entry";
}

/** Another entry in one line. */
export interface EntryLink {
  /** The entry's id. */
  readonly entry: string;
  /** The entry's position in the ledger, from 1, for readers who see positions. */
  readonly n?: number;
  /** When it was recorded, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which it was recorded. */
  readonly period: number;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The entry's sentence; empty, like its message, where it is not read. */
  readonly text: string;
}

/**
 * The first published head that an entry is under, for askers who may count entries.
 *
 * The proof itself is with `GET /games/{game}/seal?entry=`.
 */
export interface EntrySeal {
  /** The number of the head, from 1. */
  readonly number: number;
  /** Number of entries under the head. */
  readonly size: number;
  /** When the head was signed, in milliseconds since 1970. */
  readonly at: number;
  /** Why the head was signed: `minute`, or `period` for the end of one. */
  readonly kind: string;
  /** Eight words that stand for the first 64 bits of the head. */
  readonly fingerprint: string;
}

/** A character whose person can be erased. */
export interface ErasablePerson {
  /** The character's id. */
  readonly character: string;
  /** The character's name. */
  readonly name: string;
  /** The name by which the person is called in the game; empty if none is stored. */
  readonly person: string;
}

/** The number of words that were erased. */
export interface ErasedData {
  /** Number of names, words and letters that were erased. */
  readonly words: number;
}

/** An evening in figures. Confidential entries are counted nowhere. */
export interface Evening {
  /** The game's id. */
  readonly game: string;
  /** When the first thing was played, in milliseconds since 1970; left out where nothing was. */
  readonly began?: number;
  /** When the last thing was played, in milliseconds since 1970; left out where nothing was. */
  readonly ended?: number;
  /** The characters who had most to do with others. */
  readonly people: readonly string[];
  /** The pairs among them, most entries first. */
  readonly dealings: readonly DealtPair[];
  /** The great moments. */
  readonly great: readonly GreatMoment[];
  /** The dice that were rolled. */
  readonly dice: readonly DiceRolled[];
  /** The petitions that were answered. */
  readonly petitions: readonly PetitionTime[];
  /** The minutes with most entries. */
  readonly minutes: readonly BusyMinute[];
  /** How many acts each character did. */
  readonly acts: readonly ActCount[];
  /** The honours of the evening; empty before the game is closed. */
  readonly honours: readonly HonourGiven[];
}

/** A change of an event. Fields that it does not name stay as they are. */
export interface EventChange {
  /** The changed details, by their names. */
  readonly details?: { readonly [key: string]: string };
  /** The changed fields of the scenario. All other text of the scenario stays as it is. */
  readonly fields?: readonly ScenarioFieldChange[];
  /** A whole new text of the scenario, before the changed fields. */
  readonly scenario?: string | null;
}

/** The details of an event that are not part of its scenario, as they were typed. */
export interface EventDetails {
  /** The name of the event. */
  readonly name?: string;
  /** The day, such as 2026-12-17. */
  readonly date?: string;
  /** The time of day at which play begins, such as 18:30. */
  readonly begins?: string;
  /** How long play may last, in minutes. */
  readonly minutes?: string;
  /** How many people are expected. */
  readonly people?: string;
  /** The address for phones, such as https://ludi.example. */
  readonly address?: string;
  /** The languages of the printed pages, such as `en es`. */
  readonly languages?: string;
  /** `yes` if everybody may read the event's public page. */
  readonly public?: string;
  /** The place where people meet. */
  readonly place?: string;
  /** The time of day of the meal before play, such as 17:30. */
  readonly dinner?: string;
  /** The history of the evening, for its public page. */
  readonly history?: string;
  /** The number of guests after whom the waiting list begins; empty without a waiting list. */
  readonly places?: string;
  /** The last day of the sign-up, such as 2026-12-10; empty for the day of the event. */
  readonly until?: string;
  /** The number of days after the event for which guests are stored; empty for 30. */
  readonly guest_days?: string;
}

/** The rehearsal of an event: bots play its scenario. */
export interface EventRehearsal {
  /** The id of the game that is rehearsed; empty if there is no rehearsal. */
  readonly game: string;
  /** Whether the bots still play. */
  readonly played: boolean;
  /** Why the bots stopped before the end, in a sentence; empty if they did not. */
  readonly stop_reason?: string;
  /** The cards of all characters. */
  readonly cards: readonly RehearsalCard[];
}

/** An event in preparation, in a few words. */
export interface EventSummary {
  /** The event's id. */
  readonly id: string;
  /** When it was saved last, in milliseconds since 1970. */
  readonly saved: number;
  /** The game, by the name of its rules. */
  readonly ruleset: string;
  /** The details that are not part of the scenario. */
  readonly details: EventDetails;
  /** The number of faults when it was saved last. */
  readonly problems: number;
  /** The id of the game that was founded from it; empty before the founding. */
  readonly game: string;
}

/**
 * An act that was proposed in vain: it ended before all had agreed.
 *
 * Its proposer and the characters who had to agree see it in the period in which it ended, and in
 * the next one.
 */
export interface ExpiredDoc {
  /** The character who would act. */
  readonly actor: string;
  /** The fields of the act. */
  readonly fields: { readonly [key: string]: unknown };
  /** The characters among them who have agreed. */
  readonly given: readonly string[];
  /** The petition's id. */
  readonly id: string;
  /** The kind of the period that opened before all had agreed; empty if its matter is over. */
  readonly period: string;
  /** For a ruling that all have to agree to: why. */
  readonly reason?: string;
  /** Since when it waits, in milliseconds since 1970. */
  readonly since: number;
  /** The act's name. */
  readonly type: string;
  /** The characters who have to agree. */
  readonly voices: readonly string[];
  /** For a ruling that all have to agree to: the IDs of the rules that it sets aside. */
  readonly waive?: readonly string[];
  /** The year of that period. */
  readonly year: number | null;
}

/** Pearson's chi-squared test of goodness of fit: is every face as likely as any other. */
export interface FairnessTest {
  /** The sum of (observed - expected)^2 / expected over all faces: a plain number. */
  readonly statistic: number;
  /** Number of degrees of freedom: one fewer than there are faces. */
  readonly freedom: number;
  /** The probability, from 0 to 1, that fair dice differ at least as much from equal counts. */
  readonly p_value: number;
  /** Whether each face was to be expected at least five times; otherwise the test says nothing. */
  readonly enough: boolean;
}

/** A fault of one field. */
export interface FieldError {
  /** The field, or the parameter or header, by its name. */
  readonly field: string;
  /** The fault, in words. */
  readonly message: string;
}

/** A fault of an event, at its field. */
export interface FieldProblem {
  /** The part of the event that has the field. `event`: The event's own details. `scenario`: The scenario's text. */
  readonly part: "event" | "scenario";
  /** The path of the field; empty for a fault without a field. */
  readonly path: readonly string[];
  /** The line in the scenario's text, from 1; 0 for the event's own details. */
  readonly line: number;
  /** The fault in words. */
  readonly sentence: string;
}

/** How much of an asset came into play and left it through one kind of entry. */
export interface Flow {
  /** The asset. */
  readonly asset: string;
  /** The key of that kind's message. */
  readonly key: string;
  /** How much came into play, in units of the asset. */
  readonly came: number;
  /** How much left play, in units of the asset. */
  readonly left: number;
}

/** The data that are erased for good, as if their storage time were over. */
export interface Forgetting {
  /** The kinds of data. `names`: The names of all people. `words`: All reasons and explanations. `letters`: All letters. `access`: All cards and sessions, so no phone opens the game any more. `games`: The whole game. */
  readonly what: readonly ("names" | "words" | "letters" | "access" | "games")[];
}

/** An act one may do, or why one may not do it now. */
export interface Form {
  /** The act's name, as a command has it in `type`. */
  readonly type: string;
  /** The chapter of the rulebook that the act belongs to. */
  readonly chapter: string;
  /** The fields of its form, in order. */
  readonly fields: readonly FormField[];
  /** Why it cannot be done now; empty where it can. */
  readonly blocked: readonly Objection[];
  /** The fields that depend on choices, for a phone that loses the network. A case comes after the cases of the choices before it. Left out if no field depends on a choice, if that takes too many forms, and for a recorder. */
  readonly later?: readonly FormCase[];
  /** For a sealed act: the kind of window that it is saved for. */
  readonly sealed?: string;
  /** True for an act whose proposal lies on a table between two. */
  readonly laid?: boolean;
}

/** The fields that a form has if each of some choices has one of some values. */
export interface FormCase {
  /** The choices, in the order in which they are made. */
  readonly given: readonly GivenChoice[];
  /** The fields that the last of these choices changes. Each replaces the field of its name. */
  readonly fields: readonly FormField[];
}

/** A field of a form with its domain; which members it has depends on its kind. */
export type FormField = ChoiceField | SubsetField | NumberField | SplitField | RowsField | TextField | DiceField | EntryField | AwaitingField;

/** A row of a list: steps for one thing. The first step is one of the options. */
export interface FormRow {
  /** The thing that the row is for, as the command names it. */
  readonly of: string;
  /** A reference to it, such as `who:livia`. */
  readonly ref?: string;
  /** The steps that the row may begin with. */
  readonly options: readonly Option[];
  /** The steps that may come after a step, by that step. */
  readonly onward: { readonly [key: string]: readonly string[] };
  /** The maximum number of steps in the row. */
  readonly most: number;
  /** How many places each step takes of the limit of all rows. */
  readonly price: number;
}

/** An entry that was found. */
export interface Found {
  /** The entry's id. */
  readonly entry: string;
  /** The entry's position in the ledger, from 1, for readers who see positions. */
  readonly n?: number;
  /** When it was recorded, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which it was recorded. */
  readonly period: number;
  /** The character who did it; left out for nobody. */
  readonly by?: By;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The entry's sentence. */
  readonly text: string;
  /** The words that were said with it; empty for none. */
  readonly reason: string;
  /** Whether a later entry took it back. */
  readonly reversed: boolean;
  /** The other parts of it that have the words, where its sentence has not all of them. */
  readonly why: readonly string[];
  /** The letter that it is, with its words. */
  readonly letter?: Letter;
}

/** The terms of a new game. */
export interface Founding {
  /** The name of the rules. */
  readonly ruleset: string;
  /** The scenario's text (YAML), if not the usual one. */
  readonly scenario?: string | null;
  /** The game's title; empty for the scenario's. */
  readonly title?: string;
  /** The people who sit down, in the order of the scenario's players. */
  readonly players?: readonly Seated[];
  /** How dice are rolled, where the game can be played with those on the table. `server`: The server draws them. `table`: People roll them and type them in. */
  readonly dice?: ("server" | "table") | null;
  /** Whether an evening waits until a steward lets play begin; tables and rehearsals never do. */
  readonly waits?: boolean;
  /** Whether the codes to type open the cards, too: the last 40 bits of each token in base 32. At a table with `players` they always do. The answer then takes about 20 ms longer for each card. */
  readonly codes?: boolean;
}

/** The game itself. */
export interface GameDoc {
  /** When it will be closed, in milliseconds since 1970; 0 where that is not settled. */
  readonly closes_at: number;
  /** Whether one steward has asked for the end. */
  readonly closing: boolean;
  /** How dice are rolled: by the `server`, or on the `table`. */
  readonly dice: string;
  /** The game's id. */
  readonly id: string;
  /** Since when it stands still, in milliseconds since 1970; 0 while it is played. */
  readonly paused_at: number;
  /** The period that is open. */
  readonly period: PeriodDoc;
  /** The characters who sat down to play, in their order. */
  readonly players: readonly string[];
  /** When the copy was made from which the game goes on, in milliseconds since 1970, while it waits for a steward to take it over; else 0. */
  readonly restored: number;
  /** The game's rules, by their name. */
  readonly ruleset: string;
  /** Number of acts that stewards have let through against the rules. */
  readonly rulings: number;
  /** Whether the wall may show who leads. */
  readonly score_board: boolean;
  /** Changes with each takeover: how many there were, a plus, and the id of the key that signs since. It is empty before the first. */
  readonly server: string;
  /** Whether it is played, stands still, is about to be closed, or is closed. */
  readonly status: "closed" | "closing" | "open" | "paused";
  /** The characters who keep order. */
  readonly stewards: readonly string[];
  /** The game's title. */
  readonly title: string;
  /** The version of the rules that the game was founded with. */
  readonly version: string;
  /** Whether play has not begun yet; the game is paused meanwhile. */
  readonly waiting: boolean;
}

/** A game in a few words. */
export interface GameSummary {
  /** The game's id. */
  readonly id: string;
  /** The game's title. */
  readonly title: string;
  /** The game's rules, by their name. */
  readonly ruleset: string;
  /** Whether it is played. `open`: It is played. `paused`: It stands still. `closing`: It is about to be closed. `closed`: It is closed, and its ledger is open to everybody. */
  readonly status: "open" | "paused" | "closing" | "closed";
  /** Whether play has not begun yet. */
  readonly waiting: boolean;
  /** Whether it has come to its end, closed or not. */
  readonly over: boolean;
  /** Whether somebody without a card may come in. `closed`: Nobody may. `asked`: A steward who is asked lets them in. `open`: Everybody may. */
  readonly entry: "closed" | "asked" | "open";
  /** The stretch of the calendar that is open. */
  readonly period: Period;
  /** The eight words of the head at each period's end, oldest first. */
  readonly fingerprints?: readonly string[];
  /** The number of times that words of the game were erased; left out if it is 0. */
  readonly erased?: number;
}

/** A page of the games of a server. */
export interface Games {
  /** The games, in the order in which they were founded. */
  readonly games: readonly GameSummary[];
  /** True when there are earlier ones. */
  readonly more?: boolean;
  /** The ids of all games that were erased whole. */
  readonly forgotten?: readonly string[];
}

/** Some values of a choice. */
export interface GivenChoice {
  /** The name of the choice. */
  readonly field: string;
  /** The values. */
  readonly values: readonly string[];
}

/**
 * A steward's act that waits, for stewards.
 *
 * Another steward confirms it. Where no other steward's phone listened it happens by itself.
 */
export interface GraveActDoc {
  /** The character who would act. */
  readonly actor: string;
  /** The id of the appeal that it answers; empty for none. */
  readonly appeal: string;
  /** The steward who asked for it. */
  readonly by: string;
  /** The card of the steward who asked for it. */
  readonly card: string;
  /** The fields of the act. */
  readonly fields: { readonly [key: string]: unknown };
  /** The act's id. */
  readonly id: string;
  /** Why, in the steward's words. */
  readonly reason: string;
  /** The cards of the other stewards whose phones listened. */
  readonly second: readonly string[];
  /** Since when it waits, in milliseconds since 1970. */
  readonly since: number;
  /** The act's name. */
  readonly type: string;
  /** Until when it waits, in milliseconds since 1970. */
  readonly until: number;
  /** The IDs of the rules that it sets aside. */
  readonly waive: readonly string[];
}

/** An entry that the game counts among the great moments. */
export interface GreatMoment {
  /** The kind of greatness; the message `great-<kind>` names it. */
  readonly kind: string;
  /** The entry's id. */
  readonly id: string;
  /** When it was recorded, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which it was recorded. */
  readonly period: number;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** Whether a later entry took it back. */
  readonly reversed: boolean;
}

/** A guest of an event, as organisers see it. */
export interface Guest {
  /** The guest's id. */
  readonly id: string;
  /** The fields that the guest has filled in. */
  readonly form: GuestForm;
  /** When the guest signed up, in milliseconds since 1970. */
  readonly signed: number;
  /** The place on the waiting list, from 1; 0 if the guest has a place. */
  readonly waiting: number;
  /** Whether an organiser has confirmed the place. */
  readonly confirmed: boolean;
  /** The id of the guest's character; empty for none. */
  readonly character: string;
  /** When the guest arrived, in milliseconds since 1970; 0 before. */
  readonly arrived: number;
  /** `late`: comes late; `absent`: does not come, so others have the place and the character. */
  readonly coming: "" | "late" | "absent";
  /** Whether the guest has a link with which to change or cancel the sign-up. */
  readonly linked: boolean;
  /** Whether the game's console notes the guest as the person of the character. */
  readonly noted: boolean;
}

/** A person who comes without a sign-up. */
export interface GuestAtDoor {
  /** The person's name. */
  readonly name: string;
  /** The id of a free character; empty for none. */
  readonly character?: string;
}

/** A change of a guest by an organiser. Fields that are left out stay as they are. */
export interface GuestChange {
  /** Whether the guest has a place, whatever the number of places is. */
  readonly confirmed?: boolean | null;
  /** The id of the guest's character; empty for none. Another guest who has it gets the character that this guest had. */
  readonly character?: string | null;
  /** Whether the guest has arrived. */
  readonly arrived?: boolean | null;
  /** `late`: comes late; `absent`: does not come; empty: is expected. */
  readonly coming?: ("" | "late" | "absent") | null;
}

/** The guests whose names the console of the event's game still lacks. */
export interface GuestConsole {
  /** The id of the game. */
  readonly game: string;
  /** The number of guests with a place whose character has another name there, or none, or whose name another character has there, too. */
  readonly missing: number;
  /** Whether the game is closed, so nothing can be noted there any more. */
  readonly closed: boolean;
}

/** A spreadsheet with guests, and how its columns and rows are used. */
export interface GuestFile {
  /** The bytes of a CSV file or of an Excel workbook (.xlsx), in base64. */
  readonly file: string;
  /** The kind of each column. If the list is empty, the headings decide. */
  readonly columns?: readonly ("" | "name" | "wish" | "food" | "contact" | "words")[];
  /** The numbers of the rows that are left out, from 1. */
  readonly left_out?: readonly number[];
}

/** A column of a spreadsheet. */
export interface GuestFileColumn {
  /** The text of its heading; empty if the spreadsheet has no headings. */
  readonly heading: string;
  /** The field of a guest that the column contains; empty for no field. */
  readonly kind: "" | "name" | "wish" | "food" | "contact" | "words";
}

/** The guests in a spreadsheet. Nothing is saved. */
export interface GuestFilePreview {
  /** The columns, in their order. */
  readonly columns: readonly GuestFileColumn[];
  /** The rows below the headings that are not empty. */
  readonly rows: readonly GuestFileRow[];
}

/** A row of a spreadsheet, as a guest. */
export interface GuestFileRow {
  /** The number of the row in the spreadsheet, from 1. */
  readonly number: number;
  /** The fields of the guest. */
  readonly form: GuestForm;
  /** A sentence about each fault of the row. */
  readonly faults: readonly string[];
  /** Whether the row becomes a guest when the guests are taken. */
  readonly fits: boolean;
}

/** The fields that a guest has filled in. */
export interface GuestForm {
  /** The guest's name. */
  readonly name: string;
  /** The wishes, the dearest first: `role/<role>` or `character/<id>`. */
  readonly wishes: readonly string[];
  /** The guest's wishes about food. */
  readonly food: string;
  /** The guest's e-mail address or telephone number. */
  readonly contact: string;
  /** A word to the organiser. */
  readonly words: string;
}

/** A new link of a guest. Older links of the guest open nothing any more. */
export interface GuestLink {
  /** The token with which the guest changes or cancels the sign-up. It is shown only once. */
  readonly token: string;
}

/** The guests of an event, in the order of their sign-ups. */
export interface GuestList {
  /** The guests. */
  readonly guests: readonly Guest[];
  /** The characters of the event, when its scenario last had no faults. */
  readonly cast: readonly PublicCharacterDoc[];
  /** The console of the event's game; null before the founding. */
  readonly console: GuestConsole | null;
}

/** A signed head over the first entries of the ledger. */
export interface Head {
  /** Number of entries under it. */
  readonly size: number;
  /** The root (SHA-256, hex) over their leaves. */
  readonly root: string;
  /** Eight words that stand for its first 64 bits. */
  readonly fingerprint: string;
  /** The text that was signed, with its signature. */
  readonly note: string;
  /** The proof (hex) that it goes on from the head before it. */
  readonly consistency: readonly string[];
  /** The digest (SHA-256, hex) of the signed text. */
  readonly digest: string;
  /** Why it was signed. `minute`: A minute was over. `period`: A period was over. `copy`: It was asked for just now; it is not published. `""`: A version before 0.2 signed it and did not say why. */
  readonly kind: "" | "minute" | "period" | "copy";
  /** The number among the published heads, from 1. */
  readonly number: number;
  /** When it was signed, in milliseconds since 1970. */
  readonly at: number;
}

/** The digest of a head that was just signed. */
export interface HeadSigned {
  /** The digest (SHA-256, hex) of the head. */
  readonly digest: string;
}

/** Every published head, for phones to check against the digests they kept. */
export interface Heads {
  /** The game's id. */
  readonly game: string;
  /** The game's public key (Ed25519, hex). */
  readonly seal_key: string;
  /** The servers that took over, oldest first. */
  readonly takeovers: readonly Takeover[];
  /** The heads, oldest first. */
  readonly heads: readonly TextOfHead[];
}

/** A card of this session. */
export interface HeldCard {
  /** The game's id. */
  readonly game: string;
  /** The card's id. */
  readonly card: string;
  /** The character that it is for. */
  readonly character: Person;
}

/** An honour of the evening. Characters with an equal amount share it. */
export interface HonourGiven {
  /** The name of the honour; the message `honour-<name>` names it. */
  readonly name: string;
  /** The characters who have it. */
  readonly holders: readonly string[];
  /** Their amount: entries, a worth, milliseconds (`ghost`), or a probability (`luckiest`). */
  readonly amount: number;
}

/** A game of this server, for its organisers. */
export interface HostedGame {
  /** The game's id. */
  readonly id: string;
  /** The game's title. */
  readonly title: string;
  /** The game's rules, by their name. */
  readonly ruleset: string;
  /** Whether it is played. `open`: It is played. `paused`: It stands still. `closing`: It is about to be closed. `closed`: It is closed, and its ledger is open to everybody. */
  readonly status: "open" | "paused" | "closing" | "closed";
  /** Whether play has not begun yet. */
  readonly waiting: boolean;
  /** Whether it has come to its end, closed or not. */
  readonly over: boolean;
  /** Whether it is a game at a table. */
  readonly table: boolean;
  /** Whether an organiser may close it now. A table can be closed at any time. An evening can be closed before play begins, after its end, and in a pause while no phone with a steward's card listens. */
  readonly closable: boolean;
  /** Whether everybody may take its cards. */
  readonly rehearsal: boolean;
  /** When something happened in it last, in milliseconds since 1970. */
  readonly last_act_at: number;
  /** The number of phones that listen to it now. */
  readonly phones: number;
  /** The number of characters with a card; left out if the game is at rest and has no note. */
  readonly seats?: number;
  /** The number of these characters who have come in; left out together with `seats`. */
  readonly came?: number;
  /** When it is closed, in milliseconds since 1970; left out unless its closing has begun. */
  readonly closes_at?: number;
}

/** A page of the games of this server. */
export interface HostedGames {
  /** The games; the one that was founded last comes first. */
  readonly games: readonly HostedGame[];
  /** Whether there are earlier ones. */
  readonly more: boolean;
}

/** The state of the server, for stewards. */
export interface House {
  /** The faults that hinder it. */
  readonly troubles: readonly HouseTrouble[];
}

/** A fault of the server. */
export interface HouseTrouble {
  /** The key of its message. */
  readonly key: string;
  /** Since when it is known, in milliseconds since 1970. */
  readonly since: number;
  /** The sentence. */
  readonly text: string;
}

/** The proof that an entry is under the last head. */
export interface Inclusion {
  /** The entry's id. */
  readonly entry: string;
  /** The entry's position, from 1. */
  readonly position: number;
  /** The entry's leaf (SHA-256, hex). */
  readonly leaf: string;
  /** The leaf's salt (hex), for readers of the whole entry. */
  readonly salt?: string;
  /** The hashes (hex) that lead from the leaf to the root. */
  readonly proof: readonly string[];
}

/** A warning of an entry, its judges, and who of them has dealt with it. */
export interface Judged {
  /** The id of the question in the judges' queue. */
  readonly question: string;
  /** The ID of the rule that warned. */
  readonly rule: string;
  /** The characters who judge it. */
  readonly judges: readonly string[];
  /** The judge who dealt with it; empty as long as nobody has, as far as is seen. */
  readonly by: string;
  /** The id of the entry by which it was dealt with. */
  readonly entry?: string;
  /** When it was dealt with, in milliseconds since 1970. */
  readonly at?: number;
  /** The judge's words; empty for none. */
  readonly reason: string;
}

/** A save for a window, or a word on being ready, which is kept beside the ledger. */
export interface KeptForWindow {
  /** The id of the window. */
  readonly window: string;
  /** The character who sent it. */
  readonly who: string;
  /** The number of this save, from 1. */
  readonly revision: number;
  /** Since when it is kept, in milliseconds since 1970. */
  readonly at: number;
  /** Whether a later one has taken its place, so that it counts no more. */
  readonly superseded: boolean;
  /** Whether the character is ready, where that was said. */
  readonly ready?: boolean;
  /** The digest (SHA-256, hex) of the command as it is signed. */
  readonly digest?: string;
  /** The game's signature (Ed25519, hex) over the lines `acta/saved/1`, the game's id, the window, the character, the revision, the digest and the contribution. */
  readonly receipt?: string;
}

/** Somebody without a card who asks to come in. */
export interface KnockDoc {
  /** Since when they ask, in milliseconds since 1970. */
  readonly at: number;
  /** The knock's id. */
  readonly id: string;
  /** Their name. */
  readonly name: string;
}

/** The state of a knock. */
export interface KnockState {
  /** The knock's id. */
  readonly knock: string;
  /** How far it has come. `waiting`: No steward has answered it. `admitted`: Its token opens a card. `over`: It was turned away, or the card was printed anew since. */
  readonly state: "waiting" | "admitted" | "over";
  /** The character that the card is for, once it is admitted. */
  readonly character?: Person;
}

/** Somebody's last act. */
export interface LastAct {
  /** The entry's id. */
  readonly entry: string;
  /** The act's name. */
  readonly act: string;
  /** When they did it, in milliseconds since 1970. */
  readonly at: number;
  /** The entry's sentence. */
  readonly text: string;
}

/** A posting as far as it is seen: an end that one may not see is left out. */
export interface Leg {
  /** The asset that moved. */
  readonly asset: string;
  /** How much of it moved, in units of the asset (money in denarii). */
  readonly amount: number;
  /** The character whose account gave it. */
  readonly from?: string;
  /** The character whose account received it. */
  readonly to?: string;
}

/** A letter as its reader sees it. */
export interface Letter {
  /** The letter's id. */
  readonly id: string;
  /** The id of the thread it is in: that of the thread's first letter. */
  readonly thread: string;
  /** The number of the letter in its thread, from 1. */
  readonly number: number;
  /** The character who wrote it. */
  readonly writer: string;
  /** The characters it is to; none for a letter to all. */
  readonly to: readonly string[];
  /** Whether it is to all. */
  readonly public: boolean;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which it was written. */
  readonly period: number;
  /** The words; empty where they are erased or lost, or the letter is a template's. */
  readonly text: string;
  /** Whether its words were erased. */
  readonly erased: boolean;
  /** Whether what is kept is not what was recorded. */
  readonly lost: boolean;
  /** Whether a character of mine reported it. */
  readonly reported: boolean;
  /** Whether it was laid open after the game. */
  readonly disclosed: boolean;
  /** The template of the game that it was written from; empty for free words. */
  readonly template: string;
  /** For a letter from a template: the references to what it is about. */
  readonly about: readonly string[];
}

/** The notes of a character about letters; their phones alone see them. */
export interface LetterboxDoc {
  /** The characters whose letters are not announced. */
  readonly muted: readonly string[];
  /** Number of letters of others that were read, by thread. */
  readonly read: { readonly [key: string]: number };
}

/** A page of letters: of a thread, oldest first; otherwise newest first. */
export interface Letters {
  /** The letters. */
  readonly letters: readonly Letter[];
  /** Whether there are others after them. */
  readonly more: boolean;
}

/** Which letters may be written. */
export interface LettersDoc {
  /** The kinds of letters that may be written in some period of the game. */
  readonly ever: readonly ("private" | "public")[];
  /** The maximum number of characters of a letter. */
  readonly longest: number;
  /** The kinds of letters that may be written now. */
  readonly now: readonly ("private" | "public")[];
}

/**
 * One line of the chronicle as its reader sees it.
 *
 * A line is public, or the reader's own. An own line stands alone, or supplements a public one.
 */
export interface Line {
  /** The entry's id. */
  readonly id: string;
  /** The line's number: `p17` among the public lines, `q3` among the reader's own. */
  readonly c: string;
  /** When the entry was recorded, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which it was recorded. */
  readonly period: number;
  /** For an own line: the number of public lines that stand before it. */
  readonly after?: number;
  /** For a supplement: the number (`p17`) of the public line that it belongs to. */
  readonly on?: string;
  /** The entry's position in the ledger, from 1, for readers who see positions. */
  readonly n?: number;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message. A value may be a message itself (`{key, args}`), at any depth. Such a one is `said`, beside `told`, in lines about an entry that was taken back or denied. */
  readonly args: { readonly [key: string]: unknown };
  /** Whether the line has a sentence, or only shows what moved. */
  readonly words: boolean;
  /** The postings that the reader sees. */
  readonly legs: readonly Leg[];
  /** The pieces that moved. */
  readonly moved: readonly Moved[];
  /** The dice that were rolled. */
  readonly rolls: readonly Roll[];
  /** The character who did it; null for nobody. */
  readonly by: By | null;
  /** The warnings recorded with it. */
  readonly warned: readonly RecordedWarning[];
  /** A steward's ruling by which it was let through; null for none. */
  readonly ruling: Ruling | null;
  /** Whether a later entry took it back, as far as the reader sees. */
  readonly reversed: boolean;
  /** The reason that was given, in free words. */
  readonly reason?: string;
  /** The id of the entry that this one is about. */
  readonly about?: string;
  /** The news of it for the whole screen of phones. */
  readonly tidings?: readonly Tidings[];
  /** For a grave act: the steward who confirmed it. */
  readonly second?: string;
  /** For a grave act: true when no other steward confirmed it. */
  readonly alone?: boolean;
}

/** The goods for sale. */
export interface MarketDoc {
  /** The goods of each seller. */
  readonly stock: readonly StockDoc[];
}

/** An entry worth an auditor's look. */
export interface Matter {
  /** The entry's position, from 1. */
  readonly position: number;
  /** The entry's id. */
  readonly entry: string;
  /** When it was recorded, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which it was recorded. */
  readonly period: number;
  /** The key of its message. */
  readonly key: string;
  /** Why it is worth a look, such as `reversed`, `overruled`, `warned`, `late` or `unjudged`. */
  readonly kinds: readonly string[];
  /** The character who answers for it; empty for nobody. */
  readonly by: string;
  /** The IDs of the rules that it is about. */
  readonly rules: readonly string[];
  /** The id of the entry or the question that it is about; empty for none. */
  readonly about: string;
  /** How late it came after the time of its period, in milliseconds. */
  readonly late: number;
  /** The values for the gaps of the message; none for askers who may not read it. */
  readonly args: { readonly [key: string]: unknown };
  /** The sentence; empty for askers who may not read it. */
  readonly text: string;
  /** The reason that was given; empty for askers who may not read it. */
  readonly reason: string;
}

/** The character who showed a public name. */
export interface Met {
  /** The character. */
  readonly character: string;
}

/** The morning after a game. */
export interface MorningAfter {
  /** Whether the game is closed. Before that no file is made and nothing is erased. */
  readonly closed: boolean;
  /** The latest job of each kind. */
  readonly jobs: readonly MorningJobState[];
  /** The people who can be erased. */
  readonly people: readonly ErasablePerson[];
}

/** The latest job of a kind about a game. */
export interface MorningJobState {
  /** The kind of job. `verify`: The ledger is checked, as `acta verify` does. `export`: The whole ledger is written to a file. `archive`: Archives for all characters and for the public are written to one zip file. `book`: The evenings of all characters are written as a page to print. */
  readonly kind: "verify" | "export" | "archive" | "book";
  /** How far it is. `none`: There was no such job. `running`: It waits or runs. `done`: It has ended well. `failed`: It could not be done; `sentence` says why. `interrupted`: The server stopped or words were erased; nothing is half done. */
  readonly state: "none" | "running" | "done" | "failed" | "interrupted";
  /** When it was started, in milliseconds since 1970; left out without a job. */
  readonly began?: number;
  /** When it ended, in milliseconds since 1970; left out unless it has ended. */
  readonly ended?: number;
  /** The number of steps that are done; left out unless it runs. */
  readonly done?: number;
  /** The number of all steps, 0 if it is not known yet; left out unless it runs. */
  readonly total?: number;
  /** The verdict, or why the job failed, in words; left out without one. */
  readonly sentence?: string;
  /** The whole report of a verification, in English; left out for other jobs. */
  readonly lines?: readonly string[];
  /** The number of bytes of its file; left out if there is no file here any more. */
  readonly size?: number;
}

/** A piece that came to a place. */
export interface Moved {
  /** The piece that came: a character, or a unit of the board. */
  readonly piece: string;
  /** The place it came to; empty when it left the board. */
  readonly place: string;
  /** The place within the place, in the game's words; empty where there is none. */
  readonly seat: string;
}

/** A card of a new game. */
export interface NewCard {
  /** The card's id. */
  readonly card: string;
  /** The character that it is for. */
  readonly character: string;
  /** The token in its QR code. */
  readonly token: string;
  /** The code to type, such as `MFRG-GZDF`; empty if no code opens the card. */
  readonly code: string;
  /** Whether a bot plays it. */
  readonly bot: boolean;
}

/** A game just founded. */
export interface NewGame {
  /** The game's id. */
  readonly game: string;
  /** Its cards. */
  readonly cards: readonly NewCard[];
  /** Sentences about what to look at again. */
  readonly doubts: readonly string[];
  /** Whether it had been founded before under the same key: then its cards are the same. */
  readonly repeated: boolean;
}

/** A new sign-up, with its token. */
export interface NewSignUp {
  /** The fields that the guest has filled in. */
  readonly form: GuestForm;
  /** The place on the waiting list, from 1; 0 if the guest has a place. */
  readonly waiting: number;
  /** Whether the organiser has confirmed the place. */
  readonly confirmed: boolean;
  /** Whether the organiser has noted that the guest does not come. */
  readonly absent: boolean;
  /** The name of the guest's character; empty before the organiser has confirmed the place. */
  readonly character: string;
  /** The token with which the guest changes or cancels the sign-up. It is shown only once. */
  readonly token: string;
}

/** The night at a glance. */
export interface Night {
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  /** The phones of the people who play. */
  readonly phones: NightPhones;
  /** The number of free bytes on the ledger's disk; left out for a database. */
  readonly disk_free?: number;
  /** The copies of the ledger. */
  readonly copies: NightCopies;
  /** The addresses for phones that are printed on the cards. */
  readonly addresses: readonly string[];
  /** The number of petitions and appeals that wait. */
  readonly requests: number;
  /** The number of people without a card who wait to come in. */
  readonly knocks: number;
  /** The faults, the worst first. */
  readonly findings: readonly NightFinding[];
}

/** The copies of the ledger that the server makes while people play. */
export interface NightCopies {
  /** Whether the server can copy its ledger; a database is copied by its own means. */
  readonly possible: boolean;
  /** The folder into which it is copied; left out while no copies are made. */
  readonly folder?: string;
  /** The seconds between two copies; left out while no copies are made. */
  readonly seconds?: number;
  /** The folders of the sticks and disks that are plugged in. */
  readonly sticks: readonly string[];
  /** The name of the file with the recovery words, beside the ledger. It is left out without copies, and if the setting `ACTA_BACKUP_WORDS` has the words. */
  readonly words_file?: string;
  /** When the last copy was made, in milliseconds since 1970; left out if none was made. */
  readonly made_at?: number;
  /** Why the last copy failed; left out if it did not fail. */
  readonly failure?: string;
}

/** A fault of the server during an evening. */
export interface NightFinding {
  /** How bad it is. `doubtful`: The evening goes on, and a person should look at it. `wrong`: It stops the evening, at once or soon. */
  readonly grade: "doubtful" | "wrong";
  /** The fault in words. */
  readonly sentence: string;
  /** The one thing to do; empty if the sentence says it. */
  readonly remedy: string;
}

/** The phones of the people who play. */
export interface NightPhones {
  /** The number of characters whose phone listens now. */
  readonly here: number;
  /** The names of the characters who came and whose phone does not listen now. */
  readonly away: readonly string[];
  /** The phones that listen with a weak link, the worst first. */
  readonly weak: readonly WeakLink[];
  /** The number of characters whose card no phone has taken yet. */
  readonly missing: number;
}

/** A whole number. */
export interface NumberField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "number";
  /** The minimum: of the number, or of how many options, units or characters are given. */
  readonly least: number;
  /** The maximum: of the number, or of how many options or characters are given. */
  readonly most: number;
  /** The number or each share is a multiple of this number of units. */
  readonly step: number;
  /** The unit of the number, as a reference such as `asset:denarius`; empty for a plain count. */
  readonly unit: string;
}

/** Why a command meets resistance: the rule, and what would have to be different. */
export interface Objection {
  /** The ID of the rule that objects. */
  readonly rule: string;
  /** How strongly it objects. `L`: It forbids the act. `W`: It warns; the act is recorded and queued for its judge. */
  readonly grade: "L" | "W";
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** Whether a steward can let the act through all the same. */
  readonly waivable: boolean;
  /** Whether the objection was left vague, because its reason is a secret of others. */
  readonly hidden: boolean;
  /** The sentence, without a full stop at its end. */
  readonly text: string;
}

/** The acts that a character may do now, the best of them, and the rules to keep in mind. */
export interface Offers {
  /** The character who would act. */
  readonly as: string;
  /** The number of the period that is open. */
  readonly period: number;
  /** The forms of all acts that are not foreign to the character. */
  readonly offers: readonly Form[];
  /** At most three of the open forms, the best first. */
  readonly suggested?: readonly Suggestion[];
  /** The keys of the messages that remind of rules. */
  readonly reminders: readonly string[];
}

/** All there is to know of an entry, as far as its reader may know it. */
export interface OpenedEntry {
  /** The game's id. */
  readonly game: string;
  /** The entry's id. */
  readonly id: string;
  /** The entry's stored name, for readers of its words. */
  readonly type?: string;
  /** The entry's sentence; empty where it is not read. */
  readonly text: string;
  /** The command that it comes from. */
  readonly caused?: Caused;
  /** The words that were said before it happened, in order. */
  readonly voices: readonly Voice[];
  /** Its warnings, and what became of them. */
  readonly judged: readonly Judged[];
  /** The later entries about it, in order. */
  readonly corrections: readonly Correction[];
  /** The first later entries that touch the same accounts, places or people, as far as both are seen. */
  readonly later: readonly EntryLink[];
  /** Whether there are other such entries. */
  readonly more: boolean;
  /** The characters who may read it. */
  readonly readers?: Readers;
  /** The first published head that it is under. */
  readonly sealed?: EntrySeal;
  /** The entry's lines in the chronicle. */
  readonly lines: readonly Line[];
}

/** The first event of a stream: a view with lines. */
export interface Opening {
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  /** A hash of the whole view but for the time. */
  readonly etag: string;
  /** How many times words of the game were erased; left out for never. A phone that kept some words before forgets them. */
  readonly erased?: number;
  /** The game's id. */
  readonly game: string;
  /** The viewer's cursor: how far this view has read. */
  readonly cursor: string;
  /** The characters whose cards the viewer holds. */
  readonly me: readonly string[];
  /** Whether one of them is a steward. */
  readonly staff: boolean;
  /** The keys of the slices that not everybody sees. */
  readonly private: readonly string[];
  readonly slices: { readonly [key: string]: unknown };
  /** The last lines, oldest first, for a stream that begins. */
  readonly entries?: readonly Line[];
  /** The lines since the cursor, oldest first, for a stream that is resumed. */
  readonly tail?: readonly Line[];
}

/** A value to choose. */
export interface Option {
  /** The value, as the command has it. */
  readonly value: string;
  /** A reference to the thing of this value, such as `who:livia`; left out for a plain value. */
  readonly ref?: string;
  /** The key of the message that stands beside it. */
  readonly note?: string;
  /** The values for the gaps of that message. */
  readonly args?: { readonly [key: string]: unknown };
}

/** Whether this browser may prepare events. */
export interface OrganiserSession {
  /** Whether this browser may prepare events. */
  readonly organiser: boolean;
}

/** A public name of mine, to be shown and not kept. */
export interface OwnPublicName {
  /** The name. */
  readonly name: string;
  /** Until when it is good, in milliseconds since 1970. */
  readonly until: number;
}

/** All that a character has sent for an open window. */
export interface OwnSubmission {
  /** The id of the window. */
  readonly window: string;
  /** The character. */
  readonly who: string;
  /** The number of the newest save; 0 for none. */
  readonly revision: number;
  /** When it was sent, in milliseconds since 1970; 0 for never. */
  readonly at: number;
  /** Whether the character is ready. */
  readonly ready: boolean;
  /** How many times the character has said whether they are ready. */
  readonly said: number;
  /** The newest save. */
  readonly saved?: Saved;
  /** The digest (SHA-256, hex) of the saved command as it is signed. */
  readonly digest?: string;
  /** The game's signature (Ed25519, hex) under the save. */
  readonly receipt?: string;
  /** The character's leaf under the last seal of the window. */
  readonly sealed?: UnderSeal;
}

/** One stretch of the calendar. */
export type Period = {
  /** The period's number, from 1. */
  readonly seq: number;
  /** The kind of period, such as `season`. */
  readonly kind: string;
  /** The key of the message that names it. */
  readonly key: string;
  /** The year it lies in, below 0 for years before Christ; null where the game has none. */
  readonly year: number | null;
  /** How long it is planned to last, in minutes; 0 for no plan. */
  readonly minutes: number;
  /** When it was opened, in milliseconds since 1970. */
  readonly opened: number;
  /** How long it has been paused, in milliseconds. */
  readonly paused: number;
} & {
  readonly [key: string]: unknown;
};

/** One stretch of the calendar. */
export interface PeriodDoc {
  /** The key of the message that names it. */
  readonly key: string;
  /** The kind of period, such as `season`. */
  readonly kind: string;
  /** How long it is planned to last, in minutes; 0 for no plan. */
  readonly minutes: number;
  /** When it was opened, in milliseconds since 1970. */
  readonly opened: number;
  /** How long it has been paused, in milliseconds. */
  readonly paused: number;
  /** The period's number, from 1. */
  readonly seq: number;
  /** The year it lies in, below 0 for years before Christ; null where the game has none. */
  readonly year: number | null;
}

/** A character in a few words. */
export interface Person {
  /** The character's id. */
  readonly id: string;
  /** The character's name. */
  readonly name: string;
  /** A short form of the name. */
  readonly short: string;
  /** The character's part in the game. */
  readonly role: string;
  /** The party or family it belongs to; empty for none. */
  readonly group: string;
}

/** A character, as every game shows one. */
export interface PersonDoc {
  /** The number in the order in which those at the place have come, from 1; 0 for nowhere. */
  readonly arrived_rank: number;
  /** Number of cards of the character. */
  readonly cards: number;
  /** The party or family it belongs to; empty for none. */
  readonly group: string;
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

/** An act that waits for others' consent. */
export interface PetitionDoc {
  /** The character who would act. */
  readonly actor: string;
  /** The fields of the act. */
  readonly fields: { readonly [key: string]: unknown };
  /** The characters among them who have agreed. */
  readonly given: readonly string[];
  /** The petition's id. */
  readonly id: string;
  /** For a ruling that all have to agree to: why. */
  readonly reason?: string;
  /** Since when it waits, in milliseconds since 1970. */
  readonly since: number;
  /** The act's name. */
  readonly type: string;
  /** The characters who have to agree. */
  readonly voices: readonly string[];
  /** For a ruling that all have to agree to: the IDs of the rules that it sets aside. */
  readonly waive?: readonly string[];
}

/** A petition and how long its answer took. */
export interface PetitionTime {
  /** The id of the entry that proposed it. */
  readonly entry: string;
  /** The act's name. */
  readonly type: string;
  /** The character who proposed it. */
  readonly by: string;
  /** When it was proposed, in milliseconds since 1970. */
  readonly at: number;
  /** How long the answer took, in seconds. */
  readonly seconds: number;
  /** Whether everybody agreed. */
  readonly agreed: boolean;
}

/** The picture of the board: it is under `pictures/{digest}` of the game. */
export interface PictureDoc {
  /** The digest (SHA-256, hex) of the picture. */
  readonly digest: string;
}

/** The stream is alive. */
export interface Ping {
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
}

/** A place of the map that all games share. */
export interface PlaceDoc {
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
  /** The places to which roads lead. */
  readonly roads: readonly string[];
  /** The character whose throne it is; null for none. */
  readonly throne: string | null;
}

/** How many characters were at each place at many instants. */
export interface PlaceSeries {
  /** The game's id. */
  readonly game: string;
  /** The instants, in milliseconds since 1970. */
  readonly times: readonly number[];
  /** The tracks, one for each place. */
  readonly places: readonly PlaceTrack[];
}

/** How many characters were to be seen at a place. */
export interface PlaceTrack {
  /** The place. */
  readonly place: string;
  /** Number of characters at each of the times. */
  readonly counts: readonly number[];
}

/** How many people can play. */
export interface PlayersDoc {
  /** The minimum number of players. */
  readonly least: number;
  /** The maximum number of players. */
  readonly most: number;
  /** From how many to how many players it is at its best: two numbers. */
  readonly best: readonly number[];
}

/** An event in preparation. */
export interface PreparedEvent {
  /** The event's id. */
  readonly id: string;
  /** The ETag of this version: `If-Match` of a change has it in quotation marks. */
  readonly tag: string;
  /** When it was saved last, in milliseconds since 1970. */
  readonly saved: number;
  /** The game, by the name of its rules. */
  readonly ruleset: string;
  /** The details that are not part of the scenario. */
  readonly details: EventDetails;
  /** The id of the game that was founded from it; empty before the founding. */
  readonly game: string;
  /** Whether the founding is complete. If it is not and there is a `game`, found it again. */
  readonly founded: boolean;
  /** Whether cards of the game were printed. */
  readonly printed: boolean;
  /** The scenario's text (YAML). */
  readonly scenario: string;
  /** The scenario as plain values; null if the text is not YAML. */
  readonly values: { readonly [key: string]: unknown } | null;
  /** The faults and doubts of this version. */
  readonly check: ScenarioCheck;
}

/** The events in preparation. */
export interface PreparedEvents {
  /** The events; the one that was made last comes first. */
  readonly events: readonly EventSummary[];
}

/** A character with a card. */
export interface Presence {
  /** The character. */
  readonly character: string;
  /** Whether one of its phones listens now. */
  readonly here: boolean;
  /** Its last act; left out if there is none, lately or that the viewer may read. */
  readonly last?: LastAct;
}

/** A card to be printed. Its link and its code are secret, and are in this answer only. */
export interface PrintedCard {
  /** The id of the card. */
  readonly card: string;
  /** The character's id. */
  readonly character: string;
  /** The character's name. */
  readonly name: string;
  /** The character's role and starting place, in words. */
  readonly role: string;
  /** The name of the part in the rules of the game: the name of its aim, or else the role. */
  readonly part: string;
  /** Why somebody should play the character, in a sentence; empty if the game does not say it. */
  readonly reason: string;
  /** Whether the character has a desk, at which other people come to act. */
  readonly officer: boolean;
  /** The possessions at the start, in words. */
  readonly holds: readonly string[];
  /** The most important rules for the character, in words. */
  readonly advice: readonly string[];
  /** The acts that this character has and most others have not, in words. */
  readonly powers: readonly string[];
  /** The link in its QR code. */
  readonly link: string;
  /** The code to type, such as `MFRG-GZDF`. */
  readonly code: string;
}

/** The cards of a game. They open it from now on, and no older card does. */
export interface PrintedCards {
  /** The title of the game. */
  readonly title: string;
  /** The address for phones; empty if none is typed. */
  readonly site: string;
  /** The sentence below each QR code. */
  readonly scan: string;
  /** The sentence before each code. */
  readonly typed: string;
  /** The cards, in their order. */
  readonly cards: readonly PrintedCard[];
}

/** A character's printed page, without secrets. */
export interface PrintedDesk {
  /** The id of the card. */
  readonly card: string;
  /** The character's id. */
  readonly character: string;
  /** The character's name. */
  readonly name: string;
  /** The character's role and starting place, in words. */
  readonly role: string;
  /** The name of the part in the rules of the game: the name of its aim, or else the role. */
  readonly part: string;
  /** Why somebody should play the character, in a sentence; empty if the game does not say it. */
  readonly reason: string;
  /** Whether the character has a desk, at which other people come to act. */
  readonly officer: boolean;
  /** The possessions at the start, in words. */
  readonly holds: readonly string[];
  /** The most important rules for the character, in words. */
  readonly advice: readonly string[];
  /** The acts that this character has and most others have not, in words. */
  readonly powers: readonly string[];
}

/** The pages of all characters, without secrets. */
export interface PrintedDesks {
  /** The title of the game. */
  readonly title: string;
  /** The address for phones; empty if none is typed. */
  readonly site: string;
  /** The characters, in the order of their cards. */
  readonly desks: readonly PrintedDesk[];
}

/** An answer that says no (RFC 9457). */
export interface Problem {
  /** The kind of problem: a path on this server with a page that says what to do. */
  readonly type: string;
  /** The kind of problem in words. */
  readonly title: string;
  /** The HTTP status code, a number such as 409. */
  readonly status: number;
  /** The fault of this request, in words. */
  readonly detail: string;
  /** For `refused`: the objections of the rules. */
  readonly objections?: readonly Objection[];
  /** For `refused`: whether one may appeal to the stewards. */
  readonly appealable?: boolean;
  /** For `malformed`: the faults of each field. */
  readonly errors?: readonly FieldError[];
  /** For `stale-period`: the number of the period that is open. */
  readonly period?: number;
  /** For `changed-elsewhere`: the present version of the event. */
  readonly event?: PreparedEvent;
  /** For a command that was signed: the game's signature (Ed25519, hex) over the lines `acta/refusal/1`, the game's id, the command's id and digest, its contribution, and the problem. */
  readonly refusal?: string;
}

/** A guest with a proposed character. */
export interface ProposedMatch {
  /** The guest's id. */
  readonly guest: string;
  /** The character's id. */
  readonly character: string;
  /** The number of the wish that is met: 1 for the dearest; 0 for none. */
  readonly wish: 0 | 1 | 2 | 3;
}

/** A proposal that gives as many guests as possible a character that they wish. */
export interface ProposedMatching {
  /** The guests who get a character, each with the character. */
  readonly matches: readonly ProposedMatch[];
}

/** A character, with what everybody may know before play begins. */
export interface PublicCharacterDoc {
  /** The character's id. */
  readonly id: string;
  /** The character's name. */
  readonly name: string;
  /** The role; the message `role-<role>` names it. */
  readonly role: string;
  /** The number of units of each asset at the start. Secret amounts are left out. */
  readonly holdings: { readonly [key: string]: number };
  /** The name of the place where the character begins; empty if the player chooses a place. */
  readonly place: string;
  /** The number of cards; people with cards of one character play it together. */
  readonly cards: number;
}

/** The public page of an event. */
export interface PublicEvent {
  /** The event's id. */
  readonly id: string;
  /** The game, by the name of its rules. */
  readonly ruleset: string;
  /** The subject of the game, in a sentence. */
  readonly about: string;
  /** The name of the event. */
  readonly name: string;
  /** The day, such as 2026-12-17; as the organiser typed it. */
  readonly date: string;
  /** The time of day at which play begins, such as 18:30; as the organiser typed it. */
  readonly begins: string;
  /** The time of day of the meal before play; as the organiser typed it. */
  readonly dinner: string;
  /** The place where people meet. */
  readonly place: string;
  /** The organiser's text about the evening. */
  readonly history: string;
  /** The characters who are played; empty if the people of the game sit down at a table. */
  readonly cast: readonly PublicCharacterDoc[];
  /** The state of the sign-up. */
  readonly sign_up: SignUpState;
  /** The id of the event's game, if it is closed and everybody may look back; otherwise empty. */
  readonly closed_game: string;
}

/** The goods and states of a character that not everybody may know. */
export interface PurseDoc {
  /** The goods in its hands, in units of each asset (money in denarii). */
  readonly holds: { readonly [key: string]: number };
  /** The character's id. */
  readonly id: string;
  /** The states it is in that not everybody may know, in the game's words. */
  readonly statuses: readonly string[];
  /** The assets that it cannot come to own: its hand keeps no place for them. */
  readonly unfit?: readonly string[];
}

/** Whether this server pushes, and whether it does to the phone of my card. */
export interface PushState {
  /** Whether the card's phone has subscribed. */
  readonly on: boolean;
  /** The public key with which a browser subscribes; left out where the server pushes to no phone. */
  readonly key?: string;
}

/** An entry that its judges should look at: it came with a warning, or was contested. */
export interface QuestionDoc {
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The character who contested it; empty for a warning. */
  readonly by: string;
  /** The entry's id. */
  readonly entry: string;
  /** The question's id. */
  readonly id: string;
  /** The characters who judge it. */
  readonly judges: readonly string[];
  /** The key of the message that says what is asked. */
  readonly key: string;
  /** Why it was contested, in free words. */
  readonly reason: string;
  /** The ID of the rule that warned; empty where it was contested. */
  readonly rule: string;
}

/** The readers of an entry's words. */
export interface Readers {
  /** Whether everybody may, since it was recorded. */
  readonly everybody: boolean;
  /** Whether it stays with its readers for good: closing does not open it. */
  readonly confidential: boolean;
  /** All characters who may, for askers who see positions; for others themselves alone. */
  readonly who: readonly string[];
  /** The characters who have come to read it since. */
  readonly widened: readonly Widening[];
  /** When the game was closed, and the entry opened with it, in milliseconds since 1970. */
  readonly opened?: number;
}

/** A reading of the rulebook, with its possible values. */
export interface ReadingOutline {
  /** The name of the reading. */
  readonly name: string;
  /** The value that it has if the scenario does not give one: a word, yes or no, or a number. */
  readonly default: boolean | number | string;
  /** The values to choose from: words, yes and no, or numbers. */
  readonly values: readonly (boolean | number | string)[];
  /** The smallest and the largest possible number, and the step between numbers. */
  readonly range?: readonly number[];
  /** Whether it changes the course of a whole evening, so that most organisers decide it. */
  readonly main: boolean;
}

/** An act with all its fields, which can be sent as it is. */
export interface ReadyAct {
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The words on its button. */
  readonly text: string;
  /** The values of all its fields. */
  readonly fields: { readonly [key: string]: unknown };
}

/** The entries of an act as its sender sees them. */
export interface Receipt {
  /** The id under which the command was sent. */
  readonly command: string;
  /** Whether the same command had been answered before. */
  readonly repeated: boolean;
  /** Whether it became a petition, or a grave act that waits. */
  readonly pending: boolean;
  /** The lines of its entries; none for what is kept for a window. */
  readonly entries: readonly Line[];
  /** The sender's cursor right after the act. */
  readonly cursor: string;
  /** For a grave act that waits: until when and for whom. */
  readonly waits?: Waits;
  /** The token of a card that was just printed anew; it is shown this once. */
  readonly token?: string;
  /** The save that is kept beside the ledger. */
  readonly kept?: KeptForWindow;
}

/** A warning recorded with an act. */
export interface RecordedWarning {
  /** The ID of the rule that warned. */
  readonly rule: string;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
}

/** Every card of every rehearsal. */
export interface Rehearsal {
  /** The cards. */
  readonly cards: readonly RehearsalCard[];
}

/** A card free to be taken. */
export interface RehearsalCard {
  /** The game's id. */
  readonly game: string;
  /** The card's id. */
  readonly card: string;
  /** The character that it is for. */
  readonly character: Person;
  /** Whether a phone has it. */
  readonly claimed: boolean;
  /** Whether the character suits somebody who plays for the first time. */
  readonly newcomer: boolean;
  /** The link that its code would have. */
  readonly link: string;
}

/** Some moments in a row: the view right after the first of them, and what changed then. */
export interface ReplayChunk {
  /** The number of the first moment, from 0. */
  readonly first: number;
  readonly slices: { readonly [key: string]: unknown };
  /** The keys of those that are not public. */
  readonly private: readonly string[];
  /** After closing: the characters who saw each of the private slices, in their order. */
  readonly audiences?: readonly (readonly string[])[];
  /** The moments. */
  readonly moments: readonly ReplayMoment[];
}

/** A great moment. */
export interface ReplayGreat {
  /** The number of the moment, from 0. */
  readonly moment: number;
  /** The kind of greatness; the message `great-<kind>` names it. */
  readonly kind: string;
  /** The id of the entry that is great. */
  readonly entry: string;
}

/** The moments of a game as I see them: each is one act, with all that fell due with it. */
export interface ReplayIndex {
  /** My cursor: how far the index has read. */
  readonly cursor: string;
  /** The characters whose cards I hold. */
  readonly me: readonly string[];
  /** Whether one of them is a steward. */
  readonly staff: boolean;
  /** The moments, as columns. */
  readonly moments: ReplayMoments;
  /** The great moments. */
  readonly great: readonly ReplayGreat[];
  /** The periods. */
  readonly periods: readonly ReplayPeriod[];
  /** The number of the first moment of each chunk. */
  readonly chunks: readonly number[];
  /** The number of the moment that holds the entry that was asked for; null if I see none of it. */
  readonly at: number | null;
  /** Once the game is closed: the characters whose screens I may see. */
  readonly whose?: readonly string[];
}

/**
 * The lines of a moment, and the slices that are other than at the moment before it.
 *
 * The first moment of a chunk has lines alone.
 */
export interface ReplayMoment {
  /** The lines, oldest first. */
  readonly lines: readonly Line[];
  /** The slices that have changed, by key; null for one that is gone. */
  readonly slices: { readonly [key: string]: unknown };
  /** The keys of those that are not public. */
  readonly private: readonly string[];
  /** After closing: the characters who saw each of the private slices, in their order. */
  readonly audiences?: readonly (readonly string[])[];
  /** After closing: the characters who read the own line of an entry, by the entry's id. */
  readonly readers?: { readonly [key: string]: readonly string[] };
}

/** The moments in order, as columns. */
export interface ReplayMoments {
  /** The id of each moment's last entry that I see. */
  readonly id: readonly string[];
  /** When that entry was recorded, in milliseconds since 1970. */
  readonly at: readonly number[];
  /** The number of the period that is open once the moment is over. */
  readonly period: readonly number[];
  /** Number of entries of the moment of which I see a line. */
  readonly lines: readonly number[];
}

/** A period of the calendar. */
export interface ReplayPeriod {
  /** The period's number, from 1. */
  readonly seq: number;
  /** The kind of period, such as `season`. */
  readonly kind: string;
  /** The key of the message that names it. */
  readonly key: string;
  /** The year it lies in, below 0 for years before Christ; null for none. */
  readonly year: number | null;
  /** The number of its first moment, from 0. */
  readonly moment: number;
}

/** A letter that somebody wants stewards to read, with its words. */
export interface ReportDoc {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The character who reported it. */
  readonly by: string;
  /** The report's id. */
  readonly id: string;
  /** Whether the words are those that were recorded. */
  readonly kept: boolean;
  /** The letter's id. */
  readonly letter: string;
  /** Why, in free words. */
  readonly reason: string;
  /** The words of the letter. */
  readonly text: string;
  /** The characters it is to; none for a letter to all. */
  readonly to: readonly string[];
  /** The character who wrote it. */
  readonly writer: string;
}

/** How the game has ended, once it has. It goes when a correction goes back before the end. */
export interface ResultDoc {
  /** Whether it holds because all who played agreed on it. */
  readonly agreed: boolean;
  /** How it has ended. `winner`: One has won. `joint-win`: Several have won together. `draw`: Several share a draw. `nobody`: Nobody has won. */
  readonly outcome: "draw" | "joint-win" | "nobody" | "winner";
  /** The characters behind them, best first, equals together. */
  readonly places: readonly (readonly string[])[];
  /** The characters whom the outcome names. */
  readonly who: readonly string[];
}

/** A die that was rolled, under its name. */
export interface Roll {
  /** The name of the roll, which no other roll of the game has. */
  readonly name: string;
  /** Number of sides of the die. */
  readonly sides: number;
  /** The number it showed, from 1 to its sides. */
  readonly value: number;
  /** How it was rolled. `server`: The server drew it. `table`: Somebody rolled it on the table and typed it in. */
  readonly source: "server" | "table";
  /** The chance that a phone or program added: 32 hex digits, or empty. */
  readonly contribution: string;
  /** The character who vouched for a die on the table; empty for the server's. */
  readonly witness: string;
  /** The sender that added the signed contribution. `phone`: A phone that holds the card. `client`: A program that claimed the card. `alone`: A steward's phone, where no player signed. `""`: Nobody added any. */
  readonly origin: "phone" | "client" | "alone" | "";
}

/** How many dice were rolled. */
export interface Rolls {
  /** Number of dice that the server drew. */
  readonly server: number;
  /** Number of dice that were rolled on the table and typed in. */
  readonly table: number;
}

/** Everybody with a card. */
export interface Room {
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  /** The characters. */
  readonly people: readonly Presence[];
}

/** A list of steps for each of some things. */
export interface RowsField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "rows";
  /** The rows of the list. */
  readonly rows: readonly FormRow[];
  /** The maximum number of places that all rows take together; left out for no limit. */
  readonly limit?: number;
}

/** A game that can be founded. */
export interface RulesetDoc {
  /** The name of its rules. */
  readonly name: string;
  /** The subject of the game, in one sentence. */
  readonly title: string;
  /** How many people can play; null where a scenario says who plays. */
  readonly players: PlayersDoc | null;
  /** Whether dice that lie on the table can be typed in. */
  readonly table_dice: boolean;
}

/** A game, with the parts of its scenarios that an organiser can set. */
export interface RulesetOutline {
  /** The name of the rules. */
  readonly name: string;
  /** The subject of the game, in a sentence. */
  readonly title: string;
  /** The smallest and the largest number of players, for a game at a table. */
  readonly players?: readonly number[];
  /** Whether it can be played with dice on the table. */
  readonly table_dice: boolean;
  /** The scenarios from which an event can be made. */
  readonly templates: readonly TemplateName[];
  /** The characters of the usual scenario whom a scenario may leave out. */
  readonly cast: readonly CharacterOutline[];
  /** The places where characters may begin; empty if nobody chooses them. */
  readonly starts: readonly StartOutline[];
  /** The seasons of the usual scenario that have a length. */
  readonly seasons: readonly SeasonOutline[];
  /** The readings of the rulebook. */
  readonly readings: readonly ReadingOutline[];
}

/** The games for which an event can be prepared. */
export interface RulesetOutlines {
  /** The games. */
  readonly rulesets: readonly RulesetOutline[];
}

/** Every game that a server knows. */
export interface Rulesets {
  /** The games. */
  readonly rulesets: readonly RulesetDoc[];
  /** Whether everybody may found a table. */
  readonly founding: boolean;
}

/** A steward's word on an act: which rules were waived, and why. */
export interface Ruling {
  /** The steward who ruled. */
  readonly by: string;
  /** The IDs of the rules that were waived. */
  readonly waived: readonly string[];
  /** Why, in the steward's words. */
  readonly reason: string;
}

/** Words of one game, oldest first. Nothing of others is there while the game goes on. */
export interface SaidPage {
  /** Whether the game is closed. */
  readonly closed: boolean;
  /** The consents of the holders of my cards. */
  readonly consents: readonly CardConsent[];
  /** The words of this page. */
  readonly words: readonly SaidWords[];
  /** Number of words before the next page, to ask for it by `after`; left out for the last page. */
  readonly next?: number;
}

/** Words that somebody said. */
export interface SaidWords {
  /** The id of the entry that they came with. */
  readonly entry: string;
  /** When they were said, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which they were said. */
  readonly period: number;
  /** The entry's sentence. */
  readonly sentence: string;
  /** The kind of words. `name`: Somebody's name. `letter`: The words of a letter. `words`: Reasons, terms and all else. */
  readonly kind: "name" | "letter" | "words";
  /** The character who said them; empty where nobody is known. */
  readonly who: string;
  /** The character who typed them in; empty for themselves. */
  readonly recorder: string;
  /** The words; empty where they are erased. */
  readonly text: string;
  /** Whether they were erased. */
  readonly erased: boolean;
  /** The others who may read the words after the game. `nobody`: Nobody else. `present`: The holders of a card of the game. `everybody`: Everybody who looks at the game. */
  readonly open: "nobody" | "present" | "everybody";
  /** Whether that depends on consent. */
  readonly laid: boolean;
}

/** A save, as it stands in its leaf. */
export interface Saved {
  /** The id of the window. */
  readonly window: string;
  /** The character who saved it. */
  readonly who: string;
  /** The number of this save, from 1. */
  readonly revision: number;
  /** The id under which it was sent. */
  readonly command: string;
  /** The card that it was sent with. */
  readonly card: string;
  /** The act's name. */
  readonly type: string;
  /** The number of the period in which it was decided. */
  readonly period: number;
  /** The fields of the command. */
  readonly fields: { readonly [key: string]: unknown };
  /** The chance that the phone added to the dice: 32 hex digits, or empty. */
  readonly contribution: string;
  /** The phone's signature (Ed25519, hex), or empty. */
  readonly signature: string;
}

/** The faults and doubts of a scenario, as `acta check` says them. */
export interface ScenarioCheck {
  /** The faults. No game can be founded with a scenario that has faults. */
  readonly problems: readonly FieldProblem[];
  /** The points to look at again; with them the scenario can be played. */
  readonly doubts: readonly string[];
  /** The number of seasons of each kind in this scenario; empty if it has faults. */
  readonly seasons: { readonly [key: string]: number };
}

/** A change of one field of the scenario. */
export interface ScenarioFieldChange {
  /** The path of the field. */
  readonly path: readonly string[];
  /** The new value: a text, yes or no, or a number; null leaves a character out. */
  readonly value?: boolean | number | string | null;
  /** Whether the field is taken out of the text, so that the usual value holds. */
  readonly removed?: boolean;
}

/**
 * The seal of a game.
 *
 * The heads tell how many entries there are, so only those who see positions get them.
 */
export interface Seal {
  /** The game's id. */
  readonly game: string;
  /** The game's public key (Ed25519, hex): the newest, where servers took over. */
  readonly seal_key: string;
  /** The commitment (hex) to the seeds of the dice: the newest, where servers took over. */
  readonly commitment: string;
  /** The servers that took over, oldest first. */
  readonly takeovers: readonly Takeover[];
  /** The eight words of the head at each period's end, oldest first. */
  readonly fingerprints: readonly string[];
  /** The heads, for askers who see positions. */
  readonly heads?: readonly Head[];
  /** The proof for the entry that was asked for. */
  readonly inclusion?: Inclusion;
}

/** The entries that were found, newest first. */
export interface SearchPage {
  /** The entries. */
  readonly found: readonly Found[];
  /** The cursor to go on with, as `before`. */
  readonly cursor: string;
  /** Whether there may be others before it. */
  readonly more: boolean;
}

/** A kind of season. */
export interface SeasonOutline {
  /** The kind; the message `season-<kind>` names it. */
  readonly kind: string;
  /** The number of these seasons in the usual calendar. */
  readonly number: number;
  /** The usual length of one season, in minutes. */
  readonly minutes: number;
}

/** Somebody who sits down. */
export interface Seated {
  /** Their name; empty for the name in the scenario. */
  readonly name?: string;
  /** Whether a bot plays for them. */
  readonly bot?: boolean;
}

/** The cards of this session. */
export interface Session {
  /** The cards; none for a stranger. */
  readonly cards: readonly HeldCard[];
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
}

/** The character of a card, and where the card is. */
export interface ShownCard {
  /** The game's id. */
  readonly game: string;
  /** The game's title. */
  readonly title: string;
  /** The game's rules, by their name. */
  readonly ruleset: string;
  /** The character that the card is for. */
  readonly character: Person;
  /** The card's id. */
  readonly card: string;
  /** Whether it is on another phone. */
  readonly taken: boolean;
  /** Whether it is on this phone. */
  readonly here: boolean;
  /** Whether the game was closed: then a card that is taken stays where it is. */
  readonly closed: boolean;
}

/** The sign-up of a guest, as the guest sees it. */
export interface SignUp {
  /** The fields that the guest has filled in. */
  readonly form: GuestForm;
  /** The place on the waiting list, from 1; 0 if the guest has a place. */
  readonly waiting: number;
  /** Whether the organiser has confirmed the place. */
  readonly confirmed: boolean;
  /** Whether the organiser has noted that the guest does not come. */
  readonly absent: boolean;
  /** The name of the guest's character; empty before the organiser has confirmed the place. */
  readonly character: string;
}

/** Whether guests may sign up, and for how many there are places. */
export interface SignUpState {
  /** Whether guests may sign up now. */
  readonly open: boolean;
  /** The last day of the sign-up, such as 2026-12-10; empty if no day is set. */
  readonly until: string;
  /** The number of guests after whom the waiting list begins; null without a waiting list. */
  readonly places: number | null;
  /** The number of guests who have a place. */
  readonly taken: number;
  /** The number of guests on the waiting list. */
  readonly waiting: number;
  /** The number of days after the event for which the server stores what guests write. */
  readonly stored_days: number;
}

/** Somebody whom a steward lets write no more letters. */
export interface SilenceDoc {
  /** The character. */
  readonly who: string;
}

/** The slices that look alike in all games, by key. Which are there depends on the viewer. */
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
  /** The goods for sale. */
  readonly market?: MarketDoc;
  /** The name of this year. */
  readonly year?: YearDoc;
  /** The names that an organiser's file gives instead of ours, by the thing. */
  readonly things?: { readonly [key: string]: string };
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
  /** A character, as every game shows one. */
  readonly [key: `person/${string}`]: PersonDoc;
  /** The goods and states of a character that not everybody may know. */
  readonly [key: `purse/${string}`]: PurseDoc;
  /** The aim of a character. Only the character itself sees it until the game is closed. */
  readonly [key: `aim/${string}`]: AimDoc;
  /** A place of the map that all games share. */
  readonly [key: `place/${string}`]: PlaceDoc;
}

/** A number for each of some options. */
export interface SplitField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "split";
  /** The values to choose from. */
  readonly options: readonly Option[];
  /** The minimum: of the number, or of how many options, units or characters are given. */
  readonly least: number;
  /** The maximum of all shares together, in units. */
  readonly total: number;
  /** The number or each share is a multiple of this number of units. */
  readonly step: number;
  /** The maximum share of some options, in units, by option. */
  readonly caps: { readonly [key: string]: number };
}

/** A sentence about how a character stands towards its aim. */
export interface StandingDoc {
  /** The arguments of the message. */
  readonly args: { readonly [key: string]: unknown };
  /** The key of the message. */
  readonly key: string;
  /** The id of the rule by which it counts. */
  readonly rule: string;
}

/** The worth of everybody's goods at many instants. */
export interface StandingsSeries {
  /** The game's id. */
  readonly game: string;
  /** The instants, in milliseconds since 1970. */
  readonly times: readonly number[];
  /** The tracks, one for each character. */
  readonly worths: readonly WorthTrack[];
}

/** A place where characters may begin. */
export interface StartOutline {
  /** The value of `cast.<id>.start`; for a region, its id. */
  readonly id: string;
  /** The name of the region; empty if the player chooses any free seat. */
  readonly name: string;
  /** The usual number of seats, which a scenario changes by `regions.<region>.capacity`. */
  readonly seats: number;
}

/** An account's changes of one asset, oldest first, between two balances. */
export interface Statement {
  /** The game's id. */
  readonly game: string;
  /** The account's name. */
  readonly account: string;
  /** The character who has it in hand. */
  readonly holder: string;
  /** The character whose it is. */
  readonly owner: string;
  /** Whether it is an outside account, such as `@origin`. */
  readonly outside: boolean;
  /** The asset. */
  readonly asset: string;
  /** The balance before the changes, in units of the asset; changes that the asker did not see are in it. */
  readonly opening: number;
  /** The balance after them, in units of the asset. */
  readonly closing: number;
  /** The periods of the changes, in order. */
  readonly periods: readonly Stretch[];
  /** The changes. */
  readonly changes: readonly StatementChange[];
  /** The id of the entry with which the statement goes on; left out where it is whole. */
  readonly following?: string;
}

/** A change of the balance by an entry, and the balance after it. */
export interface StatementChange {
  /** The entry's id; left out where the asker sees nothing else of the entry. */
  readonly entry?: string;
  /** The entry's position in the ledger, from 1, for readers who see positions. */
  readonly n?: number;
  /** When the entry was recorded, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which it was recorded. */
  readonly period: number;
  /** The account at the other end; left out where the asker does not see it. */
  readonly other?: string;
  /** The change, in units of the asset; below 0 for a gift to others. */
  readonly amount: number;
  /** The balance after it, in units of the asset. */
  readonly balance: number;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The entry's sentence; empty for readers of the transfer alone. */
  readonly text: string;
  /** Whether a later entry took it back. */
  readonly reversed: boolean;
}

/** An asset for sale. */
export interface StockDoc {
  /** Whether the seller cries it out. */
  readonly advertised: boolean;
  /** The asset. */
  readonly asset: string;
  /** The price of one, in denarii. */
  readonly price: number;
  /** The character who sells it. */
  readonly seller: string;
  /** Number of units for sale. */
  readonly stock: number;
}

/** A further sentence about an entry, for the character alone. */
export interface StoryDetail {
  /** The entry's id. */
  readonly entry: string;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
}

/** One period of a story: its lines, and the state of the character when it ended. */
export interface StoryPeriod {
  /** The period. */
  readonly period: Stretch;
  /** The lines, oldest first. */
  readonly lines: readonly Line[];
  /** The news for this character of entries about everybody, in the order of the lines. */
  readonly details: readonly StoryDetail[];
  /** Their slice `person/<id>` at its end; left out where they are not known yet. */
  readonly person?: { readonly [key: string]: unknown };
  /** The goods in their hands at its end, in units of each asset, as far as they are seen. */
  readonly holds: { readonly [key: string]: number };
  /** The difference to the end of the period before, in units of each asset. */
  readonly changes: { readonly [key: string]: number };
}

/** A period of the calendar. */
export interface Stretch {
  /** The period's number, from 1. */
  readonly seq: number;
  /** The kind of period, such as `season`. */
  readonly kind: string;
  /** The key of the message that names it. */
  readonly key: string;
  /** The year it lies in, below 0 for years before Christ. */
  readonly year?: number;
}

/** Several of some options. */
export interface SubsetField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "subset";
  /** The values to choose from. */
  readonly options: readonly Option[];
  /** The minimum: of the number, or of how many options, units or characters are given. */
  readonly least: number;
  /** The maximum: of the number, or of how many options or characters are given. */
  readonly most: number;
}

/** An act that the game puts before others, and the values of its form. */
export interface Suggestion {
  /** The act's name. */
  readonly type: string;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The sentence that says what it brings. */
  readonly text: string;
  /** The values its form is filled in with, by field. */
  readonly fields: { readonly [key: string]: unknown };
  /** The key of the message that leads a newcomer through it. */
  readonly guide?: string;
  /** The act with all its fields, for each case that waits. All of them can be sent together. */
  readonly ready_acts?: readonly ReadyAct[];
}

/**
 * The readings of a game that are otherwise than the ruleset has them, with their values.
 *
 * The ruleset's `data/switches.yaml` has all readings, and so has the app. Their questions and
 * meanings are messages (`ledger.contract.message_keys`).
 */
export interface SwitchesDoc {
  /** The readings set otherwise than in the ruleset: yes or no, a word, or a number of units. */
  readonly flipped: { readonly [key: string]: boolean | number | string };
}

/** Another server took over from a copy: since then its key signs, and its seeds count. */
export interface Takeover {
  /** When it took over, in milliseconds since 1970. */
  readonly at: number;
  /** The public key (Ed25519, hex) that signs since then. */
  readonly seal_key: string;
  /** The commitment (hex) to the seeds of the dice that count since then. */
  readonly commitment: string;
  /** The signature (hex) of the key before under both. */
  readonly endorsement: string;
}

/** A scenario from which an event can be made. */
export interface TemplateName {
  /** The name of the template among those of its game. */
  readonly name: string;
  /** The number of people for which it is made; left out for the usual scenario. */
  readonly people?: number;
  /** The sentences about a rehearsal by bots; left out if bots have not played it. */
  readonly rehearsal?: readonly string[];
}

/** Free words. */
export interface TextField {
  /** The name of the field in the command. */
  readonly name: string;
  /** The kind of value. `choice`: One of some options. `subset`: Several of some options. `number`: A whole number. `split`: A number for each of some options. `rows`: A list of steps for each of some things. `text`: Free words. `dice`: The faces of dice on the table. `entry`: An entry of the chronicle. `awaiting`: Nothing yet: it depends on fields before it. (enum property replaced by openapi-typescript) */
  readonly kind: "text";
  /** The minimum: of the number, or of how many options, units or characters are given. */
  readonly least: number;
  /** The maximum: of the number, or of how many options or characters are given. */
  readonly most: number;
}

/** The text of a published head. */
export interface TextOfHead {
  /** The text that was signed. */
  readonly text: string;
  /** The proof (base64) that it goes on from the head before it. */
  readonly proof: readonly string[];
}

/** Letters that answer one another. */
export interface ThreadDoc {
  /** References to what its first letter is about. */
  readonly about: readonly string[];
  /** Number of times words of it were erased, or a letter was laid open. */
  readonly changed: number;
  /** The thread's id: that of its first letter. */
  readonly id: string;
  /** When the last one came, in milliseconds since 1970. */
  readonly last: number;
  /** Whether its letters are to all. */
  readonly public: boolean;
  /** The templates that its letters were written from, in order. */
  readonly templates: readonly string[];
  /** The characters who read it; none in particular for a public one. */
  readonly who: readonly string[];
  /** Number of letters that each has written. */
  readonly written: { readonly [key: string]: number };
}

/**
 * News of an entry for some characters, shown once on the whole screen of their phones.
 *
 * The arguments of the line fill the messages `tidings-<word>` and `tidings-<word>-about`.
 */
export interface Tidings {
  /** The part of the messages' keys that names what happened. */
  readonly word: string;
  /** How the phone says it. `dread`: As something bad. `call`: As something to be done. `joy`: As something good. */
  readonly tone: "dread" | "call" | "joy";
  /** The characters whom it concerns. */
  readonly who: readonly string[];
  /** The acts that those characters may answer with. */
  readonly acts: readonly string[];
  /** How long they may answer. `""`: At any time. `period`: As long as the period runs. `window`: Until the window is over in which they owe something. */
  readonly until: "" | "period" | "window";
  /** True if it is about the character's own death. Phones show it before other news. */
  readonly mortal?: boolean;
  /** The later lines that make it out of date, by their keys. Each key has arguments of the line. The news ends for a character whom one of them names. */
  readonly ended_by?: { readonly [key: string]: readonly string[] };
}

/** A till: the books of an asset that can be counted, and every count of it. */
export interface Till {
  /** The character whose till it is. */
  readonly holder: string;
  /** The asset. */
  readonly asset: string;
  /** The balance of the books now, in units of the asset. */
  readonly books: number;
  /** By how much the books have changed since the last count that holds, in units of the asset. */
  readonly moved?: number;
  /** The counts, oldest first. */
  readonly counts: readonly TillCount[];
}

/** An entry that says a till was counted. */
export interface TillCount {
  /** The entry's id. */
  readonly entry: string;
  /** The entry's position in the ledger, from 1, for readers who see positions. */
  readonly n?: number;
  /** When it was recorded, in milliseconds since 1970. */
  readonly at: number;
  /** The number of the period in which it was recorded. */
  readonly period: number;
  /** The balance of the books before it, in units of the asset. */
  readonly books: number;
  /** The count, in units of the asset. */
  readonly amount: number;
  /** The count less the balance of the books, in units of the asset; the entry booked it. */
  readonly difference: number;
  /** The key of the message, among those of the game. */
  readonly key: string;
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The entry's sentence. */
  readonly text: string;
  /** Whether a later entry took it back. */
  readonly reversed: boolean;
}

/** The tills that whoever asks may see; none where nothing is counted in a game. */
export interface Tills {
  /** The game's id. */
  readonly game: string;
  /** The position of the last entry that counts, from 1, for askers who see positions. */
  readonly position?: number;
  /** The tills. */
  readonly tills: readonly Till[];
}

/** The trial balance of every asset, right after the entry at a position. */
export interface TrialBalance {
  /** The game's id. */
  readonly game: string;
  /** The position of the last entry that counts, from 1. */
  readonly position: number;
  /** Whether all accounts of each asset sum to 0. */
  readonly balanced: boolean;
  /** The assets. */
  readonly assets: readonly AssetTrial[];
}

/** The sums of an account, of one asset, up to a position. */
export interface TrialRow {
  /** The account's name. */
  readonly account: string;
  /** Whether it is an outside account: its gifts came into play, its receipts left it. */
  readonly outside: boolean;
  /** All that it received, in units of the asset. */
  readonly received: number;
  /** All that it gave, in units of the asset. */
  readonly given: number;
  /** The balance, in units of the asset. */
  readonly balance: number;
}

/**
 * A character's leaf under the last seal of a window.
 *
 * The leaf is SHA-256 over a zero byte, the salt, and the canonical JSON (RFC 8785) of `window`,
 * `seal`, `who` and `saved` as the ledger opens them.
 */
export interface UnderSeal {
  /** The number of the seal, from 1. */
  readonly number: number;
  /** When it was sealed, in milliseconds since 1970. */
  readonly at: number;
  /** The root (SHA-256, hex) over all leaves. */
  readonly root: string;
  /** The number of the save that the leaf holds; 0 for none. */
  readonly revision: number;
  /** The leaf's salt (hex). */
  readonly salt: string;
  /** The leaf's place among all leaves, counted from 0. */
  readonly index: number;
  /** Number of leaves. */
  readonly size: number;
  /** The hashes (hex) that lead from the leaf to the root (RFC 9162). */
  readonly path: readonly string[];
}

/** All that began and is not over: for stewards. */
export interface UnfinishedDoc {
  /** The things, oldest first. */
  readonly things: readonly UnfinishedThing[];
}

/** Something that began and is not over. */
export interface UnfinishedThing {
  /** The values for the gaps of the message, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** The key of the message that names it. */
  readonly key: string;
  /** When it began, in milliseconds since 1970. */
  readonly since: number;
  /** The characters who are in it. */
  readonly who: readonly string[];
}

/** The view of a phone: the slices that one sees, and the last lines of the chronicle. */
export interface View {
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  /** A hash of the whole view but for the time. */
  readonly etag: string;
  /** How many times words of the game were erased; left out for never. A phone that kept some words before forgets them. */
  readonly erased?: number;
  /** The game's id. */
  readonly game: string;
  /** The viewer's cursor: how far this view has read. */
  readonly cursor: string;
  /** The characters whose cards the viewer holds. */
  readonly me: readonly string[];
  /** Whether one of them is a steward. */
  readonly staff: boolean;
  /** The keys of the slices that not everybody sees. */
  readonly private: readonly string[];
  readonly slices: { readonly [key: string]: unknown };
  /** The last lines, oldest first. */
  readonly entries: readonly Line[];
}

/** A word of somebody about an act that others have to agree to. */
export interface Voice {
  /** The character who spoke. */
  readonly who: string;
  /** Their word. `proposed`: They asked for it. `agreed`: They agreed. `declined`: They said no. `withdrawn`: They took it back. `appealed`: They asked the stewards for it. `upheld`: A steward let it through. `dismissed`: A steward let the refusal stand. */
  readonly how: "proposed" | "agreed" | "declined" | "withdrawn" | "appealed" | "upheld" | "dismissed";
  /** The id of the entry that tells it. */
  readonly entry: string;
  /** When it was said, in milliseconds since 1970. */
  readonly at: number;
  /** Why, in free words; empty for none. */
  readonly reason: string;
}

/** A question or an appeal that nobody has answered. */
export interface Waiting {
  /** The id of the question or the appeal. */
  readonly question: string;
  /** The position of the entry that raised it, from 1. */
  readonly position: number;
}

/**
 * For what a grave act waits: a steward's act that has not happened yet.
 *
 * Another steward confirms it with `confirm-act`; any steward concerned stops it with `stop-act`.
 */
export interface Waits {
  /** The key of the slice that tells stewards of it as long as it waits. */
  readonly slice: string;
  /** Until when it can be confirmed, in milliseconds since 1970. */
  readonly until: number;
  /** The cards of the other stewards whose phones listened. */
  readonly second: readonly string[];
  /** The outcome if nobody says anything. `lapses`: It does not happen. `happens`: It happens. */
  readonly then: "happens" | "lapses";
}

/** A phone whose link to this server is weak. */
export interface WeakLink {
  /** The name of the character. */
  readonly name: string;
  /** How often the link broke in the last ten minutes. */
  readonly breaks: number;
  /** The number of bytes that the phone has not taken yet. */
  readonly waiting_bytes: number;
}

/** Characters who came to read an entry later. */
export interface Widening {
  /** The characters. */
  readonly to: readonly string[];
  /** Since when they read it, in milliseconds since 1970. */
  readonly at: number;
  /** The id of the entry that laid it open to them. */
  readonly entry: string;
}

/** A stretch of time in which characters owe something that stays sealed until it is over. */
export interface WindowDoc {
  /** The values for the gaps of the messages about it, by their names. */
  readonly args: { readonly [key: string]: unknown };
  /** How often a seal is made, in milliseconds. */
  readonly every: number;
  /** The window's id. */
  readonly id: string;
  /** The kind of window. */
  readonly kind: string;
  /** Number of times that end was put off. */
  readonly moved: number;
  /** Whether the final seal is made, so that nothing can be saved. */
  readonly over: boolean;
  /** The characters who owe something. */
  readonly owed: readonly string[];
  /** The word on the readiness of others. `secret`: Nothing. `count`: How many are. `names`: Which of them are. */
  readonly readiness: "count" | "names" | "secret";
  /** Number of characters who are ready, as far as it is told. */
  readonly ready: number;
  /** The characters who are ready, as far as it is told. */
  readonly ready_who: readonly string[];
  /** When whoever is not ready is reminded, in milliseconds since 1970. */
  readonly remind_at: number;
  /** The root (SHA-256, hex) of the last seal. */
  readonly root: string;
  /** The number of the last seal; 0 for none. */
  readonly seal: number;
  /** When the last seal was made, in milliseconds since 1970. */
  readonly sealed_at: number;
  /** When it was opened, in milliseconds since 1970. */
  readonly since: number;
  /** When it is over at the latest, in milliseconds since 1970. */
  readonly until: number;
}

/** The worth of a character's goods, at the prices of now. */
export interface WorthTrack {
  /** The character. */
  readonly character: string;
  /** The worth at each of the times, in denarii or the game's own points. */
  readonly amounts: readonly number[];
}

/** The name of this year. */
export interface YearDoc {
  /** The organiser's name of this year; empty for its number alone. */
  readonly name: string;
}
