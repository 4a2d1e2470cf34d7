import type { TradedThing } from "../../core/sending/trades";
import { Amount } from "../parts/piece";
import { amountText, placeName, t, texts } from "../texts";

/** Draw the things that one character gives, each with its icon. */
export function ThingList({ things, type, isShort = false }: { things: readonly TradedThing[]; type: string; isShort?: boolean }) {
  if (!things.length) return <p class="quiet">{t("ui-trade-nothing")}</p>;
  return (
    <p class="amounts" data-short={isShort}>
      {things.map(({ name, value }) =>
        typeof value === "number" && isAsset(name) ? <Amount key={name} asset={name} amount={value} /> : <span key={name}>{thingText({ name, value }, type)}</span>,
      )}
    </p>
  );
}

/** Return the things that one character gives, in words. */
export const thingsInWords = (things: readonly TradedThing[], actType: string): string =>
  things.length ? texts.value.joinNames(things.map((thing) => thingText(thing, actType))) : t("ui-trade-nothing");

function thingText({ name, value }: TradedThing, actType: string): string {
  if (typeof value === "number") return isAsset(name) ? amountText(name, value) : t(`trade-${actType}-${name}`, { n: value });
  if (!Array.isArray(value)) return String(value);
  return t(`trade-${actType}-${name}`, { n: value.length, what: texts.value.joinNames(value.map((placeId) => placeName(String(placeId)))) });
}

/** Return whether the game has a text for an asset of this name. */
const isAsset = (name: string): boolean => texts.value.has(`asset-${name}`);
