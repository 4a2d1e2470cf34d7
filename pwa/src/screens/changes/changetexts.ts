/** Selects the changes that a reader should see, and puts each into words. */

import { changesBetween } from "../../core/view/changes";
import type { ThingChange, MemberDifference, HoldingChange } from "../../core/view/changes";
import type { View } from "../../core/view/view";
import { differenceTexts, isFamilyShown, isMemberShown, memberName } from "./values";
import { hasWholePhrase } from "./changewords";

/** A change of one member of a slice, in words. */
export interface ChangeText {
  readonly name: string;
  readonly textBefore: string;
  readonly textAfter: string;
}

/** Return the changes between two views that a reader should see. */
export const changesToShow = (viewBefore: View, viewAfter: View): readonly ThingChange[] =>
  changesBetween(viewBefore, viewAfter, hasWholePhrase).filter((change) => isFamilyShown(change.family) && hasDifferentText(change));

/** Return whether a whole slice appeared or disappeared. Examples are a marriage, a debt and an oath. */
export const isWholeSliceChange = ({ id, existedBefore, existsAfter }: ThingChange): boolean => id !== "" && existedBefore !== existsAfter;

const hasDifferentText = (change: ThingChange): boolean =>
  isWholeSliceChange(change) || change.holdings.length + change.gainedStatuses.length + change.lostStatuses.length + memberTexts(change).length > 0;

/** Return the members of a slice whose text is different after the change. */
export const memberTexts = (change: ThingChange): readonly ChangeText[] =>
  change.members
    .filter((difference) => isMemberShown(change.family, difference.member) && !change.holdings.some((holding) => repeatsHolding(difference, holding)))
    .map(({ member, before: valueBefore, after: valueAfter }) => ({ name: memberName(change.family, member), ...differenceTexts(change.family, member, valueBefore, valueAfter) }))
    .filter(({ textBefore, textAfter }) => textBefore !== textAfter);

/** Return whether a member only repeats an amount that is already shown among the person's holdings. */
const repeatsHolding = ({ member, ...difference }: MemberDifference, { asset, before, after }: HoldingChange): boolean =>
  difference.before === before && difference.after === after && asset.replace(/s$/, "") === member.join("").replace(/s$/, "");
