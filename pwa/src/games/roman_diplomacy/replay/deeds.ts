/** Orders with their results, read for telling: who goes where, who fails, and what has to be told first. */

import { provinceIn, readOrder } from "../orders";
import type { Verb } from "../orders";
import type { OrderDoc } from "../wire";

/** An order with its result. Places are provinces. */
export interface Deed {
  readonly order: OrderDoc;
  readonly verb: Verb;
  /** Where the piece stands. */
  readonly from: string;
  /** Where it goes; of a support or convoy where the other piece goes, or stays. */
  readonly to: string;
  /** Of a support or a convoy: where the other piece stands. */
  readonly origin: string;
  readonly result: "goes" | "bounces" | "cut" | "broken" | "rest";
}

/** An order read with its result; whatever never could be carried out holds. */
export function deedOf(order: OrderDoc): Deed {
  const { verb = "hold", path = [], origin = "" } = readOrder(order.order) ?? {};
  const from = provinceIn(order.piece.slice(2));
  const other = provinceIn(origin);
  const to = provinceIn(path[0] ?? "") || other;
  return { order, verb, from, to, origin: other, result: resultOf(order, verb, to) };
}

/** A support is cut by any attack, but from where it is given only by being driven out. */
function resultOf({ verdict, dislodged_from }: OrderDoc, verb: Verb, to: string): Deed["result"] {
  if (verb === "move" && verdict === "succeeds") return "goes";
  if (verdict !== "fails") return "rest";
  if (verb === "move") return "bounces";
  if (verb === "support" && dislodged_from !== to) return "cut";
  return verb === "support" || verb === "convoy" ? "broken" : "rest";
}

const fails = ({ result }: Deed): boolean => result === "cut" || result === "broken";
const goesOrBounces = ({ result }: Deed): boolean => result === "goes" || result === "bounces";

/** Whether the first is told before the second: it `must`, or else the story is told backwards. */
export function comesBefore(first: Deed, second: Deed): "must" | "should" | null {
  if (!goesOrBounces(second)) return null;
  if (goesOrBounces(first)) {
    const headToHead = first.from === second.to && first.to === second.from;
    if (headToHead && second.result === "bounces") return null;
    if (first.from === second.to) return first.result === "goes" && second.result === "goes" ? "must" : "should";
    return first.to === second.to && first.result === "bounces" && second.result === "goes" ? "should" : null;
  }
  if (!fails(first)) return null;
  if (first.verb === "convoy") return first.origin === second.from && first.to === second.to ? "should" : null;
  const againstIt = first.origin === second.to && first.to === second.from;
  return first.to === second.to || againstIt ? "should" : null;
}
