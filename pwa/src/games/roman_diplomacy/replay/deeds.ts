/** Reads orders with their results, and decides which result has to be shown before which. */

import { provinceIn, readOrder } from "../orders";
import type { Verb } from "../orders";
import type { OrderDoc } from "../wire";

/** An order with its result. Locations are provinces. */
export interface OrderResult {
  readonly order: OrderDoc;
  readonly verb: Verb;
  /** The province of the piece. */
  readonly from: string;
  /** The destination; for a support or convoy the other piece's destination, or its province if it holds. */
  readonly to: string;
  /** For a support or convoy, the province of the other piece. */
  readonly origin: string;
  /**
   * `broken` is a failed convoy, or a support whose piece was dislodged from the province it was given against.
   * `rest` is any other result, such as a hold.
   */
  readonly result: "goes" | "bounces" | "cut" | "broken" | "rest";
}

/** Return an order with its result. An order that could not be carried out counts as a hold. */
export function orderResult(order: OrderDoc): OrderResult {
  const { verb = "hold", path = [], origin = "" } = readOrder(order.order) ?? {};
  const from = provinceIn(order.piece.slice(2));
  const other = provinceIn(origin);
  const to = provinceIn(path[0] ?? "") || other;
  return { order, verb, from, to, origin: other, result: resultOf(order, verb, to) };
}

/**
 * Return the result. Any attack cuts a support, except from the province it is given against: that attack has to
 * dislodge the piece.
 */
function resultOf({ verdict, dislodged_from }: OrderDoc, verb: Verb, to: string): OrderResult["result"] {
  if (verb === "move" && verdict === "succeeds") return "goes";
  if (verdict !== "fails") return "rest";
  if (verb === "move") return "bounces";
  if (verb === "support" && dislodged_from !== to) return "cut";
  return verb === "support" || verb === "convoy" ? "broken" : "rest";
}

const hasFailed = ({ result }: OrderResult): boolean => result === "cut" || result === "broken";
const goesOrBounces = ({ result }: OrderResult): boolean => result === "goes" || result === "bounces";

/**
 * Return whether the first result is shown before the second: `must`, or `should` where the other order would
 * reverse cause and effect.
 */
export function comesBefore(first: OrderResult, second: OrderResult): "must" | "should" | null {
  if (!goesOrBounces(second)) return null;
  if (goesOrBounces(first)) {
    const headToHead = first.from === second.to && first.to === second.from;
    if (headToHead && second.result === "bounces") return null;
    if (first.from === second.to) return first.result === "goes" && second.result === "goes" ? "must" : "should";
    return first.to === second.to && first.result === "bounces" && second.result === "goes" ? "should" : null;
  }
  if (!hasFailed(first)) return null;
  if (first.verb === "convoy") return first.origin === second.from && first.to === second.to ? "should" : null;
  const againstIt = first.origin === second.to && first.to === second.from;
  return first.to === second.to || againstIt ? "should" : null;
}
