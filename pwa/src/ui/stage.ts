/** The stage is the main area of the wall. A game's wall says here what its current scene shows. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** The scene on the stage, as far as the rest of the wall has to know it. */
export interface Stage {
  /** The keys of the lines that the scene tells itself. The wall does not repeat these lines beside the stage. */
  readonly told: readonly string[];
  /** Whether the scene has the whole width of the wall. */
  readonly isWhole: boolean;
}

const PLAIN: Stage = { told: [], isWhole: false };

/** The scene that is on the stage now. */
export const currentStage = signal<Stage>(PLAIN);

/** Put a scene on the stage while the calling component is drawn. */
export function useStage({ told, isWhole }: Partial<Stage>): void {
  useLayoutEffect(() => {
    currentStage.value = { told: told ?? PLAIN.told, isWhole: isWhole ?? PLAIN.isWhole };
    return () => void (currentStage.value = PLAIN);
  }, [told, isWhole]);
}
