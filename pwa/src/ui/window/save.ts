/** Saving what is sealed, and being ready: the same outbox as for every act, with a number that counts the saves. */

import { nextRevision } from "../../core/sending/windows";
import type { CommandBody, WindowDoc } from "../../core/view/wire";
import { send } from "../act/send";
import type { Sent } from "../act/send";
import { doc, live, storage } from "../services";
import { t } from "../texts";
import { toast } from "../toasts";
import { loadOwn, own, owedBy } from "./own";

const sentOf = (window: string, who: string): string => `revision/${live.peek()?.id ?? ""}/${window}/${who}`;

/** Save a command for the open window of this kind; `quiet` tells no success. */
export async function save(body: CommandBody, kind: string, quiet = false): Promise<Sent> {
  const window = owedBy(body.as).find((one) => one.kind === kind);
  if (!window) return send({ ...body, window: kind, revision: 1 }, quiet);
  const known = own(window.id, body.as)?.doc ?? (await loadOwn(window, body.as));
  const note = sentOf(window.id, body.as);
  const sent = Number((await storage.peek().note(note)) ?? 0);
  const revision = nextRevision(known, sent, live.peek()?.outbox.peek() ?? [], window.id, body.as);
  await storage.peek().setNote(note, String(revision));
  const outcome = await send({ ...body, window: window.id, revision }, true);
  await loadOwn(window, body.as);
  if (outcome.state === "done") tell(known?.ready === true, own(window.id, body.as)?.doc.ready === true, quiet);
  return outcome;
}

/** Say how things stand after a save; that it took *ready* back is said in any case. */
function tell(before: boolean, ready: boolean, quiet: boolean): void {
  if (before && !ready) toast("notice", [t("ui-saved-ready-over")]);
  else if (!quiet) toast("done", [t(ready ? "ui-saved-ready" : "ui-saved-not-ready")]);
}

/** Say that a character is ready for a window, or not yet after all. */
export async function sayReady(window: WindowDoc, as: string, ready: boolean): Promise<Sent> {
  const known = await loadOwn(window, as);
  const body = { type: "set-ready", as, period: doc.peek()?.period.seq ?? 0, window: window.id, ready };
  const outcome = await send({ ...body, revision: (known?.said ?? 0) + 1 }, true);
  await loadOwn(window, as);
  return outcome;
}
