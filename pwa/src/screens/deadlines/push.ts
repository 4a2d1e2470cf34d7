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
const characterPushPath = (game: string, character: string): string => `${pushPath(game)}?as=${encodeURIComponent(character)}`;

export const fetchPushState = (game: string, character: string): Promise<PushState> => api.call(characterPushPath(game, character));

/** Store the endpoint to which the server pushes messages for a character; "" if it pushes none. */
const storePushEndpoint = (game: string, character: string, endpoint: string): Promise<void> => storage.peek().setNote(pushNoteName(game, character), endpoint);

export async function stopPush(game: string, character: string): Promise<PushState> {
  const pushState = await api.call<PushState>(characterPushPath(game, character), { method: "DELETE" });
  await storePushEndpoint(game, character, "");
  return pushState;
}

/** Ask the person for permission, and subscribe to push messages. Return null if the phone does not allow it. */
export async function startPush(game: string, character: string, key: string): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  return signUpForPush((await navigator.serviceWorker.ready).pushManager, game, character, key);
}

async function signUpForPush(manager: PushManager, game: string, character: string, key: string): Promise<PushState> {
  const subscription = await subscribeToPush(manager, key);
  const { endpoint, keys } = subscription.toJSON();
  const pushState = await api.call<PushState>(pushPath(game), { method: "POST", body: { as: character, endpoint, keys } });
  await storePushEndpoint(game, character, subscription.endpoint);
  return pushState;
}

/** Return the phone's subscription. If the subscription belongs to another key of the server, replace it. */
async function subscribeToPush(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const oldSubscription = await manager.getSubscription();
    if (!oldSubscription) throw error;
    await oldSubscription.unsubscribe();
    return manager.subscribe(options);
  }
}

type RenewalState = "as before" | "renewed" | "ended";

/** Renew the push messages for the given characters if they have ended, and show a notice. */
export async function renewPush(game: string, characters: readonly string[]): Promise<void> {
  const states = new Set<RenewalState>();
  for (const character of characters) states.add(await renewPushForCharacter(game, character));
  if (states.has("ended")) showToast("notice", [t("ui-push-ended")]);
  else if (states.has("renewed")) showToast("notice", [t("ui-push-renewed")]);
}

/**
 * Renew the push messages for one character, and return their state.
 *
 * If the server or the push service does not answer, the app tries again when it is next opened. Only a refusal by the
 * server ends the messages.
 */
async function renewPushForCharacter(game: string, character: string): Promise<RenewalState> {
  const endpoint = (await storage.peek().note(pushNoteName(game, character))) ?? "";
  const isAllowed = Notification.permission === "granted";
  if (!endpoint && !isAllowed) return "as before";
  try {
    if (!isAllowed) {
      await stopPush(game, character);
      return "ended";
    }
    return await syncSubscription(game, character, endpoint);
  } catch (error) {
    if (!(error instanceof Problem) || error.isPassing) return "as before";
    await storePushEndpoint(game, character, "");
    return endpoint ? "ended" : "as before";
  }
}

/** Compare the server's subscription with the browser's subscription. If they differ, subscribe again. */
async function syncSubscription(game: string, character: string, endpoint: string): Promise<RenewalState> {
  const manager = (await navigator.serviceWorker.getRegistration())?.pushManager;
  const { on: isOn, key } = await fetchPushState(game, character);
  if (!manager || !key) return "as before";
  const subscription = await manager.getSubscription();
  if (isOn && subscription && (!endpoint || subscription.endpoint === endpoint)) {
    await storePushEndpoint(game, character, subscription.endpoint);
    return "as before";
  }
  if (!endpoint) return "as before";
  // The server dropped this subscription, because the push service reported that the subscription no longer exists.
  if (!isOn && subscription?.endpoint === endpoint) await subscription.unsubscribe();
  await signUpForPush(manager, game, character, key);
  return "renewed";
}
