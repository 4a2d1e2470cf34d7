/** How a phone draws attention to a deadline beside what it shows: a sound, and a mark on the app. */

import { signal } from "@preact/signals";
import { keep, kept } from "../kept";
import { play } from "../sound";
import type { Sound } from "../sound";

const KEPT = "acta-ring";

/** Whether this phone makes a sound. */
export const sounds = signal(kept(KEPT) !== "no");

export function letSound(yes: boolean): void {
  sounds.value = yes;
  keep(KEPT, yes ? "yes" : "no");
}

/** Two soft notes. */
const NOTES: Sound = { wave: "sine", pitches: [659, 880], apart: 0.16, lasts: 0.32, loud: 0.2 };

/** A page that nobody has touched yet may make no sound, and then makes none. */
export function ring(): void {
  if (sounds.peek()) play(NOTES);
}

/** Mark the app's icon on the home screen, or take the mark away. */
export function mark(on: boolean): void {
  const done = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
