/** The settings for tidings. The settings are stored on the phone. */

import { effect, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { storeChoice, readChoice } from "../../ui/storedchoices";

/**
 * Whether quiet mode is on. In quiet mode tidings wait as a line at the edge of the screen, and the phone does not
 * vibrate.
 */
export const isQuietMode = storedSwitch("acta-quietly");

/** Whether tidings play a short sound. */
export const isSoundOn = storedSwitch("acta-aloud");

/** Return a stored setting. The setting is off until the player turns it on. */
function storedSwitch(settingName: string): Signal<boolean> {
  const isOn = signal(readChoice(settingName) === "yes");
  effect(() => storeChoice(settingName, isOn.value ? "yes" : ""));
  return isOn;
}
