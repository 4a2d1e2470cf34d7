/**
 * The trades among the petitions. A trade is between two characters. The character who proposes the trade does not
 * agree to it by proposing, so both must agree to it afterwards.
 */

import { slicesOfFamily } from "../view/selectors";
import type { View } from "../view/view";
import type { PetitionDoc } from "../view/wire";

/** Return whether a petition is a trade. In a trade, the actor of the petition must also agree. */
export const isTrade = ({ voices, actor }: PetitionDoc): boolean => voices.includes(actor);

/** Return the trades that the viewer may see. */
export const visibleTrades = (view: Pick<View, "slices"> | null): readonly PetitionDoc[] =>
  slicesOfFamily<PetitionDoc>(view, "petition").filter(isTrade);
