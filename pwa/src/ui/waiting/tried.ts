/** Tries of consent: the effects for the viewer if all agree to a petition, as the server says. */

import { holdings } from "../../core/view/belongings";
import type { Attempt } from "../../core/view/wire";
import { askNow, useDryRun } from "../act/dryrun";
import type { Ask } from "../act/dryrun";
import { doc, view } from "../services";

/** The last try. Petitions are tried one after the other, because a desk may have many. */
let before: Promise<unknown> = Promise.resolve();

const askInTurn: Ask = (body) => {
  const next = before.then(() => askNow(body));
  before = next.catch(() => undefined);
  return next;
};

/**
 * Return the effects of a petition; null until there is an answer. It is tried again when the viewer's holdings have
 * changed.
 */
export function useTried(petition: string, as: string): Attempt | null {
  const body = { type: "consent", as, period: doc.value?.period.seq ?? 0, petition };
  return useDryRun(petition, body, JSON.stringify(holdings(view.value, as)), askInTurn) ?? null;
}
