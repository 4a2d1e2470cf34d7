/** When the page is looked at, when it is not, and whether the screen should stay lit. */

import { effect, signal } from "@preact/signals";
import { live } from "./services";

export const keepLit = signal(false);

/** Whether a page that nobody looks at should stay connected, as a projector's should. */
export const alwaysOn = signal(false);

/** Connect the page's coming and going with the open game. */
export function watchVisibility(): void {
  let leaving = false;
  const changed = (): void => {
    if (document.visibilityState === "visible") live.peek()?.show();
    else if (!alwaysOn.peek()) live.peek()?.hide(leaving);
  };
  document.addEventListener("visibilitychange", changed);
  addEventListener("pagehide", () => (leaving = true));
  addEventListener("pageshow", (event) => {
    leaving = false;
    if (event.persisted) live.peek()?.show();
  });
  addEventListener("online", () => live.peek()?.refresh());
  addEventListener("offline", () => live.peek()?.lost());
  document.addEventListener("visibilitychange", () => void light());
  effect(() => {
    void light(keepLit.value);
  });
}

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
