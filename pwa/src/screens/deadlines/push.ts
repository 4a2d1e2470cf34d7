/** Signing this phone up for messages while the app is closed. Asked for by a tap, and never else. */

import type { PushState } from "../../core/wire";
import { api } from "../../ui/services";

/** Whether this phone can take messages at all: over HTTPS, and some only from the home screen. */
export const able = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const path = (game: string): string => `/games/${game}/push`;
const of = (game: string, who: string): string => `${path(game)}?as=${encodeURIComponent(who)}`;

export const pushState = (game: string, who: string): Promise<PushState> => api.call(of(game, who));

export const stopPush = (game: string, who: string): Promise<PushState> =>
  api.call(of(game, who), { method: "DELETE" });

/** Ask for permission and sign up. Gives null if the phone does not allow it. */
export async function startPush(game: string, who: string, key: string): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscribed(pushManager, key)).toJSON();
  return api.call(path(game), { method: "POST", body: { as: who, endpoint, keys: { p256dh: keys?.["p256dh"], auth: keys?.["auth"] } } });
}

/** The phone's subscription; one that was made for another key of the server is given up. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wanted);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(wanted);
  }
}
