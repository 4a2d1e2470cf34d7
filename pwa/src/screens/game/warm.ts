/** Loads the screens behind the next taps while the phone is idle, so that they open at once. */

import { pack } from "../../ui/pack";
import { tabs } from "../../ui/tabs";
import { LOADS } from "./loads";

/** Time in which the opened screen has the network for itself, in milliseconds. */
const FIRST = 3_000;
/** A phone that is never idle loads the next screen after this time, in milliseconds. */
const AT_LAST = 5_000;
/** Pause before each load in browsers that cannot report idle time, in milliseconds. */
const PAUSE = 300;

const rest = (): Promise<unknown> =>
  new Promise((resolve) => ("requestIdleCallback" in globalThis ? requestIdleCallback(resolve, { timeout: AT_LAST }) : setTimeout(resolve, PAUSE)));

/** Load the screens of the tabs and the form of acts, one after the other. Return the function that stops it. */
export function warmWhenIdle(): () => void {
  let wanted = true;
  const fetchAll = async (): Promise<void> => {
    const screens = tabs.peek().map((tab) => pack.peek().screens?.[tab]?.load ?? LOADS[tab]);
    for (const load of [...screens, () => import("../../ui/act/sheet")]) {
      await rest();
      if (!wanted) return;
      // a failed load is repeated when the screen is opened
      await load?.().catch(() => undefined);
    }
  };
  const timer = setTimeout(() => void fetchAll(), FIRST);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
