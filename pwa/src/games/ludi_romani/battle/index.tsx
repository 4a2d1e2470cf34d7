import { person, waitingItems } from "../../../core/view/selectors";
import { useDirectActs } from "../../../ui/act/directacts";
import { me } from "../../../ui/me";
import { currentGame, view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { ActButtons } from "../parts/deeds";
import { WaitingRequests } from "../parts/requests";
import { battles, isInBattle } from "../shape";
import type { BattleDoc } from "../wire";
import { BattleView } from "./battle";
import { ChanceRolls } from "./chances";
import { NextActButton, SETTLE_DUTY, firstPossibleAct } from "./nextact";
import "../ludi.css";

/** The acts in a battle. The act that a player most likely wants comes first. */
const FIGHT_ACTS = [
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
/** The acts that end a battle early, and acts that are rarely needed. */
const LESSER_ACTS = ["claim-battle", "use-battle-dice", "flee-home", "leave-battle"];
const ACTS_BEFORE_BATTLE = ["challenge", "draw-lots", "pass-turn", "force-battle", "provoke", "attack-with-ring"];
const BATTLE_DUTIES = [
  "who-presides",
  "above-ten",
  "captured-curiales",
  "victory",
  "war-god",
  "leave-to-challenge",
];
/** The acts whose form always opens, so that the player can choose friends. The form has no required field. */
const ACTS_WITH_FORM = ["accept-challenge", "challenge"];

/** Return the battles of this season. A replayed end of a season has the battles as they stood right before it. */
function shownBattles(): readonly BattleDoc[] {
  const currentBattles = battles(view.value);
  const slices = currentGame.value?.earlierSlices?.value;
  return currentBattles.length || !slices ? currentBattles : battles({ slices });
}

/**
 * The battles of this season. My current or last ended battle comes first, with my acts. Battles at my place follow,
 * and all other battles come last.
 */
export function BattleScreen() {
  const directActs = useDirectActs(me.value, true);
  const battles = shownBattles();
  const ongoingBattles = battles.filter((battle) => battle.stage !== "over");
  const myBattles = ongoingBattles.filter((battle) => isInBattle(battle, me.value));
  const place = person(view.value, me.value)?.place ?? "";
  const watchedBattles = ongoingBattles.filter((battle) => !myBattles.includes(battle) && battle.place === place);
  const otherBattles = ongoingBattles.filter((battle) => !myBattles.includes(battle) && battle.place !== place);
  const pastBattles = battles.filter((battle) => battle.stage === "over").reverse();
  const endedBattles = pastBattles.filter((battle) => myBattles.length === 0 && isInBattle(battle, me.value)).slice(0, 1);
  const actsWithSheet = [...LESSER_ACTS, ...ACTS_WITH_FORM.filter((actType) => directActs.form(actType)?.fields.length)];
  const likelyActs = ongoingBattles.length > 0 ? [...FIGHT_ACTS, ...ACTS_BEFORE_BATTLE] : ACTS_BEFORE_BATTLE;
  const hasToSettle = waitingItems(view.value, me.value).duties.some(({ kind }) => kind === SETTLE_DUTY);
  const nextAct = hasToSettle ? undefined : firstPossibleAct(directActs, likelyActs);
  const types = [...likelyActs, ...(ongoingBattles.length > 0 ? LESSER_ACTS : [])].filter((actType) => actType !== nextAct);
  return (
    <div>
      {[...myBattles, ...endedBattles, ...watchedBattles].map((battle) => (
        <BattleView key={battle.id} battle={battle} />
      ))}
      <WaitingRequests duties={BATTLE_DUTIES} petitions={[...FIGHT_ACTS, ...ACTS_BEFORE_BATTLE, ...LESSER_ACTS]} />
      <NextActButton directActs={directActs} types={likelyActs} actsWithSheet={actsWithSheet} />
      <ActButtons directActs={directActs} types={types} actsWithSheet={actsWithSheet} lesserTypes={types} />
      <ChanceRolls />
      {[...otherBattles, ...pastBattles.filter((battle) => !endedBattles.includes(battle))].map((battle) => (
        <BattleView key={battle.id} battle={battle} />
      ))}
      {battles.length === 0 && <p class="empty">{t("lr-no-battle")}</p>}
    </div>
  );
}
