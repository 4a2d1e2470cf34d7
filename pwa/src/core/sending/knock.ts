/**
 * Requests to enter a game without a card. Such a request is called a knock. The phone stores a knock until it is
 * answered, even if the page is closed.
 */

import type { Api } from "../view/api";
import { randomHex, uuid } from "../view/ids";
import type { PhoneStorage } from "./storage";
import type { KnockState } from "../view/wire";

/** A request to enter a game under a name. */
export interface Knock {
  /** The id of the request. */
  readonly id: string;
  readonly name: string;
  /** The token that will open the new card. Only this phone knows it. */
  readonly token: string;
}

const KNOCK_PREFIX = "knock/";

/** The length of a card's token (random bytes). */
const TOKEN_BYTES = 16;

/** Return this phone's unanswered knock at a game; null if there is none. */
export async function loadKnock(storage: PhoneStorage, game: string): Promise<Knock | null> {
  const note = await storage.note(KNOCK_PREFIX + game);
  return note ? (JSON.parse(note) as Knock) : null;
}

/** Return a new knock under the given name, and store it. */
export async function newKnock(storage: PhoneStorage, game: string, name: string): Promise<Knock> {
  const knock = { id: uuid(), name, token: randomHex(TOKEN_BYTES) };
  await storage.setNote(KNOCK_PREFIX + game, JSON.stringify(knock));
  return knock;
}

/** Delete the stored knock, because it was answered. */
export const forgetKnock = (storage: PhoneStorage, game: string): Promise<void> => storage.setNote(KNOCK_PREFIX + game, "");

/** Send a knock. If the phone sends the knock again under the same id, the server treats both requests as one knock. */
export const sendKnock = (api: Api, game: string, { id, name, token }: Knock): Promise<KnockState> =>
  api.call(`/games/${game}/knocks`, { method: "POST", body: { name, token }, headers: { "Idempotency-Key": id } });

/** Return the answer to a knock, or that the knock is not answered yet. */
export const fetchKnockState = (api: Api, game: string, knockId: string): Promise<KnockState> => api.call(`/games/${game}/knocks/${knockId}`);
