/** The goods that characters hold and sell. */

import { person, purse } from "./selectors";
import type { View } from "./view";
import type { StockDoc } from "./wire";

type SlicesView = Pick<View, "slices"> | null;

/** Return the goods on sale, together with their sellers. */
export const goodsOnSale = (view: SlicesView): readonly StockDoc[] =>
  (view?.slices["market"] as { stock?: readonly StockDoc[] } | undefined)?.stock ?? [];

/** Return the public and private holdings of a character that this viewer may see, by asset. */
export function holdings(view: SlicesView, owner: string): Readonly<Record<string, number>> {
  return { ...person(view, owner)?.holds, ...purse(view, owner)?.holds };
}
