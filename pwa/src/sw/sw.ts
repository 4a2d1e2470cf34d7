/**
 * The service worker. The service worker stores the app's files on the phone, so that the app starts without a network.
 * The service worker never handles requests to the server's interfaces. The service worker shows messages that the
 * server pushes while the app is closed.
 */

import { notificationArgsOf } from "./notice";
import { serverClient, renewSubscriptions } from "./renewal";

declare const __BUILD__: string;
declare const __SHELL__: readonly string[];

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE_PREFIX = "acta-shell-";
const CACHE_NAME = CACHE_PREFIX + __BUILD__;
const SHELL_FILES = __SHELL__;
/** Matches the addresses that show the app's page. */
const PAGE_PATHS = /^\/($|c$|g\/|new\/|rehearsal($|\/))/;

worker.addEventListener("install", (event) => {
  const fillCache = async (): Promise<void> => {
    const cache = await caches.open(CACHE_NAME);
    await cache.addAll(SHELL_FILES.filter(isStoredAtStart).map((url) => new Request(url, { cache: "no-cache" })));
  };
  event.waitUntil(fillCache());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches());
});

worker.addEventListener("message", (event) => {
  if (event.data === "take-over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate" && PAGE_PATHS.test(url.pathname)) event.respondWith(cachedFile("/", request));
  else if (SHELL_FILES.includes(url.pathname) || url.pathname.startsWith("/assets/")) {
    event.respondWith(cachedFile(url.pathname, request));
  }
});

worker.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, options } = notificationArgsOf(event.data.json());
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  const { newSubscription } = event as PushSubscriptionChangeEvent;
  const subscribe = async (applicationServerKey: string): Promise<PushSubscription> =>
    newSubscription ?? worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  (event as ExtendableEvent).waitUntil(renewSubscriptions(serverClient(fetch), subscribe));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

/** Bring an open page of the game to the front. If no page is open, open one. */
async function openPage(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((page) => new URL(page.url).pathname.startsWith(path));
  await (page ? page.focus() : worker.clients.openWindow(path));
}

/**
 * Return a file from the cache of this build. If it is missing, return it from the cache of an older build or from the
 * network.
 */
async function cachedFile(fileName: string, request: Request): Promise<Response> {
  const ownResponse = await (await caches.open(CACHE_NAME)).match(fileName);
  return ownResponse ?? (await caches.match(fileName)) ?? fetchFile(fileName, request);
}

const TEXT_FILE_PATTERN = /\.([a-z]+)\.ftl$/;

/**
 * Return whether a file is stored when the app is installed. Among the files with texts, only those in the owner's
 * languages are stored.
 */
function isStoredAtStart(fileName: string): boolean {
  const language = TEXT_FILE_PATTERN.exec(fileName)?.[1];
  return !language || navigator.languages.some((tag) => tag.toLowerCase().split("-")[0] === language);
}

/** Fetch a file. A file with texts is stored, so that a language stays on the phone after a player has chosen it. */
async function fetchFile(fileName: string, request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok && TEXT_FILE_PATTERN.test(fileName)) await (await caches.open(CACHE_NAME)).put(fileName, answer.clone());
  return answer;
}

/**
 * Delete the caches of old builds, except for the cache of the last build. An open page of the last build may still
 * load some of its files.
 */
async function deleteOldCaches(): Promise<void> {
  const cacheNames = (await caches.keys()).filter((cacheName) => cacheName.startsWith(CACHE_PREFIX) && cacheName !== CACHE_NAME);
  await Promise.all(cacheNames.slice(0, -1).map((cacheName) => caches.delete(cacheName)));
}
