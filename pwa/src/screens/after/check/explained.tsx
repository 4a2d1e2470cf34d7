import { t } from "../../../ui/texts";

const PARTS = ["proves", "not", "how"] as const;

/** What such a check proves, what it does not, and how it works, for somebody who has never heard of a hash. */
export function Explained() {
  return (
    <>
      {PARTS.map((part) => (
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
