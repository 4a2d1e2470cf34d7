/** What takes the main part of the wall while it is under way. */

import type { ComponentType } from "preact";

export interface Scene {
  /** Whether it is under way now. Only what everybody may know decides it. */
  readonly isUnderWay: () => boolean;
  /** What is drawn: it fills the main part, `--u` is a hundredth of the wall's width. */
  readonly Part: ComponentType;
}
