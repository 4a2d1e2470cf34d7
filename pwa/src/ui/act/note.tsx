import { lazy } from "../lazy";
import type { Play } from "./play";

const Stuck = lazy(() => import("../waiting/stuck").then((module) => module.Stuck));

/** What became of commands from this screen that were not simply done. */
export function PlayNote({ play }: { play: Play }) {
  return play.stuck.length ? <Stuck items={play.stuck} /> : null;
}
