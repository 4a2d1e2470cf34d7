import { aim } from "../../core/view/selectors";
import { isolate } from "../../core/words/isolates";
import { useDirectActs } from "../../ui/act/directacts";
import { Bonds } from "../../ui/bonds";
import { openReference } from "../../ui/reference";
import { me } from "../../ui/me";
import { AimLine } from "../../ui/minute/aim";
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
  const directActs = useDirectActs(me.value, true);
  if (!turn) return null;
  const bystanders = emperors(view.value).filter(({ plays: isPlaying }) => !isPlaying);
  return (
    <div>
      {aim(view.value, me.value) ? <AimLine id={me.value} /> : <p class="quiet">{t("empires-to-win", { n: turn.win_centres })}</p>}
      <Bonds id={me.value} isOwn />
      <ul class="dip-sides stack">
        {turn.sides.map((side) => (
          <FederationSide key={side.members.join()} side={side} leavingMembers={turn.leaving} />
        ))}
      </ul>
      <Unions unions={turn.uniting} />
      {bystanders.length > 0 && (
        <ul class="dip-sides stack">
          {bystanders.map((empire) => (
            <li key={empire.id} class="dip-side">
              <CrestOf id={empire.id} size={36} />
              <span>
                {personName(empire.id)} <span class="quiet">{t("empire-none")}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="dip-verbs wrapped snug">
        {FEDERATION_ACTS.filter((actType) => directActs.form(actType)?.blocked.length === 0).map((actType) => (
          <button key={actType} type="button" class="button" disabled={!directActs.isOpen(actType)} onClick={() => void directActs.tap(actType)}>
            {actTitle(actType)}
          </button>
        ))}
      </div>
    </div>
  );
}

function FederationSide({ side, leavingMembers }: { side: SideDoc; leavingMembers: readonly string[] }) {
  return (
    <li>
      {side.name && (
        <p>
          {t("union-of", { name: side.name })} · {side.centres}
        </p>
      )}
      {side.members.map((member) => {
        const empire = emperorOf(view.value, member);
        return empire && <FederationMember key={member} empire={empire} isLeaving={leavingMembers.includes(member)} />;
      })}
    </li>
  );
}

function FederationMember({ empire, isLeaving }: { empire: EmpireDoc; isLeaving: boolean }) {
  const missedText = empire.missed.length > 0 ? ` · ${t("empire-missed", { n: empire.missed.length })}` : "";
  return (
    <div class="dip-side">
      <CrestOf id={empire.id} size={40} />
      <button type="button" class="quiet-button dip-name" onClick={() => openReference({ kind: "who", id: empire.id })}>
        <strong><bdi>{empire.empire || personName(empire.id)}</bdi></strong>
        <br />
        <span class="quiet">
          {empire.empire && isolate(empire.empire) !== personName(empire.id) ? `${personName(empire.id)} · ` : ""}
          {t("empire-line", { centres: empire.centres, units: empire.units })}
          {missedText}
          {isLeaving && ` · ${t("leaves-union")}`}
        </span>
      </button>
      <span class="dip-centres" aria-hidden="true">
        {empire.centres}
      </span>
    </div>
  );
}
