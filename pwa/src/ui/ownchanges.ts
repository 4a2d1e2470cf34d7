import type { Leg } from "../core/view/wire";
import { amountText, personName, t } from "./texts";

/**
 * Return for each of the viewer's characters what it got and lost by some transfers, such as "You: +200,000 D, −1 legio
 * curialis". A character without a change has no text. If there are several characters, each text begins with a name.
 */
export function ownChangeTexts(legs: readonly Leg[], characters: readonly string[]): readonly string[] {
  return characters.flatMap((character) => {
    const change = changeText(legs, character);
    if (!change) return [];
    return [characters.length > 1 ? `${personName(character)}: ${change}` : t("ui-own-change", { change })];
  });
}

/** Return what a character got and lost; "" for nothing. */
function changeText(legs: readonly Leg[], character: string): string {
  const changes = new Map<string, number>();
  for (const { asset, from: sender, to: receiver, amount } of legs) {
    const change = (receiver === character ? amount : 0) - (sender === character ? amount : 0);
    changes.set(asset, (changes.get(asset) ?? 0) + change);
  }
  return [...changes].flatMap(([asset, quantity]) => (quantity ? [`${quantity < 0 ? "−" : "+"}${amountText(asset, Math.abs(quantity))}`] : [])).join(", ");
}
