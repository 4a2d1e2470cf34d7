import { lazy } from "../lazy";
import type { DirectActs } from "./directacts";

const Stuck = lazy(() => import("../waiting/stuck").then((module) => module.Stuck));

/** What became of commands from this screen that were not simply done. */
export function PlayNote({ play }: { play: DirectActs }) {
  return play.stuck.length ? <Stuck items={play.stuck} /> : null;
}
