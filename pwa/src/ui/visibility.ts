/** The visibility of the page. */

import { signal } from "@preact/signals";
import { live } from "./services";

/** Whether a hidden page stays connected, as a projector should. */
export const alwaysOn = signal(false);

/** Tell the open game when the page is shown or hidden, and when the network comes and goes. */
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
