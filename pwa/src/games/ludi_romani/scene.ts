/** An event that takes the main part of the wall while it lasts. */

import type { ComponentType } from "preact";

export interface Scene {
  /** Returns whether the scene lasts now. The answer may depend only on public facts. */
  readonly isUnderWay: () => boolean;
  /** Draws it in the main part. `--u` is a hundredth of the wall's width. */
  readonly Part: ComponentType;
}
