// Written by `npm run wire` from the server's own description. Do not change it here.

/**
 * What an account has of an asset. `holder` has it in hand, `owner` is whose it is.
 *
 * An `outside` account, such as `@origin`, is nobody's in play; there alone the balance may be
 * below zero.
 */
export interface AccountBalance {
  readonly account: string;
  readonly holder: string;
  readonly owner: string;
  readonly outside: boolean;
  readonly asset: string;
  readonly balance: number;
}

/**
 * Every account and asset of which there is a statement for whoever asks.
 *
 * `tills` is true where they see a till that is or ought to be counted.
 */
export interface Accounts {
  readonly game: string;
  readonly position?: number;
  readonly accounts: readonly AccountBalance[];
  readonly tills: boolean;
}

/** How many acts a character did. */
export interface ActCount {
  readonly character: string;
  readonly acts: number;
}

/** A refused command laid before the stewards, and the rules that refused it. */
export interface AppealDoc {
  readonly actor: string;
  readonly fields: { readonly [key: string]: unknown };
  readonly id: string;
  readonly reason: string;
  readonly rules: readonly string[];
  readonly type: string;
}

/**
 * The trial balance of an asset: all accounts received together what they gave.
 *
 * `held` is what is in play, outside accounts left out.
 */
export interface AssetTrial {
  readonly asset: string;
  readonly received: number;
  readonly given: number;
  readonly held: number;
  readonly rows: readonly TrialRow[];
}

/**
 * What a dry run says. `after` is what would be left, on accounts that one sees.
 *
 * `voices` are those whose word is missing: then the rest is what follows if they all agree.
 */
export interface Attempt {
  readonly fields: readonly FormField[];
  readonly complete: boolean;
  readonly objections: readonly Objection[];
  readonly warnings: readonly Objection[];
  readonly voices: readonly string[];
  readonly legs: readonly Leg[];
  readonly after: {
    readonly [key: string]: { readonly [key: string]: number };
  };
  readonly becomes: readonly Becomes[];
}

/** The parts of the audit. `balanced` when all accounts of each asset sum to 0. */
export interface Audit {
  readonly game: string;
  readonly position: number;
  readonly balanced: boolean;
  readonly counts: readonly Count[];
  readonly waiting: readonly Waiting[];
  readonly flows: readonly Flow[];
  readonly rolls: Rolls;
  readonly matters: readonly Matter[];
  readonly more: boolean;
}

/** Those whose act the game waits for now. */
export interface AwaitedDoc {
  readonly ids: readonly string[];
}

/** What was held at each of `times` (milliseconds, Unix epoch), as far as it is seen. */
export interface BalanceSeries {
  readonly game: string;
  readonly times: readonly number[];
  readonly balances: readonly BalanceTrack[];
}

/** How much of an asset a character held; 0 where it had none, or it was not to be seen. */
export interface BalanceTrack {
  readonly character: string;
  readonly asset: string;
  readonly amounts: readonly number[];
}

/** What somebody would become or, with `ceases`, no longer be: `text` says it in words. */
export interface Becomes {
  readonly who: string;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly ceases: boolean;
  readonly text: string;
}

/**
 * What binds some characters, for those who may know it.
 *
 * `kind` is the same for all bonds alike; those of the lowest `rank` weigh most. Nobody is bound
 * to themselves, even if both `who` and `to` of a side name them. `amounts` is what was lent or is
 * owed, by asset. It holds since `since` and ends `until` then at the latest (milliseconds since
 * the Unix epoch, 0 where no clock tells).
 */
export interface BondDoc {
  readonly amounts: { readonly [key: string]: number };
  readonly kind: string;
  readonly rank: number;
  readonly sides: readonly BondSideDoc[];
  readonly since: number;
  readonly terms: readonly BondTermDoc[];
  readonly until: number;
}

/** What those of `who` are in a bond, by the message of `key`, to those of `to`. */
export interface BondSideDoc {
  readonly key: string;
  readonly to: readonly string[];
  readonly who: readonly string[];
}

/** Something that is agreed in a bond: its message. */
export interface BondTermDoc {
  readonly args: { readonly [key: string]: unknown };
  readonly key: string;
}

/** A minute, by its beginning, and how many entries it has. */
export interface BusyMinute {
  readonly at: number;
  readonly entries: number;
}

/**
 * For whom an act was done, and who recorded it for them.
 *
 * Where it is said, the recorder did it as a stand-in for the character `stands_in_for`.
 * A steward entered it by hand when it says `happened_at`: when it happened (Unix milliseconds).
 */
export interface By {
  readonly as: string;
  readonly recorder: string;
  readonly stands_in_for?: string;
  readonly happened_at?: number;
}

/**
 * Whether a card has a feed of its deadlines. `address` is told once, when it was just made.
 *
 * It is a path on this server. Whoever knows it reads these deadlines, without any session.
 */
export interface CalendarFeed {
  readonly made: boolean;
  readonly address?: string;
}

/** To whom the holder of a card of mine lays open, after the game, what they said. */
export interface CardConsent {
  readonly card: string;
  readonly character: string;
  readonly to: "nobody" | "present" | "everybody";
}

/** A seat card, whether a phone holds it, and how often it went to another one. */
export interface CardDoc {
  readonly character: string;
  readonly claimed: boolean;
  readonly id: string;
  readonly moves: number;
}

/** A card of mine that went to another phone. */
export interface CardMoved {
  readonly card: string;
  readonly character: string;
}

/**
 * Who is to play a character, by their real name, and what the organiser notes.
 *
 * They are expected, here or absent `since` (milliseconds).
 */
export interface CastMemberDoc {
  readonly attendance: "absent" | "expected" | "here";
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly since: number;
}

/**
 * The command that an entry comes from. `act` and `card` are told to who may know them.
 *
 * `entries` are the others of the same command that the reader sees.
 */
export interface Caused {
  readonly command: string;
  readonly act?: string;
  readonly card?: string;
  readonly entries: readonly EntryLink[];
}

/**
 * What a character did and what was done to them, in order.
 *
 * `kept` are the ids of the entries whose words they could not read when they were made. `worth`
 * is that of their goods now, for readers who see standings.
 */
export interface CharacterStory {
  readonly game: string;
  readonly character: string;
  readonly periods: readonly StoryPeriod[];
  readonly dealings: readonly Dealing[];
  readonly kept: readonly string[];
  readonly worth?: number;
}

/**
 * A card's token and the random id that the phone keeps; `move` takes it from another phone.
 *
 * With `bearer` the answer holds a bearer token, and no cookie is set: so do programs, and what
 * the card signs counts as a program's as long as it was last claimed so. `key` is
 * the public half (Ed25519, 64 hex digits) of a key pair that stays on the phone and signs what it
 * sends; the same phone may claim again to bring another key.
 */
