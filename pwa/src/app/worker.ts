/**
 * The page's control of the service worker. The page installs the worker silently, and updates it only when the player
 * agrees.
 */

import { signal } from "@preact/signals";

/** The newer version of the app, which waits until the player agrees; null if there is no newer version. */
export const newerVersion = signal<ServiceWorker | null>(null);

/** Install the service worker, so that the app stays on the phone. */
export async function installWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const noteWaitingVersion = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) newerVersion.value = registration.waiting;
    };
    noteWaitingVersion();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", noteWaitingVersion));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => undefined);
    });
  } catch {
    newerVersion.value = null;
  }
}

/** Change to the newer version now. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  newerVersion.peek()?.postMessage("take-over");
}
