/** Loads the screens that the next taps may open while the phone is idle, so that they open at once. */

import { pack } from "../../ui/pack";
import { tabs } from "../../ui/tabs";
import { SCREEN_LOADERS } from "./screenloaders";

/** The time for which only the open screen uses the network (milliseconds). */
const PAUSE_BEFORE_PRELOAD_MS = 3_000;
/** The time after which the next screen is loaded even if the phone is never idle (milliseconds). */
const LATEST_START_MS = 5_000;
/** The pause before each load in browsers that cannot report idle time (milliseconds). */
const LOAD_PAUSE_MS = 300;

const waitUntilIdle = (): Promise<unknown> =>
  new Promise((resolve) => ("requestIdleCallback" in globalThis ? requestIdleCallback(resolve, { timeout: LATEST_START_MS }) : setTimeout(resolve, LOAD_PAUSE_MS)));

/** Load the screens of the tabs and the form of acts, one after the other. Returns a function that stops this. */
export function preloadWhenIdle(): () => void {
  let isCurrent = true;
  const fetchAll = async (): Promise<void> => {
    const screens = tabs.peek().map((tab) => pack.peek().screens?.[tab]?.load ?? SCREEN_LOADERS[tab]);
    for (const loadScreen of [...screens, () => import("../../ui/act/sheet")]) {
      await waitUntilIdle();
      if (!isCurrent) return;
      // If a load fails, it is repeated when the player opens the screen.
      await loadScreen?.().catch(() => undefined);
    }
  };
  const timer = setTimeout(() => void fetchAll(), PAUSE_BEFORE_PRELOAD_MS);
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
