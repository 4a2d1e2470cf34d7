/** Puts the result of an order and its reason into a sentence. */

import { placeName, t, texts } from "../../../ui/texts";
import { orderWithFirstSection } from "../orders";
import type { OrderDoc } from "../wire";
import { orderText, pieceName } from "../ordertexts";
import type { Moment } from "./moments";

/**
 * Return a sentence with an order and its result. If the order has a path, the sentence names the section that was
 * decided.
 */
export function resultText(order: OrderDoc): string {
  const hasFailed = order.verdict !== "succeeds";
  const textArguments = { own: order.own, other: order.other, against: order.against ? placeName(order.against) : "" };
  const cause = order.own > 0 || hasFailed ? `why-${order.cause}` : "";
  const reason = cause && texts.value.has(cause) && (order.against || !/against/.test(order.cause)) ? t(cause, textArguments) : "";
  const out = order.dislodged_from && order.cause !== "dislodged" ? dislodgingAttackText(order) : "";
  return [`${orderText(orderWithFirstSection(order.order))}: ${t(`verdict-${order.verdict}`)}`, reason, out].filter(Boolean).join(" · ");
}

const dislodgingAttackText = (order: OrderDoc): string => t("why-driven-out", { from: placeName(order.dislodged_from) });

/** Return a sentence that a piece was dislodged. The sentence names the province from which it was attacked. */
export const dislodgedText = (order: OrderDoc): string => t("told-of-piece", { piece: pieceName(order.piece), what: dislodgingAttackText(order) });

/** Return the lines about a moment. The results of the moment come first, and then the dislodged pieces. */
export function momentLines({ orders: lineOrders, dislodgedPieces }: Moment): readonly string[] {
  const losses = dislodgedPieces.map(({ order }) => order).filter((order) => !lineOrders.includes(order));
  const orders = new Set(dislodgedPieces.map(({ order }) => order));
  const results = lineOrders.map((order) => resultText(orders.has(order) ? order : orderBeforeDislodging(order)));
  return [...results, ...losses.map(dislodgedText)];
}

/**
 * Return the result of an order before its piece is dislodged. A support that is lost because of this counts as cut.
 */
const orderBeforeDislodging = (order: OrderDoc): OrderDoc =>
  order.dislodged_from ? { ...order, dislodged_from: "", ...(order.cause === "dislodged" ? { cause: "cut", against: order.dislodged_from, own: 0, other: 0 } : {}) } : order;
