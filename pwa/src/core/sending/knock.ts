/** Asking to come into a game without a card. What was asked is kept until it is answered, whatever becomes of the page. */

import type { Api } from "../view/api";
import { hex, uuid } from "../view/ids";
import type { PhoneStorage } from "./storage";
import type { KnockState } from "../view/wire";

/** Somebody knocks under a name; `token` will open their card, and only this phone knows it. */
export interface Knock {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

const UNDER = "knock/";

/** So many random bytes a card's token has. */
const TOKEN_BYTES = 16;

/** The knock of this phone at a game that is not answered yet, or null. */
export async function keptKnock(storage: PhoneStorage, game: string): Promise<Knock | null> {
  const kept = await storage.note(UNDER + game);
  return kept ? (JSON.parse(kept) as Knock) : null;
}

/** A new knock under this name, kept from now on. */
export async function newKnock(storage: PhoneStorage, game: string, name: string): Promise<Knock> {
  const knock = { id: uuid(), name, token: hex(TOKEN_BYTES) };
  await storage.setNote(UNDER + game, JSON.stringify(knock));
  return knock;
}

/** Keep no knock any more: it is answered. */
export const forgetKnock = (storage: PhoneStorage, game: string): Promise<void> => storage.setNote(UNDER + game, "");

/** Ask to come into a game without a card; sent again under the same id it is the same knock. */
export const knockAt = (api: Api, game: string, { id, name, token }: Knock): Promise<KnockState> =>
  api.call(`/games/${game}/knocks`, { method: "POST", body: { name, token }, headers: { "Idempotency-Key": id } });

export const knockState = (api: Api, game: string, id: string): Promise<KnockState> => api.call(`/games/${game}/knocks/${id}`);
