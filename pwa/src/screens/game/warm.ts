/** Fetches what the next taps open, while the phone has nothing else to do: it is then there at once. */

import { pack } from "../../ui/pack";
import { tabs } from "../../ui/tabs";
import { LOADS } from "./loads";

/** So long a screen that was opened has the network for itself (milliseconds). */
const FIRST = 3_000;
/** A phone that never rests fetches all the same after this time; one that cannot tell waits so long each time. */
const AT_LAST = 5_000;
const PAUSE = 300;

const rest = (): Promise<unknown> =>
  new Promise((resolve) => ("requestIdleCallback" in globalThis ? requestIdleCallback(resolve, { timeout: AT_LAST }) : setTimeout(resolve, PAUSE)));

/** Fetch the screens of the tabs and the form of an act, one after the other. Gives the way to stop. */
export function warmWhenIdle(): () => void {
  let wanted = true;
  const fetchAll = async (): Promise<void> => {
    const screens = tabs.peek().map((tab) => pack.peek().screens?.[tab]?.load ?? LOADS[tab]);
    for (const load of [...screens, () => import("../../ui/act/sheet")]) {
      await rest();
      if (!wanted) return;
      // what cannot be fetched now is asked for again when it is opened
      await load?.().catch(() => undefined);
    }
  };
  const timer = setTimeout(() => void fetchAll(), FIRST);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
