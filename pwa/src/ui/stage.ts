/** The stage is the main area of the wall. A game's wall says here what its current scene shows. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Line } from "../core/view/wire";

/** The scene on the stage, as far as the rest of the wall has to know it. */
export interface Stage {
  /** Returns whether the scene tells a line itself. The wall does not repeat this line beside the stage. */
  readonly isTold: (line: Line) => boolean;
  /** Whether the scene has the whole width of the wall. */
  readonly isWhole: boolean;
}

const PLAIN: Stage = { isTold: () => false, isWhole: false };

/** The scene that is on the stage now. */
export const currentStage = signal<Stage>(PLAIN);

/** Put a scene on the stage while the calling component is drawn. */
export function useStage({ isTold, isWhole }: Partial<Stage>): void {
  useLayoutEffect(() => {
    currentStage.value = { isTold: isTold ?? PLAIN.isTold, isWhole: isWhole ?? PLAIN.isWhole };
    return () => void (currentStage.value = PLAIN);
  }, [isTold, isWhole]);
}
