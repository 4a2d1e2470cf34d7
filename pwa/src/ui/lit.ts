/** Whether the screen stays lit. This module is loaded with the screens that can turn it on. */

import { effect, signal } from "@preact/signals";

export const keepLit = signal(false);

let lamp: WakeLockSentinel | null = null;

/** Hold or release the wake lock. Where there is none (plain HTTP, old phones), nothing happens. */
async function light(on = keepLit.peek()): Promise<void> {
  if (!("wakeLock" in navigator)) return;
  try {
    if (on && document.visibilityState === "visible" && (!lamp || lamp.released)) {
      lamp = await navigator.wakeLock.request("screen");
    }
    if (!on) await lamp?.release();
  } catch {
    lamp = null;
  }
}

document.addEventListener("visibilitychange", () => void light());
effect(() => {
  void light(keepLit.value);
});
