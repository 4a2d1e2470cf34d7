/** What would come of my agreeing to a petition, as the server says it to me. */

import { holdings } from "../../core/view/belongings";
import type { Attempt } from "../../core/view/wire";
import { askNow, useDryRun } from "../act/dryrun";
import type { Ask } from "../act/dryrun";
import { doc, view } from "../services";

/** Petitions are tried one after the other: a desk may have many. */
let before: Promise<unknown> = Promise.resolve();

const askInTurn: Ask = (body) => {
  const next = before.then(() => askNow(body));
  before = next.catch(() => undefined);
  return next;
};

/** What would come of it, asked again when what I have has changed; null until it was answered. */
export function useTried(petition: string, as: string): Attempt | null {
  const body = { type: "consent", as, period: doc.value?.period.seq ?? 0, petition };
  return useDryRun(petition, body, JSON.stringify(holdings(view.value, as)), askInTurn) ?? null;
}
