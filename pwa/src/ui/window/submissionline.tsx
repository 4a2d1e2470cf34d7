import { timeOfDay } from "../../core/words/timeofday";
import { submissionState } from "../../core/sending/windows";
import type { WindowDoc } from "../../core/view/wire";
import { t } from "../texts";
import { knownSubmission, unsentSave } from "./submissions";

/** Return the state of a submission in a few words, such as "saved 20:40, not ready" or "sealed 20:41, ready". */
export function submissionStateText(window: WindowDoc, character: string): string {
  const submission = knownSubmission(window.id, character);
  const saveState = submissionState(submission?.doc, submission?.isProved === true);
  const saveTime = saveState === "sealed" ? window.sealed_at : (submission?.doc.at ?? 0);
  const stateText = unsentSave(window.id, character) ? t("ui-window-unsent") : t(`ui-window-${saveState}`, { at: timeOfDay(saveTime) });
  return t(submission?.doc.ready ? "ui-window-ready" : "ui-window-not-ready", { saved: stateText });
}

/** Draw the state of a submission as a line. A saved submission is said to be changeable. */
export function SubmissionLine({ window, character }: { window: WindowDoc; character: string }) {
  return (
    <p class="quiet sealed-state" role="status">
      {submissionStateText(window, character)}
      {(knownSubmission(window.id, character)?.doc.revision ?? 0) > 0 && <small> {t("ui-window-changeable")}</small>}
    </p>
  );
}
