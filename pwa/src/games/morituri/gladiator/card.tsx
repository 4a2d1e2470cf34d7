import { cardOf } from "../shape";
import type { DeckCardDoc } from "../wire";
import { view } from "../../../ui/services";
import { t, texts } from "../../../ui/texts";
import { SheetHead } from "../../../ui/parts/sheet";
import { openSheet } from "../../../ui/router";
import { CardArt } from "./cardart";
import "../colours.css";
import "./gladiator.css";

/** Return the name of a card. The result is the name in the data, or otherwise the name in the texts. */
export function cardName(cardId: string): string {
  if (cardId === "pugio") return t("card-pugio");
  return cardOf(view.value, cardId)?.name ?? texts.value.asset(cardId);
}

/** A whole card, with its picture, name, slot and effects. */
export function CardFace({ id }: { id: string }) {
  const card = cardOf(view.value, id);
  return (
    <div class="card-face across" data-slot={card?.slot ?? "weapon"}>
      <CardArt id={id} slot={card?.slot ?? ""} effect={card?.effect ?? ""} />
      <div>
        <p class="card-slot">{t(`slot-${card?.slot ?? "weapon"}`)}</p>
        <p class="bold">{cardName(id)}</p>
        {effectTexts(id, card).map((line) => (
          <p key={line} class="quiet">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Return the effects of a card. Each effect is a sentence. */
function effectTexts(cardId: string, card: DeckCardDoc | undefined): readonly string[] {
  if (cardId === "pugio" || !card) return [t("card-pugio-does")];
  const { hands, av_one: firstArmour, av_two: secondArmour, d: defence, e: encumbrance, effect, n: effectNumber } = card;
  return [
    hands === "one" && t("card-one-hand", { n: firstArmour ?? 0 }),
    hands === "two" && t("card-two-hands", { n: secondArmour ?? 0 }),
    hands === "either" && t("card-either", { one: firstArmour ?? 0, two: secondArmour ?? 0 }),
    card.attacks > 1 && t("card-attacks", { n: card.attacks }),
    card.net && t("card-net"),
    card.slot !== "flux" && card.slot !== "weapon" && !card.net && t("card-armour", { d: defence, e: encumbrance }),
    card.anti_net > 0 && t("card-anti-net", { n: card.anti_net }),
    effect && t(`effect-${effect}`, { n: effectNumber }),
  ].filter((line): line is string => Boolean(line));
}

/** Return the values of a card in a few letters, with which players compare cards. */
export function shortValuesText(cardId: string): string {
  const card = cardOf(view.value, cardId);
  if (!card) return "";
  const { hands, av_one: firstArmour, av_two: secondArmour, d: defence, e: encumbrance } = card;
  if (hands) return t("brief-weapon", { n: hands === "one" ? (firstArmour ?? 0) : (secondArmour ?? 0), hands, one: firstArmour ?? 0 });
  return card.net ? t("brief-net") : t("brief-armour", { d: defence, e: encumbrance });
}

/** Open the sheet of a card, with the acts that use this card. */
export function openCard(cardId: string): void {
  openSheet(() => (
    <div class="act">
      <SheetHead title={cardName(cardId)} />
      <div class="sheet-scroll">
        <CardFace id={cardId} />
      </div>
    </div>
  ));
}
