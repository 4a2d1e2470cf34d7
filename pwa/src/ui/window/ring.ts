/**
 * The signals that announce a deadline outside of the screen. The signals are a sound, and a mark on the app's icon.
 */

import { signal } from "@preact/signals";
import { storeChoice, readChoice } from "../storedchoices";
import { playSound } from "../sound";
import type { Sound } from "../sound";

const STORAGE_KEY = "acta-ring";

/** Whether this phone plays a sound. */
export const isSoundOn = signal(readChoice(STORAGE_KEY) !== "no");

/** Turn the sound on or off, and store the choice. */
export function setSound(isOn: boolean): void {
  isSoundOn.value = isOn;
  storeChoice(STORAGE_KEY, isOn ? "yes" : "no");
}

/** Two soft notes that call the player. */
const CALL_SOUND: Sound = { wave: "sine", pitches: [659, 880], pause: 0.16, duration: 0.32, loudness: 0.2 };

/** Play the sound. Browsers forbid sound on a page that was not touched yet, so such a page stays silent. */
export function playCallSound(): void {
  if (isSoundOn.peek()) playSound(CALL_SOUND);
}

/** Set or remove the mark on the icon of the app. */
export function markAppIcon(isMarked: boolean): void {
  const update = isMarked ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  update?.catch(() => undefined);
}