export interface Claim {
  readonly token: string;
  readonly device: string;
  readonly move?: boolean;
  readonly bearer?: boolean;
  readonly key?: string;
}

/** A card that came to this phone; `bearer` where a program asked for a token. */
export interface ClaimedCard {
  readonly game: string;
  readonly card: string;
  readonly character: Person;
  readonly bearer?: string;
}

/** The period that follows: the act `act` opens it, if one of `by` does it; "" if none does. */
export interface ComingDoc {
  readonly act: string;
  readonly by: readonly string[];
  readonly period: PeriodDoc;
}

/**
 * What every command says beside its own fields.
 *
 * `as_` is the character who acts, `period` the one in which it was decided (0 for acts that
 * belong to none), `recorder` the numen or steward who records it for them. `waive` names rules
 * that a steward overrules, with a `reason`; `appeal` the appeal that this answers.
 *
 * A phone adds a `contribution` to the dice: 16 random bytes in hex, drawn when the person taps,
 * once for each id, and never sent with a dry run. Who brought a key with the claim signs it:
 * `signature` is 128 hex digits, Ed25519 over the lines `acta/command/1`, the game's id, the
 * command's id, the digest of the command, the contribution, with one line break between them. The
 * digest is SHA-256 in hex over the canonical JSON (RFC 8785) of this body without `contribution`,
 * `signature`, and whichever of `recorder`, `waive`, `reason`, `appeal`, `window`, `revision`,
 * `happened_at` are empty.
 *
 * A sealed act is saved for a `window` (see the slices `window/*`) and counts in its `revision`
 * what this character saved for it, from 1: a higher one takes the place of a lower one. So does
 * `revision` count how often somebody said whether they are ready.
 *
 * What a steward enters by hand afterwards says when it `happened_at` (Unix milliseconds, no later
 * than now and no earlier than play began). It is judged by the rules of now all the same.
 */
export type CommandBody = {
  readonly type: string;
  readonly as: string;
  readonly period: number;
  readonly recorder?: string;
  readonly waive?: readonly string[];
  readonly reason?: string;
  readonly appeal?: string;
  readonly contribution?: string;
  readonly signature?: string;
  readonly window?: string;
  readonly revision?: number;
  readonly happened_at?: number;
} & {
  readonly [key: string]: unknown;
};

/**
 * A later entry about this one, who made it, and why.
 *
 * It was reversed, or contested; or a dispute about it was settled.
 */
export interface Correction {
  readonly kind: "reversed" | "contested" | "settled";
  readonly by: string;
  readonly reason: string;
  readonly entry: string;
  readonly at: number;
}

/** How many matters there are of a kind. */
export interface Count {
  readonly kind: string;
  readonly count: number;
}

/** How often a character stands in one entry with another, and what each gave the other. */
export interface Dealing {
  readonly character: string;
  readonly times: number;
  readonly gave: { readonly [key: string]: number };
  readonly got: { readonly [key: string]: number };
}

/** In how many entries two characters had to do with each other. */
export interface DealtPair {
  readonly one: string;
  readonly other: string;
  readonly times: number;
}

/**
 * What is new: to everybody in `pub`, to this viewer in `own`.
 *
 * `p` and `q` are the numbers of the last public line and of the viewer's own last line.
 */
export interface Delta {
  readonly now: number;
  readonly p: number;
  readonly pub?: DeltaPart;
  readonly q?: number;
  readonly own?: DeltaPart;
}

/** Slices that have changed, `null` for one that is gone, and new lines. */
export interface DeltaPart {
  readonly slices: { readonly [key: string]: unknown };
  readonly entries: readonly Line[];
}

/** How often each face came, from face 1 on, of dice rolled by the server or at the table. */
export interface DiceRolled {
  readonly sides: number;
  readonly source: "server" | "table";
  readonly faces: readonly number[];
  readonly test?: FairnessTest;
}

/**
 * A choice that a character owes since `since`; `default` falls due without it.
 *
 * That is when `period` ends, which is told by its number.
 */
export interface DutyDoc {
  readonly args: { readonly [key: string]: unknown };
  readonly default: string;
  readonly id: string;
  readonly kind: string;
  readonly options: readonly string[];
  readonly owes: string;
  readonly period: number;
  readonly since: number;
}

/** A page of lines; `more` when there are others beyond it. */
export interface Entries {
  readonly entries: readonly Line[];
  readonly cursor: string;
  readonly more: boolean;
}

/** Another entry in one line: its message, and the sentence; both empty where it is not read. */
export interface EntryLink {
  readonly entry: string;
  readonly n?: number;
  readonly at: number;
  readonly period: number;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly text: string;
}

/**
 * The first published head that an entry is under: its number, size and words, and when.
 *
 * For who may count entries. The proof itself is with `GET /games/{game}/seal?entry=`.
 */
export interface EntrySeal {
  readonly number: number;
  readonly size: number;
  readonly at: number;
  readonly kind: string;
  readonly fingerprint: string;
}

/**
 * An evening in figures. Times are milliseconds since the Unix epoch.
 *
 * `began` and `ended` are those of the first and the last thing that was played, missing where
 * nothing was.
 * `dealings` are between the `people` who had most to do with each other, most first. What is
 * confidential is counted nowhere.
 */
export interface Evening {
  readonly game: string;
  readonly began?: number;
  readonly ended?: number;
  readonly people: readonly string[];
  readonly dealings: readonly DealtPair[];
  readonly great: readonly GreatMoment[];
  readonly dice: readonly DiceRolled[];
  readonly petitions: readonly PetitionTime[];
  readonly minutes: readonly BusyMinute[];
  readonly acts: readonly ActCount[];
}

/**
 * Pearson's chi-squared test of goodness of fit: is every face as likely as any other.
 *
 * `p_value` is the probability (0 to 1) that fair dice differ at least as much from equal counts.
 * `enough` is false where a face was to be expected fewer than five times; it then says nothing.
 */
export interface FairnessTest {
  readonly statistic: number;
  readonly freedom: number;
  readonly p_value: number;
  readonly enough: boolean;
}

/** What is wrong with one field. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** How much of an asset came into play and left it through one kind of entry. */
export interface Flow {
  readonly asset: string;
  readonly key: string;
  readonly came: number;
  readonly left: number;
}

/**
 * An act one may do, or in `blocked` why one may not do it now.
 *
 * A `sealed` act is saved for a window of this kind; what is `laid` lies on a table between two.
 */
