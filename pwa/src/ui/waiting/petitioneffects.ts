/** Tries of consent. The server says which effects a petition has on the viewer if all people agree. */

import { holdings } from "../../core/view/belongings";
import type { Attempt } from "../../core/view/wire";
import { tryCommand, useDryRun } from "../act/dryrun";
import type { TryCommand } from "../act/dryrun";
import { gameSlice, view } from "../services";

/** The last try that was started. Petitions are tried one after the other, because a desk may have many petitions. */
let lastTry: Promise<unknown> = Promise.resolve();

const tryInQueue: TryCommand = (body) => {
  const nextTry = lastTry.then(() => tryCommand(body));
  lastTry = nextTry.catch(() => undefined);
  return nextTry;
};

/**
 * Return the effects of a petition; null until the server has answered. The petition is tried again when the viewer's
 * holdings have changed.
 */
export function usePetitionEffects(petition: string, actor: string): Attempt | null {
  const body = { type: "consent", as: actor, period: gameSlice.value?.period.seq ?? 0, petition };
  return useDryRun(petition, body, JSON.stringify(holdings(view.value, actor)), tryInQueue) ?? null;
}
