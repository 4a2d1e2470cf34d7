// @ts-check
/**
 * Repair of a phone whose app does not start any more. It deletes the stored app and goes back to the app's address.
 * It is a file of its own and copied unchanged, so that it needs no other file. The service worker does not store it.
 * With an address of the app behind the `#`, it starts by itself.
 */

const WAY_BACK = /^#(\/(?!\/).*)$/;

/** Delete the app's stored files. Commands, cards and all else in the phone's storage stay. */
async function repair() {
  const workers = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  if ("caches" in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  location.replace(WAY_BACK.exec(location.hash)?.[1] ?? "/");
}

document.querySelector("button")?.addEventListener("click", () => void repair());
if (WAY_BACK.test(location.hash)) void repair();
