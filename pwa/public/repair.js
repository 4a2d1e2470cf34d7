// @ts-check
/**
 * For a phone whose app does not start any more: throws the shell away, and goes back. It stands
 * alone and is copied as it is, so that nothing broken is needed for it, and the service worker keeps
 * no copy of it. With an address of the app behind the `#` it begins by itself.
 */

const WAY_BACK = /^#(\/(?!\/).*)$/;

/** Commands that wait, cards and everything else in the phone's storage stay. */
async function repair() {
  const workers = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  if ("caches" in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  location.replace(WAY_BACK.exec(location.hash)?.[1] ?? "/");
}

document.querySelector("button")?.addEventListener("click", () => void repair());
if (WAY_BACK.test(location.hash)) void repair();
