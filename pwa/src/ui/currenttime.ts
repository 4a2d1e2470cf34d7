/** The time of this phone in milliseconds, as a signal that goes on while somebody looks. */

import { signal } from "@preact/signals";
import { followZone } from "../core/words/timeofday";

export const currentTime = signal(Date.now());

/** Set it four times a second while the page is visible. */
export function followTime(): void {
  setInterval(() => {
    if (document.visibilityState !== "visible") return;
    currentTime.value = Date.now();
    followZone();
  }, 250);
}
