/** The name of this phone, and its claims of cards. */

import type { Api } from "../view/api";
import { Problem } from "../view/api";
import type { PhoneStorage } from "./storage";
import { uuid } from "../view/ids";
import { deviceKey, cardKeyNoteName } from "./keys";

/** Return the random name that this phone gave itself. The name is the same at every visit. */
export function deviceId(storage: PhoneStorage, mint: () => string = uuid): Promise<string> {
  return storage.noteOnce("device", mint);
}

/** The result of a claim. `elsewhere` means that another phone holds the card. */
type ClaimResult =
  | { readonly state: "claimed"; readonly game: string }
  | { readonly state: "elsewhere" }
  | { readonly state: "failed"; readonly problem: Problem };

/**
 * Claim a card for this phone. With `move`, the session of the phone that held the card ends. `limit` is the time limit
 * of the call (milliseconds).
 */
export async function claimCard(api: Api, storage: PhoneStorage, token: string, isMove: boolean, limit?: number): Promise<ClaimResult> {
  try {
    const { key } = await deviceKey(storage);
    const answer = await api.claim({ token, device: await deviceId(storage), move: isMove, key }, limit);
    await storage.setNote(cardKeyNoteName(answer.game, answer.character.id), key);
    return { state: "claimed", game: answer.game };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.slug === "card-elsewhere" ? { state: "elsewhere" } : { state: "failed", problem: error };
  }
}
