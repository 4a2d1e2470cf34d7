import { storage } from "./services";

/** Put a broken app right: everything that can be fetched again is thrown away. Commands stay. */
export async function repair(): Promise<void> {
  const registrations = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if ("caches" in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await storage.peek().forget("views");
  location.reload();
}
