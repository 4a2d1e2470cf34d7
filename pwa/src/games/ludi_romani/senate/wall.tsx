import { Fitted } from "../../../ui/fit";
import { currentGame, view } from "../../../ui/services";
import { isFresh } from "../scene";
import type { WallScene } from "../scene";
import { senateOf } from "../shape";
import type { DecidedDoc } from "../wire";
import { LastDecision, isDecisionOn } from "./lastdecision";
import { BillView } from "./ballot";

/** The number of levels at which the Senate is drawn smaller, or with fewer parts. */
const LEVELS = 5;

/** The vote on a bill, or the last decision, as the wall shows it. */
export const SENATE_SCENE: WallScene = {
  told: ["bill-decided", "votes-counted"],
  isUnderWay: () => Boolean(senateOf(view.value)?.bill) || recentDecision() !== undefined,
  Part: () => {
    const senate = senateOf(view.value);
    const law = recentDecision();
    return (
      <Fitted levels={LEVELS} class="lr-senate-wall">
        {senate?.bill ? <BillView senate={senate} bill={senate.bill} big /> : law && <LastDecision law={law} big />}
      </Fitted>
    );
  },
};

function recentDecision(): DecidedDoc | undefined {
  const lines = (currentGame.value?.view.value?.pub ?? []).filter(isFresh);
  const last = senateOf(view.value)?.decided.at(-1);
  return last && lines.some((line) => isDecisionOn(line, last)) ? last : undefined;
}
