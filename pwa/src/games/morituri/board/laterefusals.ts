/** Dismisses refusals of acts that another phone did first. The player need not react to such a refusal. */

import { useEffect } from "preact/hooks";
import type { DirectActs } from "../../../ui/act/directacts";
import { currentGame } from "../../../ui/services";
import { BOARD_ACTS } from "./acts";

export function useDismissLateRefusals(directActs: DirectActs): void {
  const lateItems = directActs.stuckItems.filter(({ state, body }) => state === "refused" && BOARD_ACTS.includes(body.type) && !directActs.form(body.type));
  const commandIds = directActs.isFresh ? lateItems.map(({ id }) => id).join() : "";
  useEffect(() => {
    for (const commandId of commandIds.split(",").filter(Boolean)) void currentGame.peek()?.dismiss(commandId);
  }, [commandIds]);
}
