import { t } from "../../../ui/texts";

const EXPLANATION_PARTS = ["proves", "not", "how"] as const;

/**
 * Explain what the check proves, what it does not prove, and how it works. The text is for readers who have never heard
 * of a hash.
 */
export function Explanation() {
  return (
    <>
      {EXPLANATION_PARTS.map((part) => (
        <details key={part} class="panel" open={part !== "how"}>
          <summary class="panel-title">{t(`check-${part}`)}</summary>
          {t(`check-${part}-text`)
            .split("\n")
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </details>
      ))}
    </>
  );
}
