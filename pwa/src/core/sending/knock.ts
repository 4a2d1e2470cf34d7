/** Requests to enter a game without a card. Such a knock is kept until it is answered, even if the page is closed. */

import type { Api } from "../view/api";
import { randomHex, uuid } from "../view/ids";
import type { PhoneStorage } from "./storage";
import type { KnockState } from "../view/wire";

/** A request to enter under a name. */
export interface Knock {
  /** The id of the request. */
  readonly id: string;
  readonly name: string;
  /** The token that will open the card. Only this phone knows it. */
  readonly token: string;
}

const KNOCK_PREFIX = "knock/";

/** Length of a card's token in random bytes. */
const TOKEN_BYTES = 16;

/** Return this phone's knock at a game that is not answered yet; null if there is none. */
export async function loadKnock(storage: PhoneStorage, game: string): Promise<Knock | null> {
  const kept = await storage.note(KNOCK_PREFIX + game);
  return kept ? (JSON.parse(kept) as Knock) : null;
}

/** Return a new knock under this name and keep it. */
export async function newKnock(storage: PhoneStorage, game: string, name: string): Promise<Knock> {
  const knock = { id: uuid(), name, token: randomHex(TOKEN_BYTES) };
  await storage.setNote(KNOCK_PREFIX + game, JSON.stringify(knock));
  return knock;
}

/** Drop the knock, because it is answered. */
export const forgetKnock = (storage: PhoneStorage, game: string): Promise<void> => storage.setNote(KNOCK_PREFIX + game, "");

/** Send a knock. If it is sent again under the same id, it is the same knock. */
export const sendKnock = (api: Api, game: string, { id, name, token }: Knock): Promise<KnockState> =>
  api.call(`/games/${game}/knocks`, { method: "POST", body: { name, token }, headers: { "Idempotency-Key": id } });

/** Return how a knock was answered, if it was. */
export const fetchKnockState = (api: Api, game: string, id: string): Promise<KnockState> => api.call(`/games/${game}/knocks/${id}`);
