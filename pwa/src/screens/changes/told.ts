/** Selects the changes that a reader should see, and puts each into words. */

import { changesBetween } from "../../core/view/changes";
import type { ThingChange, Difference, Holding } from "../../core/view/changes";
import type { View } from "../../core/view/view";
import { besides, isFamilyTold, isTold, memberName } from "./values";
import { isWhole } from "./words";

/** A change of one member, in words. */
export interface Told {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Return the changes between two views that a reader should see. */
export const toldChanges = (before: View, after: View): readonly ThingChange[] =>
  changesBetween(before, after, isWhole).filter((one) => isFamilyTold(one.family) && says(one));

/** Return whether a whole slice appeared or disappeared: a marriage, a debt, an oath. */
export const isBond = ({ id, was, is }: ThingChange): boolean => id !== "" && was !== is;

const says = (one: ThingChange): boolean =>
  isBond(one) || one.holdings.length + one.gained.length + one.lost.length + toldMembers(one).length > 0;

/** Return the members of a slice whose text changed. */
export const toldMembers = (one: ThingChange): readonly Told[] =>
  one.members
    .filter((difference) => isTold(one.family, difference.member) && !one.holdings.some((holding) => isHolding(difference, holding)))
    .map(({ member, before, after }) => ({ name: memberName(one.family, member), ...besides(one.family, member, before, after) }))
    .filter(({ before, after }) => before !== after);

/** Return whether a member only repeats an amount that the person's holdings already show. */
const isHolding = ({ member, ...said }: Difference, { asset, before, after }: Holding): boolean =>
  said.before === before && said.after === after && asset.replace(/s$/, "") === member.join("").replace(/s$/, "");
