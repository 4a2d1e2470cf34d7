/** Which petitions are trades: what lies between two, of whom neither has agreed by laying it there. */

import type { View } from "../view/view";
import type { PetitionDoc } from "../view/wire";

/** Whether a petition is a trade: its own actor has to agree to it as well. */
export const isTrade = ({ voices, actor }: PetitionDoc): boolean => voices.includes(actor);

/** The trades that somebody may see. */
export const trades = (view: Pick<View, "slices"> | null): readonly PetitionDoc[] =>
  Object.entries(view?.slices ?? {}).flatMap(([key, one]) => (key.startsWith("petition/") && isTrade(one as PetitionDoc) ? [one as PetitionDoc] : []));
