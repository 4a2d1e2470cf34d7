import { lazy } from "../lazy";
import type { DirectActs } from "./directacts";

const Stuck = lazy(() => import("../waiting/stuckcommands").then((module) => module.StuckCommands));

/** Draw the commands of this screen that were refused, and the commands that the player must confirm. */
export function ScreenStuckCommands({ play }: { play: DirectActs }) {
  return play.stuckItems.length ? <Stuck items={play.stuckItems} /> : null;
}
