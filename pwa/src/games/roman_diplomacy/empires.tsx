import { isolate } from "../../core/words/isolates";
import { useDirectActs } from "../../ui/act/directacts";
import { Bonds } from "../../ui/bonds";
import { openReference } from "../../ui/follow";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { view } from "../../ui/services";
import { actTitle, personName, t } from "../../ui/texts";
import { emperorOf, emperors, turnOf } from "./shape";
import { Unions } from "./unions";
import type { EmpireDoc, SideDoc } from "./wire";
import "./diplomacy.css";

const FEDERATION_ACTS = ["federate", "leave-federation", "trade", "hand-over-unit", "hand-over-centre", "hand-over-builds", "agree-on-end"] as const;

/**
 * The federation board. The board shows every side with its centres, planned unions and planned departures. The
 * federation board also has my acts on unions and departures.
 */
export function FederationBoard() {
  const turn = turnOf(view.value);
  const play = useDirectActs(me.value, true);
  if (!turn) return null;
  const without = emperors(view.value).filter(({ plays }) => !plays);
  return (
    <div>
      <p class="quiet">{t("empires-to-win", { n: turn.win_centres })}</p>
      <Bonds id={me.value} own />
      <ul class="dip-sides stack">
        {turn.sides.map((side) => (
          <FederationSide key={side.members.join()} side={side} leaving={turn.leaving} />
        ))}
      </ul>
      <Unions unions={turn.uniting} />
      {without.length > 0 && (
        <ul class="dip-sides stack">
          {without.map((one) => (
            <li key={one.id} class="dip-side">
              <CrestOf id={one.id} size={36} />
              <span>
                {personName(one.id)} <span class="quiet">{t("empire-none")}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="dip-verbs wrapped snug">
        {FEDERATION_ACTS.filter((type) => play.form(type)?.blocked.length === 0).map((type) => (
          <button key={type} type="button" class="button" disabled={!play.open(type)} onClick={() => void play.tap(type)}>
            {actTitle(type)}
          </button>
        ))}
      </div>
    </div>
  );
}

function FederationSide({ side, leaving }: { side: SideDoc; leaving: readonly string[] }) {
  return (
    <li>
      {side.name && (
        <p>
          {t("union-of", { name: side.name })} · {side.centres}
        </p>
      )}
      {side.members.map((id) => {
        const one = emperorOf(view.value, id);
        return one && <FederationMember key={id} one={one} leaves={leaving.includes(id)} />;
      })}
    </li>
  );
}

function FederationMember({ one, leaves }: { one: EmpireDoc; leaves: boolean }) {
  const missed = one.missed.length > 0 ? ` · ${t("empire-missed", { n: one.missed.length })}` : "";
  return (
    <div class="dip-side">
      <CrestOf id={one.id} size={40} />
      <button type="button" class="quiet-button dip-name" onClick={() => openReference({ kind: "who", id: one.id })}>
        <strong><bdi>{one.empire || personName(one.id)}</bdi></strong>
        <br />
        <span class="quiet">
          {one.empire && isolate(one.empire) !== personName(one.id) ? `${personName(one.id)} · ` : ""}
          {t("empire-line", { centres: one.centres, units: one.units })}
          {missed}
          {leaves && ` · ${t("leaves-union")}`}
        </span>
      </button>
      <span class="dip-centres" aria-hidden="true">
        {one.centres}
      </span>
    </div>
  );
}
