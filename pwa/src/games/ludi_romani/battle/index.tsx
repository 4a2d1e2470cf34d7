import { person, waitingItems } from "../../../core/view/selectors";
import { useDirectActs } from "../../../ui/act/directacts";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { Deeds } from "../parts/deeds";
import { Waits } from "../parts/waits";
import { battles, isInBattle } from "../shape";
import { Battle } from "./battle";
import { Chances } from "./chances";
import { Next, SETTLE, nextOf } from "./next";
import "../ludi.css";

/** Acts in a battle, the likeliest first. */
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
/** Ways out of a battle, and acts that are rarely needed. */
const LESSER = ["claim-battle", "use-battle-dice", "flee-home", "leave-battle"];
const FIRST_ACTS = ["challenge", "draw-lots", "pass-turn", "force-battle", "provoke", "attack-with-ring"];
const DUTIES = [
  "who-presides",
  "above-ten",
  "captured-curiales",
  "victory",
  "war-god",
  "leave-to-challenge",
];
/** Acts whose form opens even if no field is required, so that the player can choose friends. */
const ACTS_WITH_FORM = ["accept-challenge", "challenge"];

/**
 * Shows the battles of this season. My battle with my acts comes first, or my last ended one. Battles at my place come
 * next, and all others come last.
 */
export function BattleScreen() {
  const play = useDirectActs(me.value, true);
  const all = battles(view.value);
  const last = all.filter((one) => one.stage !== "over");
  const mine = last.filter((one) => isInBattle(one, me.value));
  const place = person(view.value, me.value)?.place ?? "";
  const watched = last.filter((one) => !mine.includes(one) && one.place === place);
  const others = last.filter((one) => !mine.includes(one) && one.place !== place);
  const over = all.filter((one) => one.stage === "over").reverse();
  const ended = over.filter((one) => mine.length === 0 && isInBattle(one, me.value)).slice(0, 1);
  const asked = [...LESSER, ...ACTS_WITH_FORM.filter((type) => play.form(type)?.fields.length)];
  const likely = last.length > 0 ? [...FIGHTING, ...FIRST_ACTS] : FIRST_ACTS;
  const settles = waitingItems(view.value, me.value).duties.some(({ kind }) => kind === SETTLE);
  const next = settles ? undefined : nextOf(play, likely);
  const types = [...likely, ...(last.length > 0 ? LESSER : [])].filter((type) => type !== next);
  return (
    <div>
      {[...mine, ...ended, ...watched].map((one) => (
        <Battle key={one.id} battle={one} />
      ))}
      <Waits duties={DUTIES} petitions={[...FIGHTING, ...FIRST_ACTS, ...LESSER]} />
      <Next play={play} types={likely} asked={asked} />
      <Deeds play={play} types={types} asked={asked} lesser={types} />
      <Chances />
      {[...others, ...over.filter((one) => !ended.includes(one))].map((one) => (
        <Battle key={one.id} battle={one} />
      ))}
      {all.length === 0 && <p class="empty">{t("lr-no-battle")}</p>}
    </div>
  );
}
