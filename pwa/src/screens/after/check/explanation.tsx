import { t } from "../../../ui/texts";

const EXPLANATION_PARTS = ["proves", "not", "how"] as const;

/**
 * Explain to a reader who has never heard of a hash what the check proves, what it does not prove, and how it works.
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
