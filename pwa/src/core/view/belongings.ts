/** What people have, and what they sell. */

import { person, purse } from "./selectors";
import type { View } from "./view";
import type { StockDoc } from "./wire";

type Known = Pick<View, "slices"> | null;

/** What can be bought, and from whom. */
export const stock = (view: Known): readonly StockDoc[] =>
  (view?.slices["market"] as { stock?: readonly StockDoc[] } | undefined)?.stock ?? [];

/** What a character holds, public and private together, as far as this viewer may see. */
export function holdings(view: Known, id: string): Readonly<Record<string, number>> {
  return { ...person(view, id)?.holds, ...purse(view, id)?.holds };
}
