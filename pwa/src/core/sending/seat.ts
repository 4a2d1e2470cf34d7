/** The seats that this phone remembers of a game: characters whose cards it claimed and did not lose by anybody's word. */

import type { Api } from "../view/api";
import { deviceId } from "./device";
import { deviceKey, keyOf, statement } from "./keys";
import type { PhoneStorage } from "./storage";
import type { HeldCard } from "../view/wire";

/** The characters whose cards this phone remembers to have, in a game. */
export async function seatsKept(storage: PhoneStorage, game: string): Promise<readonly string[]> {
  const kept = Object.entries(await storage.notesUnder(keyOf(game, "")));
  return kept.filter(([, key]) => key !== "").map(([name]) => name.slice(keyOf(game, "").length));
}

/** The seat is not this phone's any more, as it was told. */
export const forgetSeat = (storage: PhoneStorage, game: string, character: string): Promise<void> => storage.setNote(keyOf(game, character), "");

/**
 * Come back to a seat whose session is over: the phone shows by its key that it has the card. `now` is the server's time
 * (milliseconds). Raises a Problem, `card-elsewhere` where another phone has it by now.
 */
export async function comeBack(api: Api, storage: PhoneStorage, game: string, character: string, now: number): Promise<HeldCard> {
  const [device, { sign }] = await Promise.all([deviceId(storage), deviceKey(storage)]);
  const at = Math.round(now);
  const signature = sign(statement("return/1", game, character, device, String(at)));
  return api.call(`/games/${game}/claims/return`, { method: "POST", body: { character, device, at, signature } });
}
