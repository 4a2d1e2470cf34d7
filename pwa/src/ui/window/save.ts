/**
 * The saves of sealed acts, and the readiness of characters. Saves use the outbox of all acts, and each save has a
 * number.
 */

import { nextRevision } from "../../core/sending/windows";
import type { CommandBody, WindowDoc } from "../../core/view/wire";
import { sendCommand } from "../act/send";
import type { SendResult } from "../act/send";
import { gameSlice, currentGame, storage } from "../services";
import { t } from "../texts";
import { showToast } from "../toasts";
import { fetchSubmission, knownSubmission, openWindowsOf } from "./submissions";

/** Return the name of the note that contains the number of the last save that this phone sent. */
const lastSaveNoteName = (window: string, character: string): string => `revision/${currentGame.peek()?.id ?? ""}/${window}/${character}`;

/** Save a command for the open window of this kind. With `isSilent`, no message about success is shown. */
export async function saveSubmission(body: CommandBody, windowKind: string, isSilent = false): Promise<SendResult> {
  const window = openWindowsOf(body.as).find((window) => window.kind === windowKind);
  if (!window) return sendCommand({ ...body, window: windowKind, revision: 1 }, isSilent);
  const submission = knownSubmission(window.id, body.as)?.doc ?? (await fetchSubmission(window, body.as));
  const note = lastSaveNoteName(window.id, body.as);
  const lastRevision = Number((await storage.peek().note(note)) ?? 0);
  const revision = nextRevision(submission, lastRevision, currentGame.peek()?.outbox.peek() ?? [], window.id, body.as);
  await storage.peek().setNote(note, String(revision));
  const outcome = await sendCommand({ ...body, window: window.id, revision }, true);
  await fetchSubmission(window, body.as);
  if (outcome.state === "done") showStateAfterSave(submission?.ready === true, knownSubmission(window.id, body.as)?.doc.ready === true, isSilent);
  return outcome;
}

/** Show the state after a save. If the save ended the readiness, a message reports this even with `isSilent`. */
function showStateAfterSave(wasReady: boolean, isReady: boolean, isSilent: boolean): void {
  if (wasReady && !isReady) showToast("notice", [t("ui-saved-ready-over")]);
  else if (!isSilent) showToast("done", [t(isReady ? "ui-saved-ready" : "ui-saved-not-ready")]);
}

/** Make a character ready in a window, or withdraw the readiness. */
export async function sendReadiness(window: WindowDoc, actor: string, isReady: boolean): Promise<SendResult> {
  const submission = await fetchSubmission(window, actor);
  const body = { type: "set-ready", as: actor, period: gameSlice.peek()?.period.seq ?? 0, window: window.id, ready: isReady };
  const outcome = await sendCommand({ ...body, revision: (submission?.said ?? 0) + 1 }, true);
  await fetchSubmission(window, actor);
  return outcome;
}
