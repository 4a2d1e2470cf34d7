import { live, view } from "../../../ui/services";
import type { Scene } from "../scene";
import { senateOf } from "../shape";
import type { DecidedDoc } from "../wire";
import { Announced, decides } from "./announced";
import { Ballot } from "./ballot";

/** Number of later lines after which a decision leaves the wall. */
const STAYS = 6;

/** The vote on a bill, or the last decision, on the wall. */
export const SENATE: Scene = {
  isUnderWay: () => Boolean(senateOf(view.value)?.bill) || justDecided() !== undefined,
  Part: () => {
    const senate = senateOf(view.value);
    if (senate?.bill) return <Ballot senate={senate} bill={senate.bill} big />;
    const law = justDecided();
    return law ? <Announced law={law} big /> : null;
  },
};

function justDecided(): DecidedDoc | undefined {
  const lines = (live.value?.view.value?.pub ?? []).slice(-STAYS);
  const last = senateOf(view.value)?.decided.at(-1);
  return last && lines.some((line) => decides(line, last)) ? last : undefined;
}
