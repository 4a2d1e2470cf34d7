/** The time of this phone (milliseconds). The time is a signal that changes while the page is visible. */

import { signal } from "@preact/signals";
import { updateTimeZone } from "../core/words/timeofday";

export const currentTime = signal(Date.now());

/** Update `currentTime` four times in each second while the page is visible. */
export function followTime(): void {
  setInterval(() => {
    if (document.visibilityState !== "visible") return;
    currentTime.value = Date.now();
    updateTimeZone();
  }, 250);
}
