/** The slices of this game, as the server describes them, and questions asked of them. */

import { family } from "../../core/view/selectors";
import type { View } from "../../core/view/view";
import type { Holdings } from "../../core/view/values";
import type {
  ActiumDoc,
  AmicitiaDoc,
  BattleDoc,
  BillDoc,
  CharacterDoc,
  CountDoc,
  FormDoc,
  LoanDoc,
  MarriageDoc,
  MorsDoc,
  OutlookDoc,
  OathDoc,
  PartyDoc,
  RegionDoc,
  RepaymentDoc,
  RiteDoc,
  SenateDoc,
  Slices,
  VoteDoc,
} from "./wire";

type Known = Pick<View, "slices"> | null;

const slice = <K extends keyof Slices>(view: Known, key: K): Slices[K] | undefined => view?.slices[key] as Slices[K] | undefined;

/** The battles of this season, the oldest first. */
export const battles = (view: Known): readonly BattleDoc[] => slice(view, "proelia")?.list ?? [];

/** The battles that are not over. */
export const lasting = (view: Known): readonly BattleDoc[] => battles(view).filter((one) => one.stage !== "over");

/** Whether somebody fights in a battle, presides over it or is waited for in it. */
export const concerns = (battle: BattleDoc, who: string): boolean =>
  who !== "" &&
  (battle.presider === who || battle.sides.some((side) => side.members.includes(who)) || battle.awaited.some((one) => one.who === who));

export const senateOf = (view: Known): SenateDoc | undefined => slice(view, "senate");
/** What follows from the open bill, as everybody is told it, and beside it what this one alone is told. */
export const outlooksOf = (view: Known, who: string): readonly OutlookDoc[] =>
  [slice(view, "senate-outlook"), slice(view, `senate-outlook/${who}`)].filter((one) => one !== undefined);
export const countOf = (view: Known): CountDoc | undefined => slice(view, "senate-count");
export const voteOf = (view: Known, who: string): VoteDoc | undefined => slice(view, `senate-vote/${who}`);

/** The bill before the Senate, with as many of its votes as this viewer is told. */
export const billOf = (view: Known): BillDoc | undefined => countOf(view)?.bill ?? senateOf(view)?.bill ?? undefined;

export const morsOf = (view: Known): MorsDoc | undefined => slice(view, "mors");

/** Whom somebody has named for what, as far as this viewer may know. */
export const willOf = (view: Known, writer: string): Readonly<Record<string, string>> | undefined => slice(view, `will/${writer}`)?.heirs;

/** All of an estate, for those who may know it. */
export const estateOf = (view: Known, dead: string): Holdings | undefined => slice(view, `estate/${dead}`)?.holds;

/** How the dos of a divorced wife is paid if her husband chooses nothing; he alone is told. */
export const repaymentOf = (view: Known, wife: string): RepaymentDoc | undefined => slice(view, `repayment/${wife}`);

/** The steps of an estate that waits, which everybody sees. */
export const estateRiteOf = (view: Known, dead: string): RiteDoc | undefined => slice(view, `rite/estate-${dead}`);

/** The triumph, which everybody sees. */
export const triumphOf = (view: Known): RiteDoc | undefined => slice(view, "rite/triumph");

export const actiumOf = (view: Known): ActiumDoc | undefined => slice(view, "actium");
export const formOf = (view: Known, party: string): FormDoc | undefined => slice(view, `form/${party}`);

/** The party somebody sails with. */
export const partyOf = (view: Known, who: string): PartyDoc | undefined =>
  actiumOf(view)?.parties.find((party) => party.members.includes(who));

/** Votes that others have lent to somebody, as far as this viewer may know. */
export const borrowedVotes = (view: Known, who: string): readonly LoanDoc[] =>
  family<LoanDoc>(view, "votes").filter((one) => one.keeper === who);

/** Votes that somebody has lent to others, as far as this viewer may know. */
export const lentVotes = (view: Known, who: string): readonly LoanDoc[] =>
  family<LoanDoc>(view, "votes").filter((one) => one.owner === who);

/** To whom somebody is married, or owes a dowry (or is owed one) after a divorce. */
export const marriagesOf = (view: Known, who: string): readonly MarriageDoc[] =>
  [...family<MarriageDoc>(view, "marriage"), ...family<MarriageDoc>(view, "debt")].filter((one) => one.wife === who || one.husband === who);

/** The friendships somebody belongs to, each once, the sworn ones first; of unsworn ones those this viewer knows of. */
export function friendshipsOf(view: Known, who: string): readonly (OathDoc & { readonly sworn: boolean })[] {
  const sworn = family<OathDoc>(view, "oath");
  const known = family<AmicitiaDoc>(view, "amicitia").filter((one) => !sworn.some((oath) => oath.id === one.id));
  return [...sworn.map((one) => ({ ...one, sworn: true })), ...known.map((one) => ({ ...one, sworn: false }))].filter((one) =>
    one.members.includes(who),
  );
}

export const region = (view: Known, id: string): RegionDoc | undefined => slice(view, `place/${id}`);

/** The region that the plague has struck, or "". */
export const struckPlace = (view: Known): string => family<RegionDoc>(view, "place").find((one) => one.pestis)?.id ?? "";

/** Under whom somebody stands: patroni, a god of the thiasos; and in whose shape a god goes about. */
export const boundOf = (view: Known, who: string): Partial<CharacterDoc> => slice(view, `person/${who}`) ?? {};

/** Every kind of legion, a cohort among them. */
export const LEGIONS = ["legio_curialis", "legio_clientarum", "legio_fabrilis", "legio_ultrix", "legio_ultrix_immortalis", "cohors_ultrix_immortalis"];
