/**
 * Trades among the petitions. A trade lies between two characters. Laying it does not count as agreement, so both must
 * agree to it.
 */

import type { View } from "../view/view";
import type { PetitionDoc } from "../view/wire";

/** Return whether a petition is a trade: its own actor must agree to it, too. */
export const isTrade = ({ voices, actor }: PetitionDoc): boolean => voices.includes(actor);

/** Return the trades that the viewer may see. */
export const openTrades = (view: Pick<View, "slices"> | null): readonly PetitionDoc[] =>
  Object.entries(view?.slices ?? {}).flatMap(([key, one]) => (key.startsWith("petition/") && isTrade(one as PetitionDoc) ? [one as PetitionDoc] : []));
