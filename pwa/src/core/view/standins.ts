/** The stand-ins, who act for characters whose own players cannot act. */

import type { View } from "./view";

/** Return the stand-ins of each character. */
export const standIns = (view: View | null): Readonly<Record<string, readonly string[]>> =>
  (view?.slices["stand_ins"] ?? {}) as Readonly<Record<string, readonly string[]>>;
