/** Refusals of what another phone did first: the moment is over, and there is nothing to be said. */

import { useEffect } from "preact/hooks";
import type { DirectActs } from "../../../ui/act/directacts";
import { live } from "../../../ui/services";
import { PLAYED } from "./acts";

export function useLateRefusals(play: DirectActs): void {
  const late = play.stuck.filter(({ state, body }) => state === "refused" && PLAYED.includes(body.type) && !play.form(body.type));
  const ids = play.fresh ? late.map(({ id }) => id).join() : "";
  useEffect(() => {
    for (const id of ids.split(",").filter(Boolean)) void live.peek()?.dismiss(id);
  }, [ids]);
}
