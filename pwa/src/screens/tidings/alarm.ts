/** The phone trembles, and sounds if it should: once, and the same whatever has happened. */

import { play } from "../../ui/sound";
import type { Sound } from "../../ui/sound";
import { aloud } from "./settings";

const TREMBLE = [120, 70, 120, 70, 240];

/** Two notes of a horn. */
const HORN: Sound = { wave: "triangle", pitches: [196, 294], apart: 0.24, lasts: 0.42, loud: 0.14 };

/** Tremble and sound. A browser that was not touched yet lets a page do neither. */
export function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if ("vibrate" in navigator) navigator.vibrate(TREMBLE);
  if (aloud.peek()) play(HORN);
}
