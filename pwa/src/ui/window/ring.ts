/** Signals for a deadline besides the screen: a sound, and a mark on the app's icon. */

import { signal } from "@preact/signals";
import { storeChoice, readChoice } from "../storedchoices";
import { playSound } from "../sound";
import type { Sound } from "../sound";

const STORAGE_KEY = "acta-ring";

/** Whether this phone makes a sound. */
export const isSoundOn = signal(readChoice(STORAGE_KEY) !== "no");

/** Switch the sound on or off, and keep the choice. */
export function setSound(yes: boolean): void {
  isSoundOn.value = yes;
  storeChoice(STORAGE_KEY, yes ? "yes" : "no");
}

/** Two soft notes. */
const CALL_SOUND: Sound = { wave: "sine", pitches: [659, 880], apart: 0.16, lasts: 0.32, loud: 0.2 };

/** Play the sound. The browser forbids sound on a page without a touch so far. The page then stays silent. */
export function playCall(): void {
  if (isSoundOn.peek()) playSound(CALL_SOUND);
}

/** Set or remove the mark on the app's icon. */
export function markIcon(on: boolean): void {
  const done = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
