/** What of all that differs is told, and how each difference reads. */

import { changes } from "../../core/view/changes";
import type { Changed, Difference, Holding } from "../../core/view/changes";
import type { View } from "../../core/view/view";
import { besides, isFamilyTold, isTold, memberName } from "./values";
import { isWhole } from "./words";

/** A difference in words. */
export interface Told {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two views, without what says nothing to a reader. */
export const toldChanges = (before: View, after: View): readonly Changed[] =>
  changes(before, after, isWhole).filter((one) => isFamilyTold(one.family) && says(one));

/** A slice of its own that came or went, between people: a marriage, a debt, an oath. */
export const isBond = ({ id, was, is }: Changed): boolean => id !== "" && was !== is;

const says = (one: Changed): boolean =>
  isBond(one) || one.holdings.length + one.gained.length + one.lost.length + toldMembers(one).length > 0;

/** The members of a slice that read otherwise than before. */
export const toldMembers = (one: Changed): readonly Told[] =>
  one.members
    .filter((difference) => isTold(one.family, difference.member) && !one.holdings.some((holding) => isHolding(difference, holding)))
    .map(({ member, before, after }) => ({ name: memberName(one.family, member), ...besides(one.family, member, before, after) }))
    .filter(({ before, after }) => before !== after);

/** Whether a member of a person's slice says once more how much they hold. */
const isHolding = ({ member, ...said }: Difference, { asset, before, after }: Holding): boolean =>
  said.before === before && said.after === after && asset.replace(/s$/, "") === member.join("").replace(/s$/, "");
