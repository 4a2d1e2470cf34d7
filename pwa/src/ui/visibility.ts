/** The visibility of the page. */

import { signal } from "@preact/signals";
import { currentGame } from "./services";

/** Whether the page stays connected while it is hidden. A projector should. */
export const staysConnectedWhenHidden = signal(false);

/** Tell the open game when the page becomes visible or hidden, and when the network is lost or returns. */
export function watchVisibility(): void {
  let leaving = false;
  const update = (): void => {
    if (document.visibilityState === "visible") currentGame.peek()?.show();
    else if (!staysConnectedWhenHidden.peek()) currentGame.peek()?.hide(leaving);
  };
  document.addEventListener("visibilitychange", update);
  addEventListener("pagehide", () => (leaving = true));
  addEventListener("pageshow", (event) => {
    leaving = false;
    if (event.persisted) currentGame.peek()?.show();
  });
  addEventListener("online", () => currentGame.peek()?.refresh());
  addEventListener("offline", () => currentGame.peek()?.lost());
}