export interface Form {
  readonly type: string;
  readonly chapter: string;
  readonly fields: readonly FormField[];
  readonly blocked: readonly Objection[];
  readonly sealed?: string;
  readonly laid?: boolean;
}

/** A field of a form with its domain; which members it has depends on its kind. */
export type FormField = {
  readonly name: string;
  readonly kind: "choice";
  readonly options: readonly Option[];
} | {
  readonly name: string;
  readonly kind: "subset";
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
} | {
  readonly name: string;
  readonly kind: "number";
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly unit: string;
} | {
  readonly name: string;
  readonly kind: "split";
  readonly options: readonly Option[];
  readonly least: number;
  readonly total: number;
  readonly step: number;
  readonly caps: { readonly [key: string]: number };
} | {
  readonly name: string;
  readonly kind: "rows";
  readonly rows: readonly FormRow[];
  readonly limit?: number;
} | {
  readonly name: string;
  readonly kind: "text";
  readonly least: number;
  readonly most: number;
} | {
  readonly name: string;
  readonly kind: "dice";
  readonly count: number;
  readonly sides: number;
  readonly of?: readonly string[];
} | {
  readonly name: string;
  readonly kind: "entry";
} | {
  readonly name: string;
  readonly kind: "awaiting";
  readonly after: readonly string[];
};

/**
 * A row of a list: steps for `of`, which `ref` names. The first step is one of the options.
 *
 * `onward` says which steps may come after a step; there are at most `most`, and each takes
 * `price` of the limit of all rows.
 */
export interface FormRow {
  readonly of: string;
  readonly ref?: string;
  readonly options: readonly Option[];
  readonly onward: { readonly [key: string]: readonly string[] };
  readonly most: number;
  readonly price: number;
}

/**
 * An entry that was found: when it was (milliseconds), who did it, and what it says.
 *
 * `n` is its position, for who sees positions; `text` is its sentence, `reason` what was said with
 * it. `by` is left out where nobody did it. A `letter` is there with its words. `why` is what else
 * of it has some of the words, where these are in nothing of that.
 */
export interface Found {
  readonly entry: string;
  readonly n?: number;
  readonly at: number;
  readonly period: number;
  readonly by?: By;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly text: string;
  readonly reason: string;
  readonly reversed: boolean;
  readonly why: readonly string[];
  readonly letter?: Letter;
}

/**
 * What a game is founded from: a ruleset, and a scenario's text if not the usual one.
 *
 * `players` are those who sit down, in the order of the scenario's players; `dice` says whose are
 * rolled, where the game can be played with those on the table. An evening that `waits` does so
 * until a steward lets play begin; tables and rehearsals never do.
 */
export interface Founding {
  readonly ruleset: string;
  readonly scenario?: string | null;
  readonly title?: string;
  readonly players?: readonly Seated[];
  readonly dice?: ("server" | "table") | null;
  readonly waits?: boolean;
}

/**
 * The game itself. Times are milliseconds.
 *
 * `waiting` when play has not begun yet; the game is paused meanwhile, since `paused_at`.
 * `closing` when one steward has asked for the end, and `closes_at` when it comes, else 0.
 * `dice` says whose are rolled: the `server`'s, or those on the `table`; `score_board` whether the
 * wall may show who leads. `players` are those who sat down to play, in their order. `restored`
 * is when the copy was made from which the game goes on, while it waits for a steward to take it
 * over, else 0. `server` changes with each takeover: how many there were, a plus, and the id of
 * the key that signs since; "" before the first.
 */
export interface GameDoc {
  readonly closes_at: number;
  readonly closing: boolean;
  readonly dice: string;
  readonly id: string;
  readonly paused_at: number;
  readonly period: PeriodDoc;
  readonly players: readonly string[];
  readonly restored: number;
  readonly ruleset: string;
  readonly rulings: number;
  readonly score_board: boolean;
  readonly server: string;
  readonly status: "closed" | "closing" | "open" | "paused";
  readonly stewards: readonly string[];
  readonly title: string;
  readonly version: string;
  readonly waiting: boolean;
}

/**
 * A game in a few words; `fingerprints` are those of its periods, oldest first.
 *
 * `over` when it has come to its end, closed or not; `waiting` when play has not begun yet.
 * `entry` says whether somebody without a card may come in: to nobody it is `closed`, an `asked`
 * steward lets them in, or it is `open` to everybody. `erased` counts how often words of it were
 * erased, if ever.
 */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly status: "open" | "paused" | "closing" | "closed";
  readonly waiting: boolean;
  readonly over: boolean;
  readonly entry: "closed" | "asked" | "open";
  readonly period: Period;
  readonly fingerprints?: readonly string[];
  readonly erased?: number;
}

/** A page of the games of a server, and whether there are earlier ones. */
export interface Games {
  readonly games: readonly GameSummary[];
  readonly more?: boolean;
  readonly forgotten?: readonly string[];
}

/**
 * A steward's act that waits since `since`, for stewards; `card` is that of who asked, `by`.
 *
 * Another steward confirms it `until` then; `second` are the cards whose phones listened. Without
 * any it happens then, unless it is stopped before. `waive` names the rules it sets aside. Times
 * are milliseconds since the Unix epoch.
 */
export interface GraveActDoc {
  readonly actor: string;
  readonly appeal: string;
  readonly by: string;
  readonly card: string;
  readonly fields: { readonly [key: string]: unknown };
  readonly id: string;
  readonly reason: string;
  readonly second: readonly string[];
  readonly since: number;
  readonly type: string;
  readonly until: number;
  readonly waive: readonly string[];
}

/**
 * An entry that the game counts among the great moments; `great-<kind>` names its kind.
 *
 * `key` and `args` make its sentence. `reversed` when a later entry took it back.
 */
export interface GreatMoment {
  readonly kind: string;
  readonly id: string;
  readonly at: number;
  readonly period: number;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly reversed: boolean;
}

/**
 * A signed head over `size` entries, and the proof (hex) that it extends the last one.
 *
 * `kind` is `minute`, `period` or `copy` (signed for this answer and not published); empty in
 * games of versions before 0.2. `number` counts the published ones. `at` is in milliseconds.
 */
export interface Head {
  readonly size: number;
  readonly root: string;
  readonly fingerprint: string;
  readonly note: string;
  readonly consistency: readonly string[];
  readonly digest: string;
  readonly kind: "" | "minute" | "period" | "copy";
  readonly number: number;
  readonly at: number;
}

/** The digest (hex) of a head that was just signed. */
export interface HeadSigned {
  readonly digest: string;
}

/** Every published head, oldest first: what a phone checks against the digests it kept. */
export interface Heads {
  readonly game: string;
  readonly seal_key: string;
  readonly takeovers: readonly Takeover[];
  readonly heads: readonly TextOfHead[];
}

