/**
 * The seats that this phone remembers. The seats are the characters whose cards this phone claimed and did not lose to
 * another phone.
 */

import type { Api } from "../view/api";
import { deviceId } from "./device";
import { deviceKey, cardKeyNoteName, statementToSign } from "./keys";
import type { PhoneStorage } from "./storage";
import type { HeldCard } from "../view/wire";

/** Return the characters in a game whose cards this phone remembers. */
export async function loadSeatedCharacters(storage: PhoneStorage, game: string): Promise<readonly string[]> {
  const notes = Object.entries(await storage.notesUnder(cardKeyNoteName(game, "")));
  return notes.filter(([, key]) => key !== "").map(([noteName]) => noteName.slice(cardKeyNoteName(game, "").length));
}

/** Forget a seat, because the server reported that the card moved to another phone. */
export const forgetSeat = (storage: PhoneStorage, game: string, character: string): Promise<void> => storage.setNote(cardKeyNoteName(game, character), "");

/**
 * Return to a seat whose session is over. The phone proves with its key that it claimed the card. `now` is the server's
 * time (milliseconds).
 * Raises: Problem: `card-elsewhere` if another phone holds the card now.
 */
export async function returnToSeat(api: Api, storage: PhoneStorage, game: string, character: string, now: number): Promise<HeldCard> {
  const [device, { sign }] = await Promise.all([deviceId(storage), deviceKey(storage)]);
  const time = Math.round(now);
  const signature = sign(statementToSign("return/1", game, character, device, String(time)));
  return api.call(`/games/${game}/claims/return`, { method: "POST", body: { character, device, at: time, signature } });
}
