/** Dismisses refusals of acts that another phone did first. The player need not react to such a refusal. */

import { useEffect } from "preact/hooks";
import type { DirectActs } from "../../../ui/act/directacts";
import { currentGame } from "../../../ui/services";
import { BOARD_ACTS } from "./acts";

export function useDismissLateRefusals(play: DirectActs): void {
  const lateItems = play.stuckItems.filter(({ state, body }) => state === "refused" && BOARD_ACTS.includes(body.type) && !play.form(body.type));
  const ids = play.fresh ? lateItems.map(({ id }) => id).join() : "";
  useEffect(() => {
    for (const id of ids.split(",").filter(Boolean)) void currentGame.peek()?.dismiss(id);
  }, [ids]);
}