/** A card of this session. */
export interface HeldCard {
  readonly game: string;
  readonly card: string;
  readonly character: Person;
}

/** What stewards should know of the server itself. */
export interface House {
  readonly troubles: readonly HouseTrouble[];
}

/** Something that hinders the server: its key, the sentence, since when (milliseconds). */
export interface HouseTrouble {
  readonly key: string;
  readonly since: number;
  readonly text: string;
}

/** The proof (hex) that an entry is under the last head; its salt for who sees all of it. */
export interface Inclusion {
  readonly entry: string;
  readonly position: number;
  readonly leaf: string;
  readonly salt?: string;
  readonly proof: readonly string[];
}

/**
 * A warning of an entry, its judges, and who of them has dealt with it.
 *
 * `by` is empty, and `entry` and `at` are missing, as long as nobody has, as far as is seen.
 */
export interface Judged {
  readonly question: string;
  readonly rule: string;
  readonly judges: readonly string[];
  readonly by: string;
  readonly entry?: string;
  readonly at?: number;
  readonly reason: string;
}

/**
 * What is kept beside the ledger since `at` (milliseconds): a save, or whether one is `ready`.
 *
 * A save has the `digest` (hex) of the command as it is signed, and the game's signature
 * (Ed25519, hex) over the lines `acta/saved/1`, the game's id, the window, the character, the
 * revision, the digest and the contribution. A `superseded` one counts no more.
 */
export interface KeptForWindow {
  readonly window: string;
  readonly who: string;
  readonly revision: number;
  readonly at: number;
  readonly superseded: boolean;
  readonly ready?: boolean;
  readonly digest?: string;
  readonly receipt?: string;
}

/** Somebody without a card who asks to come in, since `at` (milliseconds). */
export interface KnockDoc {
  readonly at: number;
  readonly id: string;
  readonly name: string;
}

/**
 * What became of a knock: it is `waiting`, `admitted`, or `over`.
 *
 * Once it is admitted its token opens a card of this `character`. It is over when it was turned
 * away, or when that card was printed anew since.
 */
export interface KnockState {
  readonly knock: string;
  readonly state: "waiting" | "admitted" | "over";
  readonly character?: Person;
}

/** What somebody did last: its entry and act, when (milliseconds), and in one sentence. */
export interface LastAct {
  readonly entry: string;
  readonly act: string;
  readonly at: number;
  readonly text: string;
}

/** A posting as far as it is seen: an end that one may not see is left out. */
export interface Leg {
  readonly asset: string;
  readonly amount: number;
  readonly from?: string;
  readonly to?: string;
}

/**
 * A letter. `number` counts those of its thread; `at` is in milliseconds; `to` may be nobody.
 *
 * `text` is empty when it was `erased`, and when what is kept is not what was recorded (`lost`).
 * `reported` when a character of mine reported it. What is `disclosed` was laid open after the
 * game. A letter from a `template` of the game has no words; `about` names what it is about.
 */
export interface Letter {
  readonly id: string;
  readonly thread: string;
  readonly number: number;
  readonly writer: string;
  readonly to: readonly string[];
  readonly public: boolean;
  readonly at: number;
  readonly period: number;
  readonly text: string;
  readonly erased: boolean;
  readonly lost: boolean;
  readonly reported: boolean;
  readonly disclosed: boolean;
  readonly template: string;
  readonly about: readonly string[];
}

/**
 * What a character has noted for themselves; their phones alone see it.
 *
 * How many letters of others they have read in each thread, and whom they have muted.
 */
export interface LetterboxDoc {
  readonly muted: readonly string[];
  readonly read: { readonly [key: string]: number };
}

/** Letters: of a thread, oldest first; otherwise newest first. `more` when there are others. */
export interface Letters {
  readonly letters: readonly Letter[];
  readonly more: boolean;
}

/** Which kinds of letters may be written now, and which ever; how long one may be. */
export interface LettersDoc {
  readonly ever: readonly ("private" | "public")[];
  readonly longest: number;
  readonly now: readonly ("private" | "public")[];
}

/**
 * One line of the chronicle as its reader sees it.
 *
 * `c` is its number: `p17` public, `q3` the reader's own. An own line stands after so many
 * public ones, or supplements the one it is `on`. `n` is the position, for who sees positions.
 * Of a grave act, `second` is the steward who confirmed it; it is `alone` when nobody did.
 * An argument may be a message itself, `{key, args}`, whose arguments may be messages again: that
 * of what was taken back, set right or denied is `said`, beside `told`, for who may read it.
 */
export interface Line {
  readonly id: string;
  readonly c: string;
  readonly at: number;
  readonly period: number;
  readonly after?: number;
  readonly on?: string;
  readonly n?: number;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly words: boolean;
  readonly legs: readonly Leg[];
  readonly moved: readonly Moved[];
  readonly rolls: readonly Roll[];
  readonly by: By | null;
  readonly warned: readonly RecordedWarning[];
  readonly ruling: Ruling | null;
  readonly reversed: boolean;
  readonly reason?: string;
  readonly about?: string;
  readonly tidings?: readonly Tidings[];
  readonly second?: string;
  readonly alone?: boolean;
}

/** What can be bought from whom. */
export interface MarketDoc {
  readonly stock: readonly StockDoc[];
}

/**
 * An entry worth an auditor's look, in what ways, who answers for it, and which rules.
 *
 * `late` is by how many milliseconds it came after the time of its period. `text` is its sentence
 * and `reason` what was given as one, both empty for who may not read them.
 */
export interface Matter {
  readonly position: number;
  readonly entry: string;
  readonly at: number;
  readonly period: number;
  readonly key: string;
  readonly kinds: readonly string[];
  readonly by: string;
  readonly rules: readonly string[];
  readonly about: string;
  readonly late: number;
  readonly args: { readonly [key: string]: unknown };
  readonly text: string;
  readonly reason: string;
}

/** Who showed a public name. */
export interface Met {
  readonly character: string;
}

/** A piece that came to a place; `place` is empty when it left the board. */
export interface Moved {
  readonly piece: string;
  readonly place: string;
  readonly seat: string;
}

/** A card of a new game, with the token that its code says, and whether a bot plays it. */
export interface NewCard {
  readonly card: string;
  readonly character: string;
  readonly token: string;
  readonly bot: boolean;
}

/**
 * A game just founded; `doubts` are sentences about what to look at again.
 *
 * `repeated` when it had been founded before under the same key: then its cards are the same.
 */
export interface NewGame {
  readonly game: string;
  readonly cards: readonly NewCard[];
  readonly doubts: readonly string[];
  readonly repeated: boolean;
}

