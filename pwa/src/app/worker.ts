/** The service worker as seen from the page: installed quietly, updated only when asked. */

import { signal } from "@preact/signals";

/** A newer version that waits for the person to say when. */
export const newer = signal<ServiceWorker | null>(null);

/** Keep the app on the phone. */
export async function installWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const ready = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) newer.value = registration.waiting;
    };
    ready();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", ready));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => undefined);
    });
  } catch {
    newer.value = null;
  }
}

/** Change to the newer version now. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  newer.peek()?.postMessage("take-over");
}
