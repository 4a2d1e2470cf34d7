import { useEffect, useRef } from "preact/hooks";
import type { FormDraft } from "../../core/sending/draft";
import type { Arg } from "../../core/view/values";
import { t } from "../texts";
import { knownSubmission, openWindowsOf } from "./submissions";
import { SubmissionLine } from "./state";

/** Draw the state of the submission in the form of a sealed act. The form starts with the values that were saved. */
export function SealedFormState({ draft, type, as, kind }: { draft: FormDraft; type: string; as: string; kind: string }) {
  const window = openWindowsOf(as).find((window) => window.kind === kind);
  const submission = window && knownSubmission(window.id, as)?.doc.saved;
  const untouched = useRef(JSON.stringify(draft.chosen.peek()));
  useEffect(() => {
    const isTouched = JSON.stringify(draft.chosen.peek()) !== untouched.current;
    if (!submission || submission.type !== type || isTouched) return;
    for (const [name, value] of Object.entries(submission.fields)) draft.set(name, value as Arg, 0);
  }, [submission]);
  if (!window) return null;
  return (
    <>
      <SubmissionLine window={window} character={as} />
      <p class="quiet">{t("ui-sealed-about")}</p>
    </>
  );
}