/** Why a command meets resistance: the rule, and what would have to be different. */
export interface Objection {
  readonly rule: string;
  readonly grade: "L" | "W";
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly waivable: boolean;
  readonly hidden: boolean;
  readonly text: string;
}

/**
 * What a character may do in this period, what first, and the rules to keep in mind.
 *
 * At most three of the open forms are `suggested`, the best first.
 */
export interface Offers {
  readonly as: string;
  readonly period: number;
  readonly offers: readonly Form[];
  readonly suggested?: readonly Suggestion[];
  readonly reminders: readonly string[];
}

/**
 * All there is to know of an entry, as far as its reader may know it.
 *
 * `lines` are those of the chronicle. `later` are the first entries that touch the same accounts,
 * places or people, as far as both are seen; `more` when there are others.
 */
export interface OpenedEntry {
  readonly game: string;
  readonly id: string;
  readonly type?: string;
  readonly text: string;
  readonly caused?: Caused;
  readonly voices: readonly Voice[];
  readonly judged: readonly Judged[];
  readonly corrections: readonly Correction[];
  readonly later: readonly EntryLink[];
  readonly more: boolean;
  readonly readers?: Readers;
  readonly sealed?: EntrySeal;
  readonly lines: readonly Line[];
}

/**
 * The first event of a stream: a view whose lines are the last ones, or the `tail` since then.
 *
 * Whoever resumes gets a `tail`, whoever begins gets `entries`.
 */
export interface Opening {
  readonly now: number;
  readonly etag: string;
  readonly erased?: number;
  readonly game: string;
  readonly cursor: string;
  readonly me: readonly string[];
  readonly staff: boolean;
  readonly private: readonly string[];
  readonly slices: { readonly [key: string]: unknown };
  readonly entries?: readonly Line[];
  readonly tail?: readonly Line[];
}

/** A value to choose; `ref` names what it stands for, `note` is a message beside it. */
export interface Option {
  readonly value: string;
  readonly ref?: string;
  readonly note?: string;
  readonly args?: { readonly [key: string]: unknown };
}

/** A public name of mine. It is good until that moment (milliseconds since the Unix epoch). */
export interface OwnPublicName {
  readonly name: string;
  readonly until: number;
}

/** What a character has sent for an open window; `said` counts what they said of being ready. */
export interface OwnSubmission {
  readonly window: string;
  readonly who: string;
  readonly revision: number;
  readonly at: number;
  readonly ready: boolean;
  readonly said: number;
  readonly saved?: Saved;
  readonly digest?: string;
  readonly receipt?: string;
  readonly sealed?: UnderSeal;
}

/** One stretch of the calendar. `opened` and `paused` are milliseconds, `minutes` a plan. */
export type Period = {
  readonly seq: number;
  readonly kind: string;
  readonly key: string;
  readonly year: number | null;
  readonly minutes: number;
  readonly opened: number;
  readonly paused: number;
} & {
  readonly [key: string]: unknown;
};

/** One stretch of the calendar. `opened` and `paused` are milliseconds, `minutes` a plan. */
export interface PeriodDoc {
  readonly key: string;
  readonly kind: string;
  readonly minutes: number;
  readonly opened: number;
  readonly paused: number;
  readonly seq: number;
  readonly year: number | null;
}

/** A character in a few words. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly role: string;
  readonly group: string;
}

/** What every game says of a person. `number` is there when the name is `plural`. */
export interface PersonDoc {
  readonly arrived_rank: number;
  readonly cards: number;
  readonly group: string;
  readonly holds: { readonly [key: string]: number };
  readonly id: string;
  readonly mortal: boolean;
  readonly name: string;
  readonly number?: string;
  readonly place: string;
  readonly powers: readonly string[];
  readonly role: string;
  readonly seat: string;
  readonly short: string;
  readonly statuses: readonly string[];
}

/**
 * An act that waits for others' consent: those of `voices` who are not yet in `given`.
 *
 * It waits `since` then (milliseconds since the Unix epoch).
 *
 * Of a ruling that all have to agree to: `waive` names the rules it sets aside, `reason` says why.
 */
export interface PetitionDoc {
  readonly actor: string;
  readonly fields: { readonly [key: string]: unknown };
  readonly given: readonly string[];
  readonly id: string;
  readonly reason?: string;
  readonly since: number;
  readonly type: string;
  readonly voices: readonly string[];
  readonly waive?: readonly string[];
}

/**
 * A petition and how long its answer took: `entry` proposed it, `at` that time.
 *
 * `agreed` is false where somebody said no.
 */
export interface PetitionTime {
  readonly entry: string;
  readonly type: string;
  readonly by: string;
  readonly at: number;
  readonly seconds: number;
  readonly agreed: boolean;
}

/** The digest of the picture of the board: it is under `pictures/{digest}` of the game. */
export interface PictureDoc {
  readonly digest: string;
}

/** The server's time in milliseconds: the stream is alive. */
export interface Ping {
  readonly now: number;
}

/** A place of the map that all games share, and who is there, first come first. */
export interface PlaceDoc {
  readonly capacity: number;
  readonly free: number;
  readonly here: readonly string[];
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly roads: readonly string[];
  readonly throne: string | null;
}

/** How many characters were at each place at each of `times` (milliseconds, Unix epoch). */
export interface PlaceSeries {
  readonly game: string;
  readonly times: readonly number[];
  readonly places: readonly PlaceTrack[];
}

/** How many characters were to be seen at a place. */
export interface PlaceTrack {
  readonly place: string;
  readonly counts: readonly number[];
}

/** How many people can play, and from which number up to which it is at its best. */
export interface PlayersDoc {
  readonly least: number;
  readonly most: number;
  readonly best: readonly number[];
}

/**
 * A character with a card: whether one of its phones listens now, and its last act.
 *
 * None is given where it has done nothing, lately or that the viewer may read.
 */
export interface Presence {
  readonly character: string;
  readonly here: boolean;
  readonly last?: LastAct;
}

/**
 * An answer that says no (RFC 9457).
 *
 * `refusal` is the game's signature (Ed25519, hex) where the command was signed: over the lines
 * `acta/refusal/1`, the game's id, the command's id and digest, its contribution, and the problem.
 */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly objections?: readonly Objection[];
  readonly appealable?: boolean;
  readonly errors?: readonly FieldError[];
  readonly period?: number;
  readonly refusal?: string;
}

/**
 * What a character has and is that not everybody may know.
 *
 * `unfit` are assets that they cannot come to own: their hand keeps no place for them.
 */
export interface PurseDoc {
  readonly holds: { readonly [key: string]: number };
  readonly id: string;
  readonly statuses: readonly string[];
  readonly unfit?: readonly string[];
}

