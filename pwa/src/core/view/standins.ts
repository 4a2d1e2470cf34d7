/** Who acts for whom whose own person cannot. */

import type { View } from "./view";

/** By the character, those who act for it. */
export const standIns = (view: View | null): Readonly<Record<string, readonly string[]>> =>
  (view?.slices["stand_ins"] ?? {}) as Readonly<Record<string, readonly string[]>>;
