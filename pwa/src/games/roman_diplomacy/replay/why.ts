/** What became of an order, and why, in a sentence. */

import { placeName, t, texts } from "../../../ui/texts";
import type { OrderDoc } from "../wire";
import { orderText } from "../words";

export function resultText(order: OrderDoc): string {
  const failed = order.verdict !== "succeeds";
  const args = { own: order.own, other: order.other, against: order.against ? placeName(order.against) : "" };
  const said = order.own > 0 || failed ? `why-${order.cause}` : "";
  const why = said && texts.value.has(said) && (order.against || !/against/.test(order.cause)) ? t(said, args) : "";
  const out = order.dislodged_from ? t("why-driven-out", { from: placeName(order.dislodged_from) }) : "";
  return [`${orderText(order.order)}: ${t(`verdict-${order.verdict}`)}`, why, out].filter(Boolean).join(" · ");
}
