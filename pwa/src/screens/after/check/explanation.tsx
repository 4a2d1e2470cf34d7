import { t } from "../../../ui/texts";

const EXPLANATION_PARTS = ["proves", "not", "how"] as const;

/**
 * Explain what the check proves, what it does not prove, and how it works. The text is for readers who have never heard
 * of a hash.
 */
export function Explanation() {
  return (
    <>
      {EXPLANATION_PARTS.map((explanationPart) => (
        <details key={explanationPart} class="panel" open={explanationPart !== "how"}>
          <summary class="panel-title">{t(`check-${explanationPart}`)}</summary>
          {t(`check-${explanationPart}-text`)
            .split("\n")
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </details>
      ))}
    </>
  );
}
