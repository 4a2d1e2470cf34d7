/** Orders in words. */

import { placeName, t } from "../../ui/texts";
import { provinceIn, readOrder } from "./orders";
import type { Order } from "./orders";

/** A location by its name, with the coast where it names one. */
export function locationName(location: string): string {
  const [province = "", coast = ""] = location.split("/");
  return coast ? t("location-on-coast", { place: placeName(province), coast: t(`coast-${coast}`) }) : placeName(province);
}

/** A piece, such as `A rom`, by kind and place: "Army in Roma"; the second of those alike, `A rom 2`, with its number. */
export function pieceName(piece: string): string {
  const [kind = "", location = "", number] = piece.split(" ");
  const name = t("piece-at", { kind: kind.toLowerCase(), place: locationName(location) });
  return number === undefined ? name : t("piece-of-several", { piece: name, n: Number(number) });
}

/** What a piece is told to do, without the piece. */
export function deedText(order: Order): string {
  const to = order.path.map(locationName);
  const args = { to: to[to.length - 1] ?? "", origin: order.origin && placeName(provinceIn(order.origin)), by: to.slice(0, -1).join(", "), steps: to.length };
  if (order.verb === "move") return t(order.via ? "deed-move-via" : to.length > 1 ? "deed-path" : "deed-move", args);
  if (order.verb === "support") return t(to.length ? "deed-support-move" : "deed-support-hold", args);
  return t(`deed-${order.verb}`, args);
}

/** What the steps of a piece tell it to do; "" without any. */
export function stepsText(piece: string, steps: readonly string[] = []): string {
  const order = steps.length ? readOrder(`${piece} ${steps.join(" ")}`) : undefined;
  return order ? deedText(order) : "";
}

/** A whole order in words; the text itself where it is none. */
export function orderText(text: string): string {
  const order = readOrder(text);
  return order ? t("order-told", { piece: pieceName(`${order.kind || "A"} ${order.at}`), deed: deedText(order) }) : text;
}

/** What an option of this game's forms is called: a step, a piece or a build; undefined for others. */
export function optionName(value: string): string | undefined {
  if (/^[AFGB] [a-z]{3}(\/[nsew]c)?( \d+)?$/.test(value)) return pieceName(value);
  if (!/^(-|[SCR] |[HD]$)/.test(value)) return undefined;
  const order = readOrder(`A xxx ${value}`);
  return order && deedText(order);
}
