import { hasScoreBoard } from "../../../ui/scoreboard";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { gravesOf, pawnsOf } from "../board";
import { GameEnd } from "../board/end";
import { FightView } from "../duel";
import { useShownFight } from "../duel/shownfight";
import { RoadBoard, VIEW_BOX } from "../map/board";
import { HitPoints } from "../parts/hearts";
import { PawnMark } from "../parts/pawnmark";
import { fightOf, gladiators, spacesOf, turnOf } from "../shape";
import type { GladiatorDoc } from "../wire";
import "../colours.css";
import "../board/board.css";
import "./wall.css";

/**
 * The wall of the game. The wall shows the map, or a fight while there is one, and the hit points of all gladiators.
 * Without a score board it shows only which gladiators are alive.
 */
export function Wall() {
  const turn = turnOf(view.value);
  const allGladiators = gladiators(view.value);
  const { fight, kits } = useShownFight(fightOf(view.value), allGladiators, turn);
  const active = turn?.turn ?? "";
  return (
    <div class="mor-wall whole" data-fight={fight !== undefined}>
      <div class="mor-wall-main">
        {fight && <FightView fight={fight} kits={kits} isLarge />}
        {!fight && turn?.ended && <GameEnd />}
        {!fight && !turn?.ended && (
          <svg class="board-map" viewBox={VIEW_BOX} role="img" aria-label={t("ui-map")}>
            <RoadBoard spaces={spacesOf(view.value)} pawns={pawnsOf(allGladiators, active)} graves={gravesOf(allGladiators)} isLarge />
          </svg>
        )}
      </div>
      <ul class="mor-wall-row wrapped">
        {allGladiators.map((gladiator) => (
          <GladiatorRow key={gladiator.id} gladiator={gladiator} isActive={gladiator.id === active} />
        ))}
      </ul>
    </div>
  );
}

function GladiatorRow({ gladiator, isActive }: { gladiator: GladiatorDoc; isActive: boolean }) {
  return (
    <li data-active={isActive} data-dead={gladiator.standing === "dead"}>
      <PawnMark id={gladiator.id} size={44} />
      <span>
        <b><bdi>{gladiator.short}</bdi></b>
        {gladiator.standing === "alive" ? hasScoreBoard() && <HitPoints points={gladiator.hit_points} /> : <small>{t(`standing-${gladiator.standing}`)}</small>}
      </span>
    </li>
  );
}