/**
 * The key with which a browser subscribes to this server, and whether my card's phone has.
 *
 * Without a key the server pushes to no phone.
 */
export interface PushState {
  readonly on: boolean;
  readonly key?: string;
}

/** An entry that its judges should look at: with a warning, or contested `by` somebody. */
export interface QuestionDoc {
  readonly args: { readonly [key: string]: unknown };
  readonly by: string;
  readonly entry: string;
  readonly id: string;
  readonly judges: readonly string[];
  readonly key: string;
  readonly reason: string;
  readonly rule: string;
}

/**
 * Who may read the words of an entry since it was recorded, and who has come to them since.
 *
 * `who` are all who might, for those who see positions; for others themselves alone. It is empty
 * where it is for `everybody`. `opened` is when the game was closed, and with it the entry opened.
 */
export interface Readers {
  readonly everybody: boolean;
  readonly confidential: boolean;
  readonly who: readonly string[];
  readonly widened: readonly Widening[];
  readonly opened?: number;
}

/**
 * The entries of an act as its sender sees them; `pending` when it became a petition.
 *
 * So is a grave act, with what it `waits` for until it has happened, or was stopped. `token` is
 * that of a card just printed anew; it is shown this once. What is `kept` for a window has no
 * entries.
 */
export interface Receipt {
  readonly command: string;
  readonly repeated: boolean;
  readonly pending: boolean;
  readonly entries: readonly Line[];
  readonly cursor: string;
  readonly waits?: Waits;
  readonly token?: string;
  readonly kept?: KeptForWindow;
}

/** A warning recorded with an act. */
export interface RecordedWarning {
  readonly rule: string;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
}

/** Every card of every rehearsal. */
export interface Rehearsal {
  readonly cards: readonly RehearsalCard[];
}

/** A card free to be taken, with the link that its code would have. */
export interface RehearsalCard {
  readonly game: string;
  readonly card: string;
  readonly character: Person;
  readonly claimed: boolean;
  readonly link: string;
}

/**
 * Some moments in a row: the view right after the `first` of them, and what changed then.
 *
 * After closing, `audiences` are those who saw each of the private slices.
 */
export interface ReplayChunk {
  readonly first: number;
  readonly slices: { readonly [key: string]: unknown };
  readonly private: readonly string[];
  readonly audiences?: readonly (readonly string[])[];
  readonly moments: readonly ReplayMoment[];
}

/** A great moment: which moment it is, its kind (the message `great-<kind>`), and the entry. */
export interface ReplayGreat {
  readonly moment: number;
  readonly kind: string;
  readonly entry: string;
}

/**
 * The moments of a game as I see them: each is one act, with all that fell due with it.
 *
 * `chunks` are the first moments of the chunks in which they come, `at` is the moment that holds
 * the entry that was asked for: null if I see none of this id. Once the game is closed,
 * `whose` are the characters whose screens I may see.
 */
export interface ReplayIndex {
  readonly cursor: string;
  readonly me: readonly string[];
  readonly staff: boolean;
  readonly moments: ReplayMoments;
  readonly great: readonly ReplayGreat[];
  readonly periods: readonly ReplayPeriod[];
  readonly chunks: readonly number[];
  readonly at: number | null;
  readonly whose?: readonly string[];
}

/**
 * The lines of a moment, and the slices that are other than at the moment before it.
 *
 * Null stands for a slice that is gone; `private` are those of the others that are not public.
 * The first moment of a chunk has lines alone. After closing, `audiences` are those who saw each
 * of the private ones, and `readers` who read the own line of an entry, by the entry's id.
 */
export interface ReplayMoment {
  readonly lines: readonly Line[];
  readonly slices: { readonly [key: string]: unknown };
  readonly private: readonly string[];
  readonly audiences?: readonly (readonly string[])[];
  readonly readers?: { readonly [key: string]: readonly string[] };
}

/**
 * The moments in order, as columns.
 *
 * `id` and `at` (milliseconds) are those of its last entry that I see; `period` is the number of
 * the period that is open once it is over; `lines` counts the entries of which I see something.
 */
export interface ReplayMoments {
  readonly id: readonly string[];
  readonly at: readonly number[];
  readonly period: readonly number[];
  readonly lines: readonly number[];
}

/** A period of the calendar, and its first moment. */
export interface ReplayPeriod {
  readonly seq: number;
  readonly kind: string;
  readonly key: string;
  readonly year: number | null;
  readonly moment: number;
}

/**
 * A letter that `by` wants stewards to read, with its words; `at` is when it was written.
 *
 * `kept` is false when its words are not those that were recorded, or are lost.
 */
export interface ReportDoc {
  readonly at: number;
  readonly by: string;
  readonly id: string;
  readonly kept: boolean;
  readonly letter: string;
  readonly reason: string;
  readonly text: string;
  readonly to: readonly string[];
  readonly writer: string;
}

/**
 * How the game has ended, once it has. `places` are those behind, best first, equals together.
 *
 * It goes when a correction goes back before the end. `agreed` if all who played agreed on it.
 */
export interface ResultDoc {
  readonly agreed: boolean;
  readonly outcome: "draw" | "joint-win" | "nobody" | "winner";
  readonly places: readonly (readonly string[])[];
  readonly who: readonly string[];
}

/**
 * A die that was rolled, under its name.
 *
 * `origin` says who added a signed `contribution`: a phone, a `client` (a program), a phone
 * that holds a steward's card, too (`alone`), or nobody.
 */
export interface Roll {
  readonly name: string;
  readonly sides: number;
  readonly value: number;
  readonly source: "server" | "table";
  readonly contribution: string;
  readonly witness: string;
  readonly origin: "phone" | "client" | "alone" | "";
}

/** How many dice the server rolled, and how many were typed in. */
export interface Rolls {
  readonly server: number;
  readonly table: number;
}

/** Everybody with a card, and the server's time in milliseconds. */
export interface Room {
  readonly now: number;
  readonly people: readonly Presence[];
}

/**
 * A game that can be founded; `players` is null where a scenario says who plays.
 *
 * `table_dice` where dice that lie on the table can be typed in.
 */
export interface RulesetDoc {
  readonly name: string;
  readonly title: string;
  readonly players: PlayersDoc | null;
  readonly table_dice: boolean;
}

/** Every game that a server knows; `founding` where everybody may found a table of it. */
export interface Rulesets {
  readonly rulesets: readonly RulesetDoc[];
  readonly founding: boolean;
}

/** A steward's word on an act: which rules were waived, and why. */
export interface Ruling {
  readonly by: string;
  readonly waived: readonly string[];
  readonly reason: string;
}

