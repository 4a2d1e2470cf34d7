/** What would come of my agreeing to a petition, as the server says it to me. */

import { useEffect, useState } from "preact/hooks";
import { holdings } from "../../core/belongings";
import type { Attempt } from "../../core/wire";
import { persist } from "../lazy";
import { api, doc, live, view } from "../services";

/** Petitions are tried one after the other: a desk may have many. */
let before: Promise<unknown> = Promise.resolve();

/** What would come of it, asked again when what I have has changed; null until it was answered. */
export function useTried(petition: string, as: string): Attempt | null {
  const [result, setResult] = useState<Attempt | null>(null);
  const held = JSON.stringify(holdings(view.value, as));
  useEffect(() => persist(() => tried(petition, as), setResult, () => undefined), [petition, as, held]);
  return result;
}

function tried(petition: string, as: string): Promise<Attempt> {
  const body = { type: "consent", as, period: doc.peek()?.period.seq ?? 0, petition };
  const next = before.then(() => api.dryRun(live.peek()?.id ?? "", body));
  before = next.catch(() => undefined);
  return next;
}
