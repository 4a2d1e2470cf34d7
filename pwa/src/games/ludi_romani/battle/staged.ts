/** Which battles the wall shows. */

import type { Line } from "../../../core/view/wire";
import type { BattleDoc } from "../wire";

/** So long stays the end of a battle on the wall: until so many lines have followed it. */
export const STAYS = 6;

/** The battles that are not over, and before them those that have just ended. */
export function staged(battles: readonly BattleDoc[], lines: readonly Line[]): readonly BattleDoc[] {
  const ends = lines.slice(-STAYS).filter(({ key }) => key === "proelium-ended");
  const justOver = (battle: BattleDoc): boolean => {
    const [first, second] = battle.sides;
    return ends.some(({ args }) => args["first"] === `who:${first.leader}` && args["second"] === `who:${second.leader}`);
  };
  const over = battles.filter((one) => one.stage === "over" && justOver(one));
  return [...over, ...battles.filter((one) => one.stage !== "over")];
}
