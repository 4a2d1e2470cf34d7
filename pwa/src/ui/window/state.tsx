import { timeOfDay } from "../../core/words/timeofday";
import { submissionState } from "../../core/sending/windows";
import type { WindowDoc } from "../../core/view/wire";
import { t } from "../texts";
import { knownSubmission, unsentSave } from "./submissions";

/** Return the state of a submission in a few words, such as "saved 20:40, not ready" or "sealed 20:41, ready". */
export function submissionStateText(window: WindowDoc, who: string): string {
  const known = knownSubmission(window.id, who);
  const stands = submissionState(known?.doc, known?.proved === true);
  const at = stands === "sealed" ? window.sealed_at : (known?.doc.at ?? 0);
  const saved = unsentSave(window.id, who) ? t("ui-window-unsent") : t(`ui-window-${stands}`, { at: timeOfDay(at) });
  return t(known?.doc.ready ? "ui-window-ready" : "ui-window-not-ready", { saved });
}

/** Draw the state of a submission as a line. A saved submission is said to be changeable. */
export function SubmissionLine({ window, who }: { window: WindowDoc; who: string }) {
  return (
    <p class="quiet sealed-state" role="status">
      {submissionStateText(window, who)}
      {(knownSubmission(window.id, who)?.doc.revision ?? 0) > 0 && <small> {t("ui-window-changeable")}</small>}
    </p>
  );
}
