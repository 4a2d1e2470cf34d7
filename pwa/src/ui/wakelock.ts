/** Whether the screen stays lit. This module is loaded with the screens that can turn the wake lock on. */

import { effect, signal } from "@preact/signals";

export const isScreenKeptOn = signal(false);

let wakeLock: WakeLockSentinel | null = null;

/** Request or release the wake lock. Browsers without a wake lock (over plain HTTP, or on old phones) do nothing. */
async function updateWakeLock(isOn = isScreenKeptOn.peek()): Promise<void> {
  if (!("wakeLock" in navigator)) return;
  try {
    if (isOn && document.visibilityState === "visible" && (!wakeLock || wakeLock.released)) {
      wakeLock = await navigator.wakeLock.request("screen");
    }
    if (!isOn) await wakeLock?.release();
  } catch {
    wakeLock = null;
  }
}

document.addEventListener("visibilitychange", () => void updateWakeLock());
effect(() => {
  void updateWakeLock(isScreenKeptOn.value);
});
