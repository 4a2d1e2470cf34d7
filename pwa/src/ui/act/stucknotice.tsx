import { lazy } from "../lazy";
import type { DirectActs } from "./directacts";

const Stuck = lazy(() => import("../waiting/stuckcommands").then((module) => module.StuckCommands));

/** Draw the commands of this screen that were refused, and the commands that the player must confirm. */
export function ScreenStuckCommands({ directActs }: { directActs: DirectActs }) {
  return directActs.stuckItems.length ? <Stuck items={directActs.stuckItems} /> : null;
}