/**
 * Words of one game, oldest first; `next` goes on after them, if there are more.
 *
 * `consents` are those of my cards. Nothing of others is there while the game goes on.
 */
export interface SaidPage {
  readonly closed: boolean;
  readonly consents: readonly CardConsent[];
  readonly words: readonly SaidWords[];
  readonly next?: number;
}

/**
 * Words that somebody said. `at` is in milliseconds, `sentence` that of the entry.
 *
 * `recorder` typed them for `who`. `open` says who else may read them now: nobody, those who were
 * there, or everybody; `laid` when that depends on consent.
 */
export interface SaidWords {
  readonly entry: string;
  readonly at: number;
  readonly period: number;
  readonly sentence: string;
  readonly kind: "name" | "letter" | "words";
  readonly who: string;
  readonly recorder: string;
  readonly text: string;
  readonly erased: boolean;
  readonly open: "nobody" | "present" | "everybody";
  readonly laid: boolean;
}

/** What is saved, as it stands in its leaf: the command by its own id, and its signature. */
export interface Saved {
  readonly window: string;
  readonly who: string;
  readonly revision: number;
  readonly command: string;
  readonly card: string;
  readonly type: string;
  readonly period: number;
  readonly fields: { readonly [key: string]: unknown };
  readonly contribution: string;
  readonly signature: string;
}

/**
 * The seal of a game: its public key, the commitment to its dice, eight words for each period.
 *
 * Where other servers took over, key and commitment are the newest, and `takeovers` leads to them.
 * The heads themselves tell how many entries there are, so only those who see positions get them.
 */
export interface Seal {
  readonly game: string;
  readonly seal_key: string;
  readonly commitment: string;
  readonly takeovers: readonly Takeover[];
  readonly fingerprints: readonly string[];
  readonly heads?: readonly Head[];
  readonly inclusion?: Inclusion;
}

/** What was found, newest first. `cursor` goes on before it, if there is `more`. */
export interface SearchPage {
  readonly found: readonly Found[];
  readonly cursor: string;
  readonly more: boolean;
}

/** Somebody who sits down: what they are called, and whether a bot plays for them. */
export interface Seated {
  readonly name?: string;
  readonly bot?: boolean;
}

/** The cards of this session, and the server's time in milliseconds. */
export interface Session {
  readonly cards: readonly HeldCard[];
  readonly now: number;
}

/**
 * The character of a card. `taken` when it is on another phone, `here` when on this one.
 *
 * `closed` when the game was closed: a card that is `taken` stays where it is then.
 */
export interface ShownCard {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly character: Person;
  readonly card: string;
  readonly taken: boolean;
  readonly here: boolean;
  readonly closed: boolean;
}

/** Somebody whom a steward lets write no more letters. */
export interface SilenceDoc {
  readonly who: string;
}

/** The slices that look alike in all games, by key. Which are there depends on the viewer. */
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
  readonly market?: MarketDoc;
  readonly year?: YearDoc;
  readonly things?: { readonly [key: string]: string };
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
  readonly [key: `person/${string}`]: PersonDoc;
  readonly [key: `purse/${string}`]: PurseDoc;
  readonly [key: `place/${string}`]: PlaceDoc;
}

/** What everybody's goods were worth at each of `times` (milliseconds since the Unix epoch). */
export interface StandingsSeries {
  readonly game: string;
  readonly times: readonly number[];
  readonly worths: readonly WorthTrack[];
}

/**
 * An account's changes, oldest first, from the balance before them to that after them.
 *
 * What one did not see is brought forward in `opening`. `periods` are those of the changes, in
 * order. `following` is the entry with which the
 * statement goes on, where there are more lines than were asked for.
 */
export interface Statement {
  readonly game: string;
  readonly account: string;
  readonly holder: string;
  readonly owner: string;
  readonly outside: boolean;
  readonly asset: string;
  readonly opening: number;
  readonly closing: number;
  readonly periods: readonly Stretch[];
  readonly changes: readonly StatementChange[];
  readonly following?: string;
}

/**
 * A change of the balance by an entry, and the balance after it.
 *
 * `amount` is below zero for what was given. `other` is the account at the other end; it is
 * missing where one does not see it, as `entry` is where one sees nothing else of the entry.
 * `text` is the entry's sentence, empty for who sees no more than what was moved. `n` is the
 * entry's position, for who sees positions.
 */
export interface StatementChange {
  readonly entry?: string;
  readonly n?: number;
  readonly at: number;
  readonly period: number;
  readonly other?: string;
  readonly amount: number;
  readonly balance: number;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly text: string;
  readonly reversed: boolean;
}

/** What a seller has of an asset, at which price, and whether it is cried out. */
export interface StockDoc {
  readonly advertised: boolean;
  readonly asset: string;
  readonly price: number;
  readonly seller: string;
  readonly stock: number;
}

/** A further sentence on what an entry brought the character: its message, and what fills it. */
export interface StoryDetail {
  readonly entry: string;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
}

/**
 * One period of a story: what happened, and what the character was and had when it ended.
 *
 * `person` is their slice `person/<id>` at its end, missing where they are not known yet; `holds`
 * is what they held, in units of each asset, as far as it is seen; `changes` how much more or less
 * than at the end of the period before. `details` say, in the order of the lines, what entries
 * that are about everybody brought this character, such as what became of their own orders.
 */
export interface StoryPeriod {
  readonly period: Stretch;
  readonly lines: readonly Line[];
  readonly details: readonly StoryDetail[];
  readonly person?: { readonly [key: string]: unknown };
  readonly holds: { readonly [key: string]: number };
  readonly changes: { readonly [key: string]: number };
}

/** A period: its number, kind, message key and year. */
export interface Stretch {
  readonly seq: number;
  readonly kind: string;
  readonly key: string;
  readonly year?: number;
}

/**
 * An act that the game puts before others: what it brings, and what its form is filled in with.
 *
 * `guide` is the message that leads through it somebody who has done nothing yet.
 */
export interface Suggestion {
  readonly type: string;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly text: string;
  readonly fields: { readonly [key: string]: unknown };
  readonly guide?: string;
}

/**
 * The readings of a game that are otherwise than the ruleset has them, with their values.
 *
 * What there are is in the ruleset's `data/switches.yaml`, which the app has, too; what each asks
 * and means are messages (`ledger.message_keys`).
 */
export interface SwitchesDoc {
  readonly flipped: { readonly [key: string]: boolean | number | string };
}

/**
 * Another server took over from a copy: since then its key signs, and its seeds count.
 *
 * `endorsement` is the signature (hex) of the key before under both.
 */
export interface Takeover {
  readonly at: number;
  readonly seal_key: string;
  readonly commitment: string;
  readonly endorsement: string;
}

