/** The passing of time, as a signal that ticks while somebody looks. */

import { signal } from "@preact/signals";

export const tick = signal(Date.now());

/** Tick four times a second while the page is visible. */
export function startTicking(): void {
  setInterval(() => {
    if (document.visibilityState === "visible") tick.value = Date.now();
  }, 250);
}
