/** An event that takes the main area of the wall while the event lasts. */

import type { ComponentType } from "preact";
import type { Line } from "../../core/view/wire";
import { currentTime } from "../../ui/currenttime";
import { clock } from "../../ui/services";
import type { Stage } from "../../ui/stage";

export interface WallScene extends Partial<Stage> {
  /** Returns whether the scene is under way now. The answer may depend only on public facts. */
  readonly isUnderWay: () => boolean;
  /** Draws the scene in the main area. The CSS variable `--u` is a hundredth of the wall's width. */
  readonly Part: ComponentType;
}

/** The time for which the wall shows the result of a finished event (milliseconds). */
const RESULT_MS = 30_000;

/** Return whether the wall still shows the result that a line reports. The answer changes with the time. */
export const isFresh = ({ at: time }: Pick<Line, "at">): boolean => {
  const elapsedTime = currentTime.value && clock.now() - time;
  return elapsedTime < RESULT_MS;
};
