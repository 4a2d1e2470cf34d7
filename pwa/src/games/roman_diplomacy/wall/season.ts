/**
 * Summarises a turn. The summary counts the moves and the dislodged pieces, and lists the centres that have a new
 * owner.
 */

import { orderResult } from "../replay/deeds";
import { ordersToShow } from "../replay/moments";
import type { OrderDoc, PlayedDoc } from "../wire";

export interface TurnSummary {
  /** The number of moves that succeeded. */
  readonly successCount: number;
  /** The number of moves that failed. */
  readonly bouncedCount: number;
  /** The number of supports that were cut. */
  readonly cutCount: number;
  /** The orders of the pieces that were dislodged. */
  readonly dislodgedOrders: readonly OrderDoc[];
  /** The centres that have a new owner, with this owner; "" for none. */
  readonly capturedPlaces: readonly (readonly [place: string, owner: string])[];
}

export function summaryOf({ orders, changes, before }: PlayedDoc): TurnSummary {
  const shownOrders = ordersToShow(orders);
  // A fleet that sails several sections counts as one move.
  const results = shownOrders.filter(({ impulse, verdict }) => impulse === 1 || verdict !== "succeeds").map((order) => orderResult(order).result);
  const countResults = (wantedResult: (typeof results)[number]): number => results.filter((result) => result === wantedResult).length;
  const owners: Record<string, string> = Object.assign({}, ...changes.map((change) => change.owners));
  const capturedPlaces = Object.entries(owners).filter(([place, owner]) => (before.owners[place] ?? "") !== owner);
  return { successCount: countResults("goes"), bouncedCount: countResults("bounces"), cutCount: countResults("cut"), dislodgedOrders: shownOrders.filter((order) => order.dislodged_from), capturedPlaces };
}
