/** The visibility of the page. */

import { signal } from "@preact/signals";
import { live } from "./services";

/** Whether the page stays connected while it is hidden. A projector should. */
export const alwaysOn = signal(false);

/** Tell the open game when the page becomes visible or hidden, and when the network is lost or returns. */
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
}
