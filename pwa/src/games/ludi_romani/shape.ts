/** What the server tells of this game beside what all games have, and questions asked of it. */

import { family } from "../../core/selectors";
import type { View } from "../../core/view";
import type { Holdings } from "../../core/values";
import type { PlaceDoc } from "../../core/wire";

type Known = Pick<View, "slices"> | null;
type Pair<T> = readonly [T, T];

/** Dice of one kind that somebody brings to a battle. */
export interface CorpsDoc {
  readonly owner: string;
  readonly kind: string;
  readonly present: number;
  readonly fielded: number;
  readonly thrown: number;
}

export interface SideDoc {
  readonly leader: string;
  readonly members: readonly string[];
  readonly corps: readonly CorpsDoc[];
  readonly left: number;
}

export interface ThrowDoc {
  readonly owner: string;
  readonly kind: string;
  readonly face: number;
}

export interface TouchDoc {
  readonly how: "juno_doubling" | "imagines" | "fortuna";
  readonly by: string;
  readonly side: number;
  readonly n: number;
}

export interface RoundDoc {
  readonly number: number;
  readonly throws: Pair<ThrowDoc | null>;
  readonly touches: readonly TouchDoc[];
  readonly totals: Pair<number>;
  readonly result: "" | "captured" | "ceded" | "tie" | "kept";
  readonly winner: number;
}

export interface AwaitedDoc {
  readonly who: string;
  readonly what: string;
}

export interface BattleDoc {
  readonly id: string;
  readonly kind: "" | "war_god" | "ring";
  readonly number: number;
  readonly place: string;
  readonly presider: string;
  readonly stage: "challenged" | "fielding" | "rolling" | "rolled" | "aftermath" | "over";
  readonly must: string;
  readonly forced_by: string;
  readonly provoked_by: string;
  readonly dice: "server" | "table";
  readonly concursationes: number;
  readonly disputed: boolean;
  readonly fabrilis: string;
  readonly sides: Pair<SideDoc>;
  readonly rounds: readonly RoundDoc[];
  readonly awaited: readonly AwaitedDoc[];
  readonly why: string;
  readonly unprotected: readonly string[];
}

/** A law in the arguments of a message: its kind, whom or where it concerns, to whom, how many. */
export interface LawDoc {
  readonly id: string;
  readonly by: string;
  readonly kind: string;
  readonly target: string;
  readonly to: string;
  readonly n: number;
}

export interface CastDoc {
  readonly voter: string;
  readonly yes: number;
  readonly no: number;
  readonly abstained: number;
}

export interface BillDoc {
  readonly law: LawDoc;
  /** Null where the ballot is secret. */
  readonly votes: readonly CastDoc[] | null;
  readonly sums: { readonly yes: number; readonly no: number } | null;
}

interface WireBill extends LawDoc {
  readonly votes: BillDoc["votes"];
  readonly sums?: { readonly yes: number; readonly no: number };
}

export interface SenateDoc {
  readonly ballot: string;
  readonly method: string;
  readonly nominees: readonly { readonly id: string; readonly by: string }[];
  readonly consuls: readonly string[];
  readonly counting: string;
  readonly voices: { readonly votes?: Readonly<Record<string, string>>; readonly totals?: Holdings | null } | null;
  readonly chamber: readonly string[];
  readonly bill: WireBill | null;
  readonly laws: readonly LawDoc[];
  readonly decided: readonly (LawDoc & { readonly stage: string })[];
  readonly lone_reges: readonly string[];
}

/** What presiders know of a count. */
interface CountDoc {
  readonly roll: Holdings;
  readonly bill: WireBill | null;
  readonly poll: Holdings;
  readonly totals: Holdings;
}

interface VoteDoc {
  readonly voter: string;
  readonly weight: number;
  readonly cast: readonly [number, number, number] | null;
}

export interface MorsDoc {
  readonly sentences: readonly { readonly who: string; readonly cause: string; readonly by: string; readonly executioner: string }[];
  readonly estates: readonly { readonly dead: string; readonly cause: string; readonly executor: string; readonly holds: Holdings }[];
  readonly waiting: readonly { readonly who: string; readonly gate: string }[];
  readonly attached: readonly { readonly ghost: string; readonly to: string }[];
}

export interface PartyDoc {
  readonly id: string;
  readonly heads: readonly string[];
  readonly members: readonly string[];
  readonly checked: boolean;
  readonly bought: number;
  readonly ships: number;
}

export interface SeaThrowDoc {
  readonly who: string;
  readonly party: string;
  readonly asset: string;
  readonly value: number;
  readonly void: boolean;
}

export interface SeaRoundDoc {
  readonly number: number;
  readonly dice: Holdings;
  readonly throws: readonly SeaThrowDoc[];
  readonly totals: Holdings;
  readonly settled: boolean;
  readonly losers: readonly string[];
}

/** What the victors decide about somebody, or which region they give away. */
export interface DecreeDoc {
  readonly fate: string;
  readonly who: string;
  readonly place: string | null;
}

export interface ActiumDoc {
  readonly stage: "forms" | "fleets" | "battle" | "triumph";
  readonly dice: string;
  readonly parties: readonly PartyDoc[];
  readonly round: SeaRoundDoc | null;
  readonly victor: string;
  readonly title: string;
  readonly order: string;
  readonly decrees: readonly DecreeDoc[];
  readonly ended: boolean;
}

