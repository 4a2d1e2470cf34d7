/** Selects the changes that a reader should see, and puts each into words. */

import { changesBetween } from "../../core/view/changes";
import type { ThingChange, MemberDifference, HoldingChange } from "../../core/view/changes";
import type { View } from "../../core/view/view";
import { differenceTexts, isFamilyShown, isMemberShown, memberName } from "./values";
import { hasWholePhrase } from "./changewords";

/** A change of one member of a slice, in words. */
export interface ChangeText {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Return the changes between two views that a reader should see. */
export const changesToShow = (before: View, after: View): readonly ThingChange[] =>
  changesBetween(before, after, hasWholePhrase).filter((one) => isFamilyShown(one.family) && hasDifferentText(one));

/** Return whether a whole slice appeared or disappeared. Examples are a marriage, a debt and an oath. */
export const isWholeSliceChange = ({ id, was, is }: ThingChange): boolean => id !== "" && was !== is;

const hasDifferentText = (one: ThingChange): boolean =>
  isWholeSliceChange(one) || one.holdings.length + one.gained.length + one.lost.length + memberTexts(one).length > 0;

/** Return the members of a slice whose text is different after the change. */
export const memberTexts = (one: ThingChange): readonly ChangeText[] =>
  one.members
    .filter((difference) => isMemberShown(one.family, difference.member) && !one.holdings.some((holding) => repeatsHolding(difference, holding)))
    .map(({ member, before, after }) => ({ name: memberName(one.family, member), ...differenceTexts(one.family, member, before, after) }))
    .filter(({ before, after }) => before !== after);

/** Return whether a member only repeats an amount that is already shown among the person's holdings. */
const repeatsHolding = ({ member, ...said }: MemberDifference, { asset, before, after }: HoldingChange): boolean =>
  said.before === before && said.after === after && asset.replace(/s$/, "") === member.join("").replace(/s$/, "");
