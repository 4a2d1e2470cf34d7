/**
 * Subscribes this phone to push messages. The first time, the player must tap for it. Later the app renews the
 * subscription when it opens, without a tap.
 */

import { Problem } from "../../core/view/api";
import { pushNoteName } from "../../core/sending/keys";
import type { PushState } from "../../core/view/wire";
import { api, storage } from "../../ui/services";
import { t } from "../../ui/texts";
import { showToast } from "../../ui/toasts";
import "virtual:texts/deadlines";

/**
 * Return whether this phone can receive push messages. Push needs HTTPS, and in some browsers the app must be on the
 * home screen.
 */
export const canReceivePush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const pushPath = (game: string): string => `/games/${game}/push`;
const characterPushPath = (game: string, who: string): string => `${pushPath(game)}?as=${encodeURIComponent(who)}`;

export const fetchPushState = (game: string, who: string): Promise<PushState> => api.call(characterPushPath(game, who));

/** Store the endpoint to which the server pushes messages for a character; "" if it pushes none. */
const storePushEndpoint = (game: string, who: string, endpoint: string): Promise<void> => storage.peek().setNote(pushNoteName(game, who), endpoint);

export async function stopPush(game: string, who: string): Promise<PushState> {
  const state = await api.call<PushState>(characterPushPath(game, who), { method: "DELETE" });
  await storePushEndpoint(game, who, "");
  return state;
}

/** Ask the person for permission, and subscribe to push messages. Return null if the phone does not allow it. */
export async function startPush(game: string, who: string, key: string): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  return signUpForPush((await navigator.serviceWorker.ready).pushManager, game, who, key);
}

async function signUpForPush(manager: PushManager, game: string, who: string, key: string): Promise<PushState> {
  const found = await subscribeToPush(manager, key);
  const { endpoint, keys } = found.toJSON();
  const state = await api.call<PushState>(pushPath(game), { method: "POST", body: { as: who, endpoint, keys } });
  await storePushEndpoint(game, who, found.endpoint);
  return state;
}

/** Return the phone's subscription. If the subscription belongs to another key of the server, replace it. */
async function subscribeToPush(manager: PushManager, key: string): Promise<PushSubscription> {
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

type RenewalState = "as before" | "renewed" | "ended";

/** Renew the push messages for the given characters if they have ended, and show a notice. */
export async function renewPush(game: string, characters: readonly string[]): Promise<void> {
  const found = new Set<RenewalState>();
  for (const who of characters) found.add(await renewPushForCharacter(game, who));
  if (found.has("ended")) showToast("notice", [t("ui-push-ended")]);
  else if (found.has("renewed")) showToast("notice", [t("ui-push-renewed")]);
}

/**
 * Renew the push messages for one character, and return their state.
 *
 * If the server or the push service does not answer, the app tries again when it is next opened. Only a refusal by the
 * server ends the messages.
 */
async function renewPushForCharacter(game: string, who: string): Promise<RenewalState> {
  const told = (await storage.peek().note(pushNoteName(game, who))) ?? "";
  const allowed = Notification.permission === "granted";
  if (!told && !allowed) return "as before";
  try {
    if (!allowed) {
      await stopPush(game, who);
      return "ended";
    }
    return await syncSubscription(game, who, told);
  } catch (error) {
    if (!(error instanceof Problem) || error.passing) return "as before";
    await storePushEndpoint(game, who, "");
    return told ? "ended" : "as before";
  }
}

/** Compare the server's subscription with the browser's subscription. If they differ, subscribe again. */
async function syncSubscription(game: string, who: string, told: string): Promise<RenewalState> {
  const manager = (await navigator.serviceWorker.getRegistration())?.pushManager;
  const { on, key } = await fetchPushState(game, who);
  if (!manager || !key) return "as before";
  const now = await manager.getSubscription();
  if (on && now && (!told || now.endpoint === told)) {
    await storePushEndpoint(game, who, now.endpoint);
    return "as before";
  }
  if (!told) return "as before";
  // The server dropped this subscription, because the push service reported that the subscription no longer exists.
  if (!on && now?.endpoint === told) await now.unsubscribe();
  await signUpForPush(manager, game, who, key);
  return "renewed";
}
