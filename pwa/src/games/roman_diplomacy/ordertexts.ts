/** Puts orders into words. */

import { placeName, t } from "../../ui/texts";
import { provinceIn, readOrder } from "./orders";
import type { Order } from "./orders";

/** Return the name of a location, with its coast if it has one. */
export function locationName(location: string): string {
  const [province = "", coast = ""] = location.split("/");
  return coast ? t("location-on-coast", { place: placeName(province), coast: t(`coast-${coast}`) }) : placeName(province);
}

/**
 * Return a piece in words, such as "Army in Roma" for `A rom`. If two pieces have equal names, the second piece, `A rom
 * 2`, has its number.
 */
export function pieceName(piece: string): string {
  const [kind = "", location = "", unitNumber] = piece.split(" ");
  const pieceText = t("piece-at", { kind: kind.toLowerCase(), place: locationName(location) });
  return unitNumber === undefined ? pieceText : t("piece-of-several", { piece: pieceText, n: Number(unitNumber) });
}

/** Return an order in words, without the piece to which the order is given. */
export function orderWithoutPiece(order: Order): string {
  const pathNames = order.path.map(locationName);
  const textArguments = { to: pathNames[pathNames.length - 1] ?? "", origin: order.origin && placeName(provinceIn(order.origin)), by: pathNames.slice(0, -1).join(", "), steps: pathNames.length };
  if (order.verb === "move") return t(order.via ? "deed-move-via" : pathNames.length > 1 ? "deed-path" : "deed-move", textArguments);
  if (order.verb === "support") return t(pathNames.length ? "deed-support-move" : "deed-support-hold", textArguments);
  return t(`deed-${order.verb}`, textArguments);
}

/** Return the order that results from the steps of a piece, in words; "" if there are no steps. */
export function stepsText(piece: string, steps: readonly string[] = []): string {
  const order = steps.length ? readOrder(`${piece} ${steps.join(" ")}`) : undefined;
  return order ? orderWithoutPiece(order) : "";
}

/** Return a whole order in words. If the text is no order, return the text itself. */
export function orderText(text: string): string {
  const order = readOrder(text);
  return order ? t("order-told", { piece: pieceName(`${order.kind || "A"} ${order.at}`), deed: orderWithoutPiece(order) }) : text;
}

/**
 * Return an option of this game's forms in words. The option is a step, a piece or a build; undefined for other
 * options.
 */
export function optionName(optionId: string): string | undefined {
  if (/^[AFGB] [a-z]{3}(\/[nsew]c)?( \d+)?$/.test(optionId)) return pieceName(optionId);
  if (!/^(-|[SCR] |[HD]$)/.test(optionId)) return undefined;
  const order = readOrder(`A xxx ${optionId}`);
  return order && orderWithoutPiece(order);
}
