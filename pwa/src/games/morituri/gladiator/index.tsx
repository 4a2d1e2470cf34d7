import { useState } from "preact/hooks";
import { openAct } from "../../../ui/act/open";
import { useDirectActs } from "../../../ui/act/directacts";
import { openReference } from "../../../ui/follow";
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
  const all = gladiators(view.value);
  const [picked, setPicked] = useState("");
  const own = gladiatorOf(view.value, me.value);
  const shown = gladiatorOf(view.value, picked) ?? own ?? gladiatorOf(view.value, turnOf(view.value)?.turn ?? "") ?? all[0];
  const play = useDirectActs(me.value, true);
  if (!shown) return null;
  return (
    <div class="gladiator">
      <div class="scroller" role="group" aria-label={t("gladiators")}>
        {all.map((one) => (
          <button key={one.id} type="button" class="cut who-cut" aria-pressed={one.id === shown.id} data-dead={one.standing === "dead"} onClick={() => setPicked(one.id)}>
            <PawnMark id={one.id} size={26} />
            <bdi>{one.short}</bdi>
          </button>
        ))}
      </div>
      <Portrait one={shown} />
      {shown.id === me.value && play.form("drop-gear")?.blocked.length === 0 && (
        <button type="button" class="button wide" onClick={() => openAct({ type: "drop-gear", as: me.value })}>
          {t("do-drop-gear")}
        </button>
      )}
      <GladiatorCards one={shown} />
    </div>
  );
}

/** The name, condition and gear of a gladiator. */
export function Portrait({ one }: { one: GladiatorDoc }) {
  return (
    <section class="portrait" aria-label={one.short}>
      <header>
        <h2><bdi>{one.short}</bdi></h2>
        {one.name !== one.short && <p class="quiet"><bdi>{one.name}</bdi></p>}
        {one.standing !== "dead" && <HitPoints left={one.hit_points} />}
      </header>
      <PlaceAndObstacles one={one} />
      <ArmedGladiator one={one} />
      <FightValues {...one} />
    </section>
  );
}

/** The place of a gladiator, and the obstacles to the gladiator's move. */
function PlaceAndObstacles({ one }: { one: GladiatorDoc }) {
  return (
    <p class="chips standing">
      {one.standing !== "alive" && <Chip tone="alarm">{t(`standing-${one.standing}`)}</Chip>}
      {one.place && (
        <button type="button" class="name-link" onClick={() => openReference({ kind: "place", id: one.place })}>
          <bdi>{placeName(one.place)}</bdi>
        </button>
      )}
      {one.skips > 0 && <Chip tone="warn">{t("standing-skips", { n: one.skips })}</Chip>}
      {one.net && <Chip>{t("standing-net")}</Chip>}
      {one.two_handed && <Chip>{t("standing-two-handed")}</Chip>}
    </p>
  );
}

/** The cards of the gladiator with their effects, in a column. */
function GladiatorCards({ one }: { one: GladiatorDoc }) {
  const cards = SLOTS.map((slot) => one.gear[slot]).filter((card): card is string => Boolean(card));
  return (
    <section class="card-list stack" aria-label={t("gear")}>
      {(cards.length ? cards : ["pugio"]).map((card) => (
        <CardFace key={card} id={card} />
      ))}
    </section>
  );
}
