import type { CheckResult } from "../../../core/seals/check";
import { Icon } from "../../../ui/parts/icon";
import { t } from "../../../ui/texts";

type Tone = "good" | "bad" | "open";

interface Finding {
  readonly tone: Tone;
  readonly text: string;
}

const ICONS = { good: "check", bad: "alert", open: "minus" } as const;

/** Show the findings of the check. Each finding is one sentence, which is marked as good, bad or open. */
export function FindingList({ checkResult }: { checkResult: CheckResult }) {
  return (
    <section class="panel" aria-live="polite">
      <h2 class="panel-title">{t(checkResult.hasPassed ? "check-good" : "check-bad")}</h2>
      <ul class="check-findings">
        {findingsOf(checkResult).map(({ tone, text }) => (
          <li key={text} data-tone={tone}>
            <Icon name={ICONS[tone]} size={22} />
            <span class="unseen">{t(`check-tone-${tone}`)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function findingsOf(result: CheckResult): readonly Finding[] {
  return [...headFindings(result), ...takeoverFindings(result), ...phoneFindings(result), ...diceFindings(result), ...signatureFindings(result)];
}

function* headFindings({ entries, withheld, heads }: CheckResult): Iterable<Finding> {
  const hasWrongHeads = heads.wrongNumbers.length > 0 || heads.uncovered > 0;
  if (hasWrongHeads) yield { tone: "bad", text: t("check-heads-wrong", { n: heads.wrongNumbers.length, uncovered: heads.uncovered }) };
  else yield { tone: "good", text: t("check-heads", { entries, n: heads.digests.length }) };
  if (withheld) yield { tone: "open", text: t("check-withheld", { n: withheld }) };
}

function* takeoverFindings({ takeovers, forged, behind: { heads, lines, acts } }: CheckResult): Iterable<Finding> {
  if (forged) yield { tone: "bad", text: t("check-takeovers-forged", { n: forged }) };
  else if (takeovers) yield { tone: "good", text: t("check-takeovers", { n: takeovers }) };
  if (heads || lines || acts) yield { tone: "open", text: t("check-behind", { heads, lines, acts }) };
}

function* phoneFindings({ keptHeads, lostHeads, hasSameKey, lines, unlike: changedLines, closedLines, acts, missing }: CheckResult): Iterable<Finding> {
  if (lostHeads) yield { tone: "bad", text: t("check-kept-lost", { n: keptHeads, lost: lostHeads }) };
  else if (keptHeads) yield { tone: "good", text: t("check-kept", { n: keptHeads }) };
  else yield { tone: "open", text: t("check-kept-none") };
  if (hasSameKey === false) yield { tone: "bad", text: t("check-key-other") };
  if (changedLines.length) yield { tone: "bad", text: t("check-lines-unlike", { n: lines, unlike: changedLines.length }) };
  else if (lines) yield { tone: "good", text: t("check-lines", { n: lines }) };
  if (closedLines) yield { tone: "open", text: t("check-lines-closed", { n: closedLines }) };
  if (missing.length) yield { tone: "bad", text: t("check-acts-missing", { n: acts, missing: missing.length }) };
  else if (acts) yield { tone: "good", text: t("check-acts", { n: acts }) };
}

function* diceFindings({ dice: { fairCount, wrongIds, waitingCount, tableCount, wrongPeriods }, mine }: CheckResult): Iterable<Finding> {
  if (wrongIds.length || wrongPeriods.length) yield { tone: "bad", text: t("check-dice-wrong", { n: wrongIds.length, seeds: wrongPeriods.length }) };
  else if (fairCount) yield { tone: "good", text: t("check-dice", { n: fairCount, mine }) };
  if (waitingCount) yield { tone: "bad", text: t("check-dice-waiting", { n: waitingCount }) };
  if (tableCount) yield { tone: "open", text: t("check-dice-table", { n: tableCount }) };
}

function* signatureFindings({ phones: phoneCount }: CheckResult): Iterable<Finding> {
  yield phoneCount ? { tone: "good", text: t("check-phones", { n: phoneCount }) } : { tone: "open", text: t("check-phones-none") };
}
