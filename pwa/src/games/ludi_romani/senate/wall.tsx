import { Fitted } from "../../../ui/fit";
import { currentGame, view } from "../../../ui/services";
import { isFresh } from "../scene";
import type { WallScene } from "../scene";
import type { Line } from "../../../core/view/wire";
import { senateOf } from "../shape";
import type { DecidedDoc } from "../wire";
import { LastDecision, isDecisionOn } from "./lastdecision";
import { BillView } from "./ballot";

/** The number of levels at which the Senate is drawn smaller, or with fewer parts. */
const LEVELS = 5;

/** The vote on a bill, or the last decision, as the wall shows it. */
export const SENATE_SCENE: WallScene = {
  isTold: (line) => isFresh(line) && linesOfShownDecision().includes(line),
  isUnderWay: () => Boolean(senateOf(view.value)?.bill) || recentDecision() !== undefined,
  Part: () => {
    const senate = senateOf(view.value);
    const law = recentDecision();
    return (
      <Fitted levelCount={LEVELS} class="lr-senate-wall">
        {senate?.bill ? <BillView senate={senate} bill={senate.bill} isLarge /> : law && <LastDecision law={law} isLarge />}
      </Fitted>
    );
  },
};

const publicLines = (): readonly Line[] => currentGame.value?.view.value?.pub ?? [];

function recentDecision(): DecidedDoc | undefined {
  const lastDecided = senateOf(view.value)?.decided.at(-1);
  return lastDecided && publicLines().some((line) => isFresh(line) && isDecisionOn(line, lastDecided)) ? lastDecided : undefined;
}

/** Return the lines of the decision that the wall shows: the decision, and the count right after it. */
function linesOfShownDecision(): readonly Line[] {
  const law = senateOf(view.value)?.bill ? undefined : recentDecision();
  const lines = publicLines();
  const decisionIndex = law ? lines.map((line) => isFresh(line) && isDecisionOn(line, law)).lastIndexOf(true) : -1;
  return decisionIndex < 0 ? [] : lines.slice(decisionIndex, decisionIndex + 2).filter(({ key }) => key === "bill-decided" || key === "votes-counted");
}
