import { t } from "../../../ui/texts";
import { SLOTS } from "../shape";
import type { Slot } from "../shape";
import type { GladiatorDoc } from "../wire";
import { openCard, cardName } from "./card";
import { CardArt } from "./cardart";
import { Figure } from "./figure";

const LEFT: readonly Slot[] = ["helmet", "torso", "leg"];
const RIGHT: readonly Slot[] = SLOTS.filter((slot) => !LEFT.includes(slot));

/** A gladiator with his five places for gear: what is in each, and what it looks like on him. */
export function Armed({ one }: { one: GladiatorDoc }) {
  return (
    <div class="armed">
      <Places slots={LEFT} one={one} />
      <div class="armed-figure">
        <Figure kit={one.gear} fallen={one.standing === "dead"} />
      </div>
      <Places slots={RIGHT} one={one} />
    </div>
  );
}

function Places({ slots, one }: { slots: readonly Slot[]; one: GladiatorDoc }) {
  return (
    <ul class="places">
      {slots.map((slot) => (
        <li key={slot}>
          <Place slot={slot} card={one.gear[slot] ?? (slot === "weapon" ? "pugio" : "")} />
        </li>
      ))}
    </ul>
  );
}

/** One of the five places. Without a weapon card there is still the dagger. */
function Place({ slot, card }: { slot: Slot; card: string }) {
  if (!card) {
    return (
      <span class="place-empty">
        <span>{t(`slot-${slot}`)}</span>
        <small>{t("slot-empty")}</small>
      </span>
    );
  }
  return (
    <button type="button" class="place-card" onClick={() => openCard(card)} aria-label={`${t(`slot-${slot}`)}: ${cardName(card)}`}>
      <CardArt id={card} slot={slot} />
      <span>{shortName(cardName(card))}</span>
    </button>
  );
}

/** A name without what explains it in brackets. */
const shortName = (name: string): string => name.split(" (")[0] ?? name;
