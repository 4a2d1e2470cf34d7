import { useState } from "preact/hooks";
import { AimLine } from "../../../ui/minute/aim";
import { openAct } from "../../../ui/act/actrequest";
import { useDirectActs } from "../../../ui/act/directacts";
import { openReference } from "../../../ui/reference";
import { me } from "../../../ui/me";
import { Chip } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { placeName, t } from "../../../ui/texts";
import { HitPoints } from "../parts/hearts";
import { PawnMark } from "../parts/pawnmark";
import { FightValues } from "../parts/totals";
import { gladiatorOf, gladiators, SLOTS, turnOf } from "../shape";
import type { GladiatorDoc } from "../wire";
import { CardFace } from "./card";
import { ArmedGladiator } from "./slots";
import "../colours.css";
import "./gladiator.css";

/**
 * The screen of a gladiator with gear and values. The screen first shows the viewer's own gladiator. Buttons show the
 * other gladiators.
 */
export function GladiatorScreen() {
  const allGladiators = gladiators(view.value);
  const [pickedId, setPickedId] = useState("");
  const ownGladiator = gladiatorOf(view.value, me.value);
  const shownGladiator = gladiatorOf(view.value, pickedId) ?? ownGladiator ?? gladiatorOf(view.value, turnOf(view.value)?.turn ?? "") ?? allGladiators[0];
  const directActs = useDirectActs(me.value, true);
  if (!shownGladiator) return null;
  return (
    <div class="gladiator">
      <AimLine id={me.value} />
      <div class="scroller" role="group" aria-label={t("gladiators")}>
        {allGladiators.map((gladiator) => (
          <button key={gladiator.id} type="button" class="cut who-cut" aria-pressed={gladiator.id === shownGladiator.id} data-dead={gladiator.standing === "dead"} onClick={() => setPickedId(gladiator.id)}>
            <PawnMark id={gladiator.id} size={26} />
            <bdi>{gladiator.short}</bdi>
          </button>
        ))}
      </div>
      <Portrait gladiator={shownGladiator} />
      {shownGladiator.id === me.value && directActs.form("drop-gear")?.blocked.length === 0 && (
        <button type="button" class="button wide" onClick={() => openAct({ type: "drop-gear", as: me.value })}>
          {t("do-drop-gear")}
        </button>
      )}
      <GladiatorCards gladiator={shownGladiator} />
    </div>
  );
}

/** The name, condition and gear of a gladiator. */
export function Portrait({ gladiator }: { gladiator: GladiatorDoc }) {
  return (
    <section class="portrait" aria-label={gladiator.short}>
      <header>
        <h2><bdi>{gladiator.short}</bdi></h2>
        {gladiator.name !== gladiator.short && <p class="quiet"><bdi>{gladiator.name}</bdi></p>}
        {gladiator.standing !== "dead" && <HitPoints points={gladiator.hit_points} />}
      </header>
      <PlaceAndObstacles gladiator={gladiator} />
      <ArmedGladiator gladiator={gladiator} />
      <FightValues {...gladiator} />
    </section>
  );
}

/** The place of a gladiator, and the obstacles to the gladiator's move. */
function PlaceAndObstacles({ gladiator }: { gladiator: GladiatorDoc }) {
  return (
    <p class="chips standing">
      {gladiator.standing !== "alive" && <Chip tone="alarm">{t(`standing-${gladiator.standing}`)}</Chip>}
      {gladiator.place && (
        <button type="button" class="name-link" onClick={() => openReference({ kind: "place", id: gladiator.place })}>
          <bdi>{placeName(gladiator.place)}</bdi>
        </button>
      )}
      {gladiator.skips > 0 && <Chip tone="warn">{t("standing-skips", { n: gladiator.skips })}</Chip>}
      {gladiator.net && <Chip>{t("standing-net")}</Chip>}
      {gladiator.two_handed && <Chip>{t("standing-two-handed")}</Chip>}
    </p>
  );
}

/** The cards of the gladiator with their effects, in a column. */
function GladiatorCards({ gladiator }: { gladiator: GladiatorDoc }) {
  const cards = SLOTS.map((slot) => gladiator.gear[slot]).filter((card): card is string => Boolean(card));
  return (
    <section class="card-list stack" aria-label={t("gear")}>
      {(cards.length ? cards : ["pugio"]).map((card) => (
        <CardFace key={card} id={card} />
      ))}
    </section>
  );
}
