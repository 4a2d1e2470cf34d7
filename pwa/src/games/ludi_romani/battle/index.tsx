import { useDirectActs } from "../../../ui/act/directacts";
import { me } from "../../../ui/me";
import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { Deeds } from "../parts/deeds";
import { Waits } from "../parts/waits";
import { battles, concerns } from "../shape";
import type { BattleDoc } from "../wire";
import { Battle, ending } from "./battle";
import "../ludi.css";

/** What one does in a battle, the likeliest first. */
const FIGHTING = [
  "accept-challenge",
  "field-legions",
  "roll-dice",
  "influence-roll",
  "beg-doubling",
  "turn-fortune",
  "convert-legio",
  "refuse-challenge",
  "lend-fabrilis",
];
/** Ways out, and what is rarely changed. */
const LESSER = ["claim-battle", "use-battle-dice", "flee-home", "leave-battle"];
const BEGINNING = ["challenge", "draw-lots", "pass-turn", "force-battle", "provoke", "attack-with-ring"];
const DUTIES = [
  "settle-round",
  "who-presides",
  "above-ten",
  "captured-curiales",
  "victory",
  "war-god",
  "leave-to-challenge",
];
/** One chooses one's friends, though going alone would do. */
const CHOSEN = ["accept-challenge", "challenge"];

/** The battles of this season: mine first, with what I may do in it; the others to be watched. */
export function BattleScreen() {
  const play = useDirectActs(me.value);
  const all = battles(view.value);
  const last = all.filter((one) => one.stage !== "over");
  const mine = last.filter((one) => concerns(one, me.value));
  const others = last.filter((one) => !mine.includes(one));
  const asked = [...LESSER, ...CHOSEN.filter((type) => play.form(type)?.fields.length)];
  const over = all.filter((one) => one.stage === "over").reverse();
  return (
    <div class="lr-screen">
      {mine.map((one) => (
        <Battle key={one.id} battle={one} />
      ))}
      <Waits duties={DUTIES} petitions={[...FIGHTING, ...BEGINNING, ...LESSER]} />
      <Deeds play={play} types={last.length > 0 ? [...FIGHTING, ...BEGINNING, ...LESSER] : BEGINNING} asked={asked} lesser={LESSER} />
      {others.map((one) => (
        <Battle key={one.id} battle={one} />
      ))}
      {last.length === 0 && <p class="empty">{t("lr-no-battle")}</p>}
      {over.length > 0 && <Over all={over} />}
    </div>
  );
}

/** Battles that are over: how each ended, and its rounds for who opens it. */
function Over({ all }: { all: readonly BattleDoc[] }) {
  return (
    <Panel title={t("lr-battles-over")}>
      {all.map((one) => (
        <details key={one.id} class="lr-blocked">
          <summary>
            {t("lr-versus", { first: personName(one.sides[0].leader), second: personName(one.sides[1].leader) })}: {ending(one)}
          </summary>
          <Battle battle={one} />
        </details>
      ))}
    </Panel>
  );
}
