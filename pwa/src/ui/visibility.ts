/** When the page is looked at, and when it is not. */

import { signal } from "@preact/signals";
import { live } from "./services";

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
}
