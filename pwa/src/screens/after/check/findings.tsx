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

function* headFindings({ entryCount, withheldCount, heads }: CheckResult): Iterable<Finding> {
  const hasWrongHeads = heads.wrongNumbers.length > 0 || heads.uncovered > 0;
  if (hasWrongHeads) yield { tone: "bad", text: t("check-heads-wrong", { n: heads.wrongNumbers.length, uncovered: heads.uncovered }) };
  else yield { tone: "good", text: t("check-heads", { entries: entryCount, n: heads.digests.length }) };
  if (withheldCount) yield { tone: "open", text: t("check-withheld", { n: withheldCount }) };
}

function* takeoverFindings({ takeoverCount, forgedCount, behind: { headCount, lineCount, actCount } }: CheckResult): Iterable<Finding> {
  if (forgedCount) yield { tone: "bad", text: t("check-takeovers-forged", { n: forgedCount }) };
  else if (takeoverCount) yield { tone: "good", text: t("check-takeovers", { n: takeoverCount }) };
  if (headCount || lineCount || actCount) yield { tone: "open", text: t("check-behind", { heads: headCount, lines: lineCount, acts: actCount }) };
}

function* phoneFindings({ keptHeadCount, lostHeadCount, hasSameKey, lineCount, unlike: changedLines, closedLineCount, actCount, missing }: CheckResult): Iterable<Finding> {
  if (lostHeadCount) yield { tone: "bad", text: t("check-kept-lost", { n: keptHeadCount, lost: lostHeadCount }) };
  else if (keptHeadCount) yield { tone: "good", text: t("check-kept", { n: keptHeadCount }) };
  else yield { tone: "open", text: t("check-kept-none") };
  if (hasSameKey === false) yield { tone: "bad", text: t("check-key-other") };
  if (changedLines.length) yield { tone: "bad", text: t("check-lines-unlike", { n: lineCount, unlike: changedLines.length }) };
  else if (lineCount) yield { tone: "good", text: t("check-lines", { n: lineCount }) };
  if (closedLineCount) yield { tone: "open", text: t("check-lines-closed", { n: closedLineCount }) };
  if (missing.length) yield { tone: "bad", text: t("check-acts-missing", { n: actCount, missing: missing.length }) };
  else if (actCount) yield { tone: "good", text: t("check-acts", { n: actCount }) };
}

function* diceFindings({ dice: { fairCount, wrongIds, waitingCount, tableCount, wrongPeriods }, myRollCount }: CheckResult): Iterable<Finding> {
  if (wrongIds.length || wrongPeriods.length) yield { tone: "bad", text: t("check-dice-wrong", { n: wrongIds.length, seeds: wrongPeriods.length }) };
  else if (fairCount) yield { tone: "good", text: t("check-dice", { n: fairCount, mine: myRollCount }) };
  if (waitingCount) yield { tone: "bad", text: t("check-dice-waiting", { n: waitingCount }) };
  if (tableCount) yield { tone: "open", text: t("check-dice-table", { n: tableCount }) };
}

function* signatureFindings({ phoneCount }: CheckResult): Iterable<Finding> {
  yield phoneCount ? { tone: "good", text: t("check-phones", { n: phoneCount }) } : { tone: "open", text: t("check-phones-none") };
}
