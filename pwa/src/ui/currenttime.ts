/** The time of this phone in milliseconds, as a signal that goes on while somebody looks. */

import { signal } from "@preact/signals";

export const currentTime = signal(Date.now());

/** Set it four times a second while the page is visible. */
export function followTime(): void {
  setInterval(() => {
    if (document.visibilityState === "visible") currentTime.value = Date.now();
  }, 250);
}
