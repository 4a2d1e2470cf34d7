/** Reads orders with their results, and decides the order in which results must be shown. */

import { provinceIn, readOrder } from "../orders";
import type { Verb } from "../orders";
import type { OrderDoc } from "../wire";

/** An order with its result. All locations are provinces. */
export interface OrderResult {
  readonly order: OrderDoc;
  readonly verb: Verb;
  /** The province of the piece that got the order. */
  readonly startProvince: string;
  /**
   * The destination of the piece. For a support or convoy, it is the destination of the other piece, or the other
   * piece's province if it holds.
   */
  readonly destination: string;
  /** For a support or convoy, the province of the other piece; "" otherwise. */
  readonly otherProvince: string;
  /**
   * `broken` is a failed convoy. `broken` is also a support whose piece was dislodged from the province against which
   * the support was given. `rest` is any other result, such as that of a hold.
   */
  readonly result: "goes" | "bounces" | "cut" | "broken" | "rest";
}

/** Return an order with its result. If the order could not be carried out, it counts as a hold. */
export function orderResult(order: OrderDoc): OrderResult {
  const { verb = "hold", path = [], origin = "" } = readOrder(order.order) ?? {};
  const startProvince = provinceIn(order.piece.slice(2));
  const otherProvince = provinceIn(origin);
  const destination = provinceIn(path[0] ?? "") || otherProvince;
  return { order, verb, startProvince, destination, otherProvince, result: resultOf(order, verb, destination) };
}

/**
 * Return the result of an order. Any attack cuts a support, with one exception. An attack from the province against
 * which the support is given must dislodge the piece.
 */
function resultOf({ verdict, dislodged_from }: OrderDoc, verb: Verb, destination: string): OrderResult["result"] {
  if (verb === "move" && verdict === "succeeds") return "goes";
  if (verdict !== "fails") return "rest";
  if (verb === "move") return "bounces";
  if (verb === "support" && dislodged_from !== destination) return "cut";
  return verb === "support" || verb === "convoy" ? "broken" : "rest";
}

const hasFailed = ({ result }: OrderResult): boolean => result === "cut" || result === "broken";
const goesOrBounces = ({ result }: OrderResult): boolean => result === "goes" || result === "bounces";

/**
 * Return whether the first result is shown before the second. `must` means that it has to be. `should` means that the
 * other order would show an effect before its cause.
 */
export function precedenceOf(orderResult: OrderResult, otherResult: OrderResult): "must" | "should" | null {
  if (!goesOrBounces(otherResult)) return null;
  if (goesOrBounces(orderResult)) {
    const isHeadToHead = orderResult.startProvince === otherResult.destination && orderResult.destination === otherResult.startProvince;
    if (isHeadToHead && otherResult.result === "bounces") return null;
    if (orderResult.startProvince === otherResult.destination) return orderResult.result === "goes" && otherResult.result === "goes" ? "must" : "should";
    return orderResult.destination === otherResult.destination && orderResult.result === "bounces" && otherResult.result === "goes" ? "should" : null;
  }
  if (!hasFailed(orderResult)) return null;
  if (orderResult.verb === "convoy") return orderResult.otherProvince === otherResult.startProvince && orderResult.destination === otherResult.destination ? "should" : null;
  const isAgainstMove = orderResult.otherProvince === otherResult.destination && orderResult.destination === otherResult.startProvince;
  return orderResult.destination === otherResult.destination || isAgainstMove ? "should" : null;
}
