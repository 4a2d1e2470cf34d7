/** The visibility of the page. */

import { signal } from "@preact/signals";
import { currentGame } from "./services";

/** Whether the page stays connected while it is hidden. A projector should. */
export const staysConnectedWhenHidden = signal(false);

/** Tell the open game when the page becomes visible or hidden, and when the network is lost or returns. */
export function watchVisibility(): void {
  let isLeaving = false;
  const update = (): void => {
    if (document.visibilityState === "visible") currentGame.peek()?.show();
    else if (!staysConnectedWhenHidden.peek()) currentGame.peek()?.hide(isLeaving);
  };
  document.addEventListener("visibilitychange", update);
  addEventListener("pagehide", () => (isLeaving = true));
  addEventListener("pageshow", (event) => {
    isLeaving = false;
    if (event.persisted) currentGame.peek()?.show();
  });
  addEventListener("online", () => currentGame.peek()?.refresh());
  addEventListener("offline", () => currentGame.peek()?.lost());
}
