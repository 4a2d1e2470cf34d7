/** Reads the slices of Ludi Romani, which `wire.ts` describes. */

import { slicesOfFamily } from "../../core/view/selectors";
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

type SlicesView = Pick<View, "slices"> | null;

const slice = <K extends keyof Slices>(view: SlicesView, key: K): Slices[K] | undefined => view?.slices[key] as Slices[K] | undefined;

/** Return the battles of this season, oldest first. */
export const battles = (view: SlicesView): readonly BattleDoc[] => slice(view, "proelia")?.list ?? [];

/** Return the battles that have not ended. */
export const ongoingBattles = (view: SlicesView): readonly BattleDoc[] => battles(view).filter((battle) => battle.stage !== "over");

/** Return whether a character fights in a battle, presides over it, or has to act in it. */
export const isInBattle = (battle: BattleDoc, character: string): boolean =>
  character !== "" &&
  (battle.presider === character || battle.sides.some((side) => side.members.includes(character)) || battle.awaited.some((act) => act.who === character));

export const senateOf = (view: SlicesView): SenateDoc | undefined => slice(view, "senate");
/**
 * Return the results that the open bill would have. The results include public results, and results that only this
 * character may know.
 */
export const possibleBillResults = (view: SlicesView, character: string): readonly OutlookDoc[] =>
  [slice(view, "senate-outlook"), slice(view, `senate-outlook/${character}`)].filter((outlook) => outlook !== undefined);
export const countOf = (view: SlicesView): CountDoc | undefined => slice(view, "senate-count");
export const voteOfCharacter = (view: SlicesView, character: string): VoteDoc | undefined => slice(view, `senate-vote/${character}`);

/** Return the bill before the Senate, with the votes that this viewer may know. */
export const billOf = (view: SlicesView): BillDoc | undefined => countOf(view)?.bill ?? senateOf(view)?.bill ?? undefined;

export const deathsOf = (view: SlicesView): MorsDoc | undefined => slice(view, "mors");

/** Return the heirs in a character's will by asset, as far as this viewer may know them. */
export const willOf = (view: SlicesView, writer: string): Readonly<Record<string, string>> | undefined => slice(view, `will/${writer}`)?.heirs;

/** Return the holdings of an estate; undefined if the viewer may not know them. */
export const estateOf = (view: SlicesView, deadPerson: string): Holdings | undefined => slice(view, `estate/${deadPerson}`)?.holds;

/** Return how the dos of a divorced wife is repaid if the husband chooses nothing. Only the husband may know this. */
export const repaymentOf = (view: SlicesView, wife: string): RepaymentDoc | undefined => slice(view, `repayment/${wife}`);

/** Return the steps of an open estate, which are public. */
export const estateRiteOf = (view: SlicesView, deadPerson: string): RiteDoc | undefined => slice(view, `rite/estate-${deadPerson}`);

/** Return the rite of the triumph, which is public. */
export const triumphOf = (view: SlicesView): RiteDoc | undefined => slice(view, "rite/triumph");

export const actiumOf = (view: SlicesView): ActiumDoc | undefined => slice(view, "actium");
export const partyFormOf = (view: SlicesView, party: string): FormDoc | undefined => slice(view, `form/${party}`);

/** Return the party of a character at Actium. */
export const partyOf = (view: SlicesView, character: string): PartyDoc | undefined =>
  actiumOf(view)?.parties.find((party) => party.members.includes(character));

/** Return the votes that other characters lent to a character, as far as this viewer may know them. */
export const borrowedVotes = (view: SlicesView, character: string): readonly LoanDoc[] =>
  slicesOfFamily<LoanDoc>(view, "votes").filter((loan) => loan.keeper === character);

/** Return the votes that a character lent to other characters, as far as this viewer may know them. */
export const lentVotes = (view: SlicesView, character: string): readonly LoanDoc[] =>
  slicesOfFamily<LoanDoc>(view, "votes").filter((loan) => loan.owner === character);

/** Return the marriages of a character, and the divorces after which a dos must still be repaid. */
export const marriagesOf = (view: SlicesView, character: string): readonly MarriageDoc[] =>
  [...slicesOfFamily<MarriageDoc>(view, "marriage"), ...slicesOfFamily<MarriageDoc>(view, "debt")].filter((marriage) => marriage.wife === character || marriage.husband === character);

/**
 * Return the friendships of a character. Sworn friendships come first. Other friendships follow, as far as this viewer
 * knows them.
 */
export function friendshipsOf(view: SlicesView, character: string): readonly (OathDoc & { readonly isSworn: boolean })[] {
  const oaths = slicesOfFamily<OathDoc>(view, "oath");
  const friendships = slicesOfFamily<AmicitiaDoc>(view, "amicitia").filter((amicitia) => !oaths.some((oath) => oath.id === amicitia.id));
  return [...oaths.map((oath) => ({ ...oath, isSworn: true })), ...friendships.map((amicitia) => ({ ...amicitia, isSworn: false }))].filter((entry) =>
    entry.members.includes(character),
  );
}

export const region = (view: SlicesView, regionId: string): RegionDoc | undefined => slice(view, `place/${regionId}`);

/** Return the region with the plague; "" if no region has the plague. */
export const plagueRegion = (view: SlicesView): string => slicesOfFamily<RegionDoc>(view, "place").find((region) => region.pestis)?.id ?? "";

/**
 * Return a character's slice with the patroni, the god of the thiasos and the assumed shape. The result is empty if
 * this viewer may not see the slice.
 */
export const bondFieldsOf = (view: SlicesView, character: string): Partial<CharacterDoc> => slice(view, `person/${character}`) ?? {};

/** All kinds of legions, including a cohort. */
export const LEGION_KINDS = ["legio_curialis", "legio_clientarum", "legio_fabrilis", "legio_ultrix", "legio_ultrix_immortalis", "cohors_ultrix_immortalis"];
