/** An event that takes the main area of the wall while the event lasts. */

import type { ComponentType } from "preact";

export interface WallScene {
  /** Returns whether the scene is under way now. The answer may depend only on public facts. */
  readonly isUnderWay: () => boolean;
  /** Draws the scene in the main area. The CSS variable `--u` is a hundredth of the wall's width. */
  readonly Part: ComponentType;
}
