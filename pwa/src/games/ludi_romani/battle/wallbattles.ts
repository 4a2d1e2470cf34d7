/** Selects the battles that the wall shows. */

import type { Line } from "../../../core/view/wire";
import { isFresh } from "../scene";
import type { BattleDoc } from "../wire";

const isOver = ({ stage }: BattleDoc): boolean => stage === "over" || stage === "aftermath";

/**
 * Return the battles that have just ended, and after them the battles that are being fought. A battle leaves the wall a
 * short time after its end, even if somebody still has to decide about its consequences.
 */
export function battlesOnWall(battles: readonly BattleDoc[], lines: readonly Line[]): readonly BattleDoc[] {
  const ends = lines.filter((line) => line.key === "proelium-ended" && isFresh(line));
  const hasJustEnded = (battle: BattleDoc): boolean => {
    const [firstSide, secondSide] = battle.sides;
    return ends.some(({ args }) => args["first"] === `who:${firstSide.leader}` && args["second"] === `who:${secondSide.leader}`);
  };
  return [...battles.filter((battle) => isOver(battle) && hasJustEnded(battle)), ...battles.filter((battle) => !isOver(battle))];
}