/** The text that was signed of a head, and the proof (base64) that it goes on from the last. */
export interface TextOfHead {
  readonly text: string;
  readonly proof: readonly string[];
}

/**
 * Letters that answer one another: who reads them, and how many each has written.
 *
 * `who` is nobody in particular for public ones. `last` is when the last one came, in
 * milliseconds; `changed` counts what became of them beside: words erased, letters laid open.
 * `templates` are those of its letters that were written from one, in order, and `about` names
 * what the first of them is about.
 */
export interface ThreadDoc {
  readonly about: readonly string[];
  readonly changed: number;
  readonly id: string;
  readonly last: number;
  readonly public: boolean;
  readonly templates: readonly string[];
  readonly who: readonly string[];
  readonly written: { readonly [key: string]: number };
}

/**
 * What an entry does to the characters `who`, for the whole screen of their phones, once.
 *
 * `word` names the messages `tidings-<word>` and `tidings-<word>-about`; the line's own arguments
 * fill them. `acts` are what those characters may do about it, and `until` how long: any time,
 * while the `period` runs, or until the `window` is over in which they owe something.
 */
export interface Tidings {
  readonly word: string;
  readonly tone: "dread" | "call" | "joy";
  readonly who: readonly string[];
  readonly acts: readonly string[];
  readonly until: "" | "period" | "window";
}

/**
 * What somebody's books say of an asset that can be counted, and every count, oldest first.
 *
 * `moved` is by how much the books have changed since the last count that holds.
 */
export interface Till {
  readonly holder: string;
  readonly asset: string;
  readonly books: number;
  readonly moved?: number;
  readonly counts: readonly TillCount[];
}

/**
 * An entry that says a till was counted: what the books said before it, and what was counted.
 *
 * `difference` is the `amount` that was counted less what the books said; the entry booked it.
 */
export interface TillCount {
  readonly entry: string;
  readonly n?: number;
  readonly at: number;
  readonly period: number;
  readonly books: number;
  readonly amount: number;
  readonly difference: number;
  readonly key: string;
  readonly args: { readonly [key: string]: unknown };
  readonly text: string;
  readonly reversed: boolean;
}

/** The tills that whoever asks may see; none where nothing is counted in a game. */
export interface Tills {
  readonly game: string;
  readonly position?: number;
  readonly tills: readonly Till[];
}

/** The trial balance of every asset, right after the entry at a position. */
export interface TrialBalance {
  readonly game: string;
  readonly position: number;
  readonly balanced: boolean;
  readonly assets: readonly AssetTrial[];
}

/**
 * What an account received and gave of an asset up to a position, and what it has.
 *
 * What an `outside` account gave is what came from it into play, what it received went there.
 */
export interface TrialRow {
  readonly account: string;
  readonly outside: boolean;
  readonly received: number;
  readonly given: number;
  readonly balance: number;
}

/**
 * A character's leaf under the last seal of a window: which `revision` it held, 0 for none.
 *
 * The leaf is SHA-256 over a zero byte, the salt, and the canonical JSON (RFC 8785) of `window`,
 * `seal`, `who` and `saved` as the ledger opens them; `path` leads from it to `root` (RFC 9162).
 */
export interface UnderSeal {
  readonly number: number;
  readonly at: number;
  readonly root: string;
  readonly revision: number;
  readonly salt: string;
  readonly index: number;
  readonly size: number;
  readonly path: readonly string[];
}

/** All that began and is not over, the oldest first: for stewards. */
export interface UnfinishedDoc {
  readonly things: readonly UnfinishedThing[];
}

/** Something that began at `since` (milliseconds) and is not over: its message, who is in it. */
export interface UnfinishedThing {
  readonly args: { readonly [key: string]: unknown };
  readonly key: string;
  readonly since: number;
  readonly who: readonly string[];
}

/** What a phone shows: the slices that one sees, and the last lines of the chronicle. */
export interface View {
  readonly now: number;
  readonly etag: string;
  readonly erased?: number;
  readonly game: string;
  readonly cursor: string;
  readonly me: readonly string[];
  readonly staff: boolean;
  readonly private: readonly string[];
  readonly slices: { readonly [key: string]: unknown };
  readonly entries: readonly Line[];
}

/** Who proposed an act, agreed to it or declined, in which entry, and when. */
export interface Voice {
  readonly who: string;
  readonly how: "proposed" | "agreed" | "declined" | "withdrawn" | "appealed" | "upheld" | "dismissed";
  readonly entry: string;
  readonly at: number;
  readonly reason: string;
}

/** A question or an appeal that nobody has answered, and the entry that raised it. */
export interface Waiting {
  readonly question: string;
  readonly position: number;
}

/**
 * For what a grave act waits: a steward's act that has not happened yet.
 *
 * The `slice` of a steward's view tells of it as long as it waits. Another steward confirms it
 * with `confirm-act` `until` then (milliseconds); `second` are the cards of those whose phones
 * listened. It can be stopped with `stop-act`; if nobody says anything, it `then` happens, or
 * lapses.
 */
export interface Waits {
  readonly slice: string;
  readonly until: number;
  readonly second: readonly string[];
  readonly then: "happens" | "lapses";
}

/** Who else may read an entry since when, and the entry that says so. */
export interface Widening {
  readonly to: readonly string[];
  readonly at: number;
  readonly entry: string;
}

/**
 * A stretch of time in which `owed` owe something that stays sealed until it is over.
 *
 * Times are milliseconds since the Unix epoch. `until` has moved on `moved` times; whoever is not
 * ready is reminded at `remind_at`. A seal is made every `every` milliseconds after `since`;
 * `seal` is the number of the last one, with its `root` (hex), `sealed_at`. `over` once the final
 * seal is made: then nothing can be saved. `ready` of them are ready, and `ready_who` says who, as
 * far as `readiness` lets it be known. `args` are the game's own.
 */
export interface WindowDoc {
  readonly args: { readonly [key: string]: unknown };
  readonly every: number;
  readonly id: string;
  readonly kind: string;
  readonly moved: number;
  readonly over: boolean;
  readonly owed: readonly string[];
  readonly readiness: "count" | "names" | "secret";
  readonly ready: number;
  readonly ready_who: readonly string[];
  readonly remind_at: number;
  readonly root: string;
  readonly seal: number;
  readonly sealed_at: number;
  readonly since: number;
  readonly until: number;
}

/** What a character's goods were worth, at the prices of now. */
export interface WorthTrack {
  readonly character: string;
  readonly amounts: readonly number[];
}

/** What an organiser calls this year; empty for its number alone. */
export interface YearDoc {
  readonly name: string;
}
