/** Selects the battles that the wall shows. */

import type { Line } from "../../../core/view/wire";
import type { BattleDoc } from "../wire";

/** The end of a battle leaves the wall after this number of later lines. */
export const LINES_UNTIL_REMOVAL = 6;

/** Return the battles that have just ended, and after them the battles that are being fought. */
export function battlesOnWall(battles: readonly BattleDoc[], lines: readonly Line[]): readonly BattleDoc[] {
  const ends = lines.slice(-LINES_UNTIL_REMOVAL).filter(({ key }) => key === "proelium-ended");
  const justOver = (battle: BattleDoc): boolean => {
    const [first, second] = battle.sides;
    return ends.some(({ args }) => args["first"] === `who:${first.leader}` && args["second"] === `who:${second.leader}`);
  };
  const over = battles.filter((one) => one.stage === "over" && justOver(one));
  return [...over, ...battles.filter((one) => one.stage !== "over")];
}
