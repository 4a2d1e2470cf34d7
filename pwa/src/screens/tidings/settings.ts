/** How this phone tells what is done to whoever plays on it. Kept on the phone. */

import { effect, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { keep, kept } from "../../ui/kept";

/** Whether nothing takes the screen: a line at its edge waits to be opened, and the phone lies still. */
export const quietly = keptSwitch("acta-quietly");

/** Whether a short sound is heard. */
export const aloud = keptSwitch("acta-aloud");

/** A switch that is off until somebody sets it. */
function keptSwitch(name: string): Signal<boolean> {
  const on = signal(kept(name) === "yes");
  effect(() => keep(name, on.value ? "yes" : ""));
  return on;
}
