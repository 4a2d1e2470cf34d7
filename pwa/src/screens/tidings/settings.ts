/** The settings for tidings. They are kept on the phone. */

import { effect, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { storeChoice, readChoice } from "../../ui/storedchoices";

/** Quiet mode: tidings wait as a line at the edge, and the phone does not vibrate. */
export const isQuiet = storedSwitch("acta-quietly");

/** Whether tidings play a short sound. */
export const isSoundOn = storedSwitch("acta-aloud");

/** Return a stored setting that is off at first. */
function storedSwitch(name: string): Signal<boolean> {
  const on = signal(readChoice(name) === "yes");
  effect(() => storeChoice(name, on.value ? "yes" : ""));
  return on;
}
