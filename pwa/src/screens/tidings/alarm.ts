/** The alarm of tidings. The phone vibrates once and may play a sound. The alarm is the same for all tidings. */

import { playSound } from "../../ui/sound";
import type { Sound } from "../../ui/sound";
import { isSoundOn } from "./settings";

const VIBRATION = [120, 70, 120, 70, 240];

/** Two notes of a horn, with pitches in hertz and times in seconds. */
const HORN_SOUND: Sound = { wave: "triangle", pitches: [196, 294], pause: 0.24, duration: 0.42, loudness: 0.14 };

/** Vibrate and play a sound. Browsers allow neither before the page was touched. */
export function soundAlarm(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if ("vibrate" in navigator) navigator.vibrate(VIBRATION);
  if (isSoundOn.peek()) playSound(HORN_SOUND);
}
