import { useEffect, useRef } from "preact/hooks";
import type { FormDraft } from "../../core/sending/draft";
import type { Arg } from "../../core/view/values";
import { t } from "../texts";
import { knownSubmission, openWindowsOf } from "./submissions";
import { SubmissionLine } from "./submissionline";

/** Draw the state of the submission in the form of a sealed act. The form starts with the values that were saved. */
export function SealedFormState({ draft, type, actor, windowKind }: { draft: FormDraft; type: string; actor: string; windowKind: string }) {
  const window = openWindowsOf(actor).find((window) => window.kind === windowKind);
  const submission = window && knownSubmission(window.id, actor)?.doc.saved;
  const untouchedValues = useRef(JSON.stringify(draft.chosenValues.peek()));
  useEffect(() => {
    const isTouched = JSON.stringify(draft.chosenValues.peek()) !== untouchedValues.current;
    if (!submission || submission.type !== type || isTouched) return;
    for (const [fieldName, value] of Object.entries(submission.fields)) draft.set(fieldName, value as Arg, 0);
  }, [submission]);
  if (!window) return null;
  return (
    <>
      <SubmissionLine window={window} character={actor} />
      <p class="quiet">{t("ui-sealed-about")}</p>
    </>
  );
}
