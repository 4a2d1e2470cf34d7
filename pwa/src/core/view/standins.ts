/** The stand-ins of characters whose own players cannot act. */

import type { View } from "./view";

/** Return the stand-ins by character. */
export const standIns = (view: View | null): Readonly<Record<string, readonly string[]>> =>
  (view?.slices["stand_ins"] ?? {}) as Readonly<Record<string, readonly string[]>>;
