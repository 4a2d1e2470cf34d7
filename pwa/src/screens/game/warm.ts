/** Loads the screens behind the next taps while the phone is idle, so that they open at once. */

import { pack } from "../../ui/pack";
import { tabs } from "../../ui/tabs";
import { SCREEN_LOADERS } from "./loads";

/** Time in which the opened screen has the network for itself, in milliseconds. */
const FIRST_PAUSE_MS = 3_000;
/** A phone that is never idle loads the next screen after this time, in milliseconds. */
const LATEST_START_MS = 5_000;
/** Pause before each load in browsers that cannot report idle time, in milliseconds. */
const LOAD_PAUSE_MS = 300;

const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) => ("requestIdleCallback" in globalThis ? requestIdleCallback(resolve, { timeout: LATEST_START_MS }) : setTimeout(resolve, LOAD_PAUSE_MS)));

/** Load the screens of the tabs and the form of acts, one after the other. Return the function that stops it. */
export function preloadWhenIdle(): () => void {
  let wanted = true;
  const fetchAll = async (): Promise<void> => {
    const screens = tabs.peek().map((tab) => pack.peek().screens?.[tab]?.load ?? SCREEN_LOADERS[tab]);
    for (const load of [...screens, () => import("../../ui/act/sheet")]) {
      await untilIdle();
      if (!wanted) return;
      // a failed load is repeated when the screen is opened
      await load?.().catch(() => undefined);
    }
  };
  const timer = setTimeout(() => void fetchAll(), FIRST_PAUSE_MS);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
