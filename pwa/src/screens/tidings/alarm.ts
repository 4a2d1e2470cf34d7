/** The alarm of tidings: the phone vibrates and may sound, once, and in the same way for all tidings. */

import { playSound } from "../../ui/sound";
import type { Sound } from "../../ui/sound";
import { isSoundOn } from "./settings";

const VIBRATION = [120, 70, 120, 70, 240];

/** Two notes of a horn: pitches in hertz, times in seconds. */
const HORN: Sound = { wave: "triangle", pitches: [196, 294], apart: 0.24, lasts: 0.42, loud: 0.14 };

/** Vibrate and sound. Browsers allow neither before the page was touched. */
export function soundAlarm(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if ("vibrate" in navigator) navigator.vibrate(VIBRATION);
  if (isSoundOn.peek()) playSound(HORN);
}
