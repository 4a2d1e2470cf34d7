/** Signals for a deadline besides the screen: a sound, and a mark on the app's icon. */

import { signal } from "@preact/signals";
import { keep, kept } from "../kept";
import { play } from "../sound";
import type { Sound } from "../sound";

const KEPT = "acta-ring";

/** Whether this phone makes a sound. */
export const sounds = signal(kept(KEPT) !== "no");

/** Switch the sound on or off, and keep the choice. */
export function letSound(yes: boolean): void {
  sounds.value = yes;
  keep(KEPT, yes ? "yes" : "no");
}

/** Two soft notes. */
const NOTES: Sound = { wave: "sine", pitches: [659, 880], apart: 0.16, lasts: 0.32, loud: 0.2 };

/** Play the sound. On a page that nobody has touched yet the browser forbids it, and nothing is heard. */
export function ring(): void {
  if (sounds.peek()) play(NOTES);
}

/** Set or remove the mark on the app's icon. */
export function mark(on: boolean): void {
  const done = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
