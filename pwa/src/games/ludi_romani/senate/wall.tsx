import { currentGame, view } from "../../../ui/services";
import type { WallScene } from "../scene";
import { senateOf } from "../shape";
import type { DecidedDoc } from "../wire";
import { LastDecision, isDecisionOn } from "./lastdecision";
import { BillView } from "./ballot";

/** A decision leaves the wall after this number of later lines. */
const LINES_UNTIL_REMOVAL = 6;

/** The vote on a bill, or the last decision, as the wall shows it. */
export const SENATE_SCENE: WallScene = {
  isUnderWay: () => Boolean(senateOf(view.value)?.bill) || recentDecision() !== undefined,
  Part: () => {
    const senate = senateOf(view.value);
    if (senate?.bill) return <BillView senate={senate} bill={senate.bill} big />;
    const law = recentDecision();
    return law ? <LastDecision law={law} big /> : null;
  },
};

function recentDecision(): DecidedDoc | undefined {
  const lines = (currentGame.value?.view.value?.pub ?? []).slice(-LINES_UNTIL_REMOVAL);
  const last = senateOf(view.value)?.decided.at(-1);
  return last && lines.some((line) => isDecisionOn(line, last)) ? last : undefined;
}
