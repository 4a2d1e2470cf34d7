/**
 * Requests to the server before a game is open: the rulesets, founding a table, rehearsals, and claiming or
 * returning cards.
 */

import type { Api } from "../view/api";
import type { Founding, NewGame, Rehearsal, Rulesets, ShownCard } from "../view/wire";

/** Return the rulesets that the server offers. */
export const fetchRulesets = (api: Api): Promise<Rulesets> => api.call("/rulesets");

/**
 * Found a table. If the phone sends the request again with the same id, the server returns the same table with the same
 * cards.
 */
export const createTable = (api: Api, foundingKey: string, ruleset: string, players: Founding["players"], dice?: Founding["dice"]): Promise<NewGame> =>
  api.call("/games", {
    method: "POST",
    body: { ruleset, players, ...(dice && { dice }) },
    headers: { "Idempotency-Key": foundingKey },
  });

/** Return every card of every rehearsal. */
export const fetchRehearsalCards = (api: Api): Promise<Rehearsal> => api.call("/rehearsal");

/** Give back all cards that this phone holds. */
export const giveBackCards = (api: Api): Promise<unknown> => api.call("/session", { method: "DELETE" });

/**
 * Return the card that a token opens, without claiming the card. `device` is the name of this phone; "" if the phone
 * has no name yet. `limit` is the time limit of the call (milliseconds).
 */
export const previewCard = (api: Api, token: string, device: string, limit?: number): Promise<ShownCard> =>
  api.call("/claims/preview", { method: "POST", body: { token, device }, limit });