export interface FormDoc {
  readonly id: string;
  readonly lines: readonly { readonly asset: string; readonly n: number; readonly worth: number }[];
  readonly total: number;
  readonly ships: number;
  /** What the next ship would cost more, in Denarii; 0 where there is none. */
  readonly lacks: number;
  /** How many ships its sides would have on forms of their own. */
  readonly apart: number;
  readonly gifts: readonly { readonly who: string; readonly asset: string; readonly n: number }[];
}

const slice = <T>(view: Known, key: string): T | undefined => view?.slices[key] as T | undefined;

/** The battles of this season, the oldest first. */
export const battles = (view: Known): readonly BattleDoc[] => slice<{ list: readonly BattleDoc[] }>(view, "proelia")?.list ?? [];

/** The battles that are not over. */
export const lasting = (view: Known): readonly BattleDoc[] => battles(view).filter((one) => one.stage !== "over");

/** Whether somebody fights in a battle, presides over it or is waited for in it. */
export const concerns = (battle: BattleDoc, who: string): boolean =>
  who !== "" &&
  (battle.presider === who || battle.sides.some((side) => side.members.includes(who)) || battle.awaited.some((one) => one.who === who));

export const senateOf = (view: Known): SenateDoc | undefined => slice(view, "senate");
export const countOf = (view: Known): CountDoc | undefined => slice(view, "senate-count");
export const voteOf = (view: Known, who: string): VoteDoc | undefined => slice(view, `senate-vote/${who}`);

/** The bill before the Senate, with as many of its votes as this viewer is told. */
export function billOf(view: Known): BillDoc | undefined {
  const bill = countOf(view)?.bill ?? senateOf(view)?.bill;
  return bill ? { law: bill, votes: bill.votes, sums: bill.sums ?? null } : undefined;
}

export const morsOf = (view: Known): MorsDoc | undefined => slice(view, "mors");

/** Whom somebody has named for what, as far as this viewer may know. */
export const willOf = (view: Known, writer: string): Readonly<Record<string, string>> | undefined =>
  slice<{ heirs: Readonly<Record<string, string>> }>(view, `will/${writer}`)?.heirs;

/** All of an estate, for those who may know it. */
export const estateOf = (view: Known, dead: string): Holdings | undefined => slice<{ holds: Holdings }>(view, `estate/${dead}`)?.holds;

export const actiumOf = (view: Known): ActiumDoc | undefined => slice(view, "actium");
export const formOf = (view: Known, party: string): FormDoc | undefined => slice(view, `form/${party}`);

/** The party somebody sails with. */
export const partyOf = (view: Known, who: string): PartyDoc | undefined =>
  actiumOf(view)?.parties.find((party) => party.members.includes(who));

interface Loan {
  readonly owner: string;
  readonly keeper: string;
  readonly holds: Holdings;
}

/** Votes that others have lent to somebody, as far as this viewer may know. */
export const borrowedVotes = (view: Known, who: string): readonly Loan[] => family<Loan>(view, "votes").filter((one) => one.keeper === who);

/** Votes that somebody has lent to others, as far as this viewer may know. */
export const lentVotes = (view: Known, who: string): readonly Loan[] => family<Loan>(view, "votes").filter((one) => one.owner === who);

interface Marriage {
  readonly wife: string;
  readonly husband: string;
  readonly owed: boolean;
}

/** To whom somebody is married, or owes a dowry (or is owed one) after a divorce. */
export const marriagesOf = (view: Known, who: string): readonly Marriage[] =>
  [...family<Marriage>(view, "marriage"), ...family<Marriage>(view, "debt")].filter((one) => one.wife === who || one.husband === who);

interface Circle {
  readonly id: string;
  readonly members: readonly string[];
}

/** The friendships somebody belongs to, each once, the sworn ones first; of unsworn ones those this viewer knows of. */
export function friendshipsOf(view: Known, who: string): readonly (Circle & { readonly sworn: boolean })[] {
  const sworn = family<Circle>(view, "oath");
  const known = family<Circle>(view, "amicitia").filter((one) => !sworn.some((oath) => oath.id === one.id));
  return [...sworn.map((one) => ({ ...one, sworn: true })), ...known.map((one) => ({ ...one, sworn: false }))].filter((one) =>
    one.members.includes(who),
  );
}

interface Bound {
  readonly patroni?: readonly string[];
  readonly god?: string;
  readonly guise?: string;
}

/** A region: what it pays in a year, and whether ships reach it. */
export interface RegionDoc extends PlaceDoc {
  readonly tributum: number;
  readonly sea: boolean;
}

export const region = (view: Known, id: string): RegionDoc | undefined => slice<RegionDoc>(view, `place/${id}`);

/** The region that the plague has struck, or "". */
export const struckPlace = (view: Known): string =>
  family<{ readonly id: string; readonly pestis?: boolean }>(view, "place").find((one) => one.pestis)?.id ?? "";

/** Under whom somebody stands: patroni, a god of the thiasos; and in whose shape a god goes about. */
export const boundOf = (view: Known, who: string): Bound => slice<Bound>(view, `person/${who}`) ?? {};
