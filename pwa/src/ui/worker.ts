/** The service worker as seen from the page: installed quietly, updated only when asked. */

import { signal } from "@preact/signals";
import { shelf } from "./services";

/** A newer version that waits for the person to say when. */
export const newer = signal<ServiceWorker | null>(null);

/** Keep the app on the phone. Over plain HTTP there is no worker, and the app does without. */
export async function installWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
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

/** Put a broken app right: everything that can be fetched again is thrown away. Commands stay. */
export async function repair(): Promise<void> {
  const registrations = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if ("caches" in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await shelf.peek().forget("views");
  location.reload();
}
