import { t } from "../../../ui/texts";
import { SLOTS } from "../shape";
import type { Slot } from "../shape";
import type { GladiatorDoc } from "../wire";
import { openCard, cardName } from "./card";
import { CardArt } from "./cardart";
import { GladiatorFigure } from "./figure";

const LEFT_SLOTS: readonly Slot[] = ["helmet", "torso", "leg"];
const RIGHT_SLOTS: readonly Slot[] = SLOTS.filter((slot) => !LEFT_SLOTS.includes(slot));

/** A gladiator beside the five slots of gear. The gladiator wears this gear. */
export function ArmedGladiator({ gladiator }: { gladiator: GladiatorDoc }) {
  return (
    <div class="armed stack snug">
      <GearSlots slots={LEFT_SLOTS} gladiator={gladiator} />
      <div class="armed-figure">
        <GladiatorFigure kit={gladiator.gear} isFallen={gladiator.standing === "dead"} />
      </div>
      <GearSlots slots={RIGHT_SLOTS} gladiator={gladiator} />
    </div>
  );
}

function GearSlots({ slots, gladiator }: { slots: readonly Slot[]; gladiator: GladiatorDoc }) {
  return (
    <ul class="places">
      {slots.map((slot) => (
        <li key={slot}>
          <GearSlot slot={slot} card={gladiator.gear[slot] ?? (slot === "weapon" ? "pugio" : "")} />
        </li>
      ))}
    </ul>
  );
}

/** One of the five slots. Without a weapon card, the slot of the weapon contains the dagger. */
function GearSlot({ slot, card }: { slot: Slot; card: string }) {
  if (!card) {
    return (
      <span class="place-empty middle">
        <span>{t(`slot-${slot}`)}</span>
        <small>{t("slot-empty")}</small>
      </span>
    );
  }
  return (
    <button type="button" class="place-card middle" onClick={() => openCard(card)} aria-label={`${t(`slot-${slot}`)}: ${cardName(card)}`}>
      <CardArt id={card} slot={slot} />
      <span>{shortName(cardName(card))}</span>
    </button>
  );
}

/** Return a name without its explanation in brackets. */
const shortName = (name: string): string => name.split(" (")[0] ?? name;
