import { ActMark } from "../../../ui/pictures/mark";
import { currentGame, gameSlice } from "../../../ui/services";
import { t, texts } from "../../../ui/texts";
import type { Line } from "../../../core/view/wire";
import type { DecidedDoc } from "../wire";
import { lawText } from "./votetexts";
import { Plea } from "./plea";
import "./senate.css";

/** The suffragia that were counted, as the line in the chronicle reports them. */
interface CountedVotes {
  readonly yesVotes: number;
  readonly noVotes: number;
  readonly abstentions: number;
  readonly casting: string;
}

/** The last decision of the Senate and its count, for all viewers who may know them. */
export function LastDecision({ law, isLarge = false }: { law: DecidedDoc; isLarge?: boolean }) {
  const hasFailed = law.stage === "failed";
  const countedVotes = lastCount(currentGame.value?.view.value?.pub ?? [], gameSlice.value?.period.seq ?? 0, law);
  return (
    <section class="lr-announced" data-big={isLarge} data-failed={hasFailed} aria-label={t("lr-announced")}>
      <ActMark type={hasFailed ? "close-ballot" : "carry-out-law"} />
      <h2>{t(hasFailed ? "lr-rejected" : "lr-passed")}</h2>
      <p class="lr-bill">{lawText(law)}</p>
      <Plea law={law} />
      {countedVotes && (
        <>
          <p class="lr-announced-count wrapped">
            <b data-way="yes">{t("lr-for", { n: texts.value.count(countedVotes.yesVotes) })}</b> <b data-way="no">{t("lr-against", { n: texts.value.count(countedVotes.noVotes) })}</b>
          </p>
          {countedVotes.abstentions > 0 && <p class="quiet">{t("lr-unused", { n: countedVotes.abstentions })}</p>}
          {countedVotes.casting !== "none" && <p class="quiet">{t("lr-casting")}</p>}
        </>
      )}
      <p class="quiet">{t(`lr-law-${law.stage}`)}</p>
    </section>
  );
}

/** Return whether a line reports the decision on the given law. */
export const isDecisionOn = (line: Line, law: DecidedDoc): boolean =>
  line.key === "bill-decided" && !line.reversed && line.args["kind"] === law.kind && line.args["target"] === law.target;

/** Return the count in the line right after the decision; undefined for a secret ballot. */
function lastCount(lines: readonly Line[], period: number, law: DecidedDoc): CountedVotes | undefined {
  const decisionIndex = lines.map((line) => line.period === period && isDecisionOn(line, law)).lastIndexOf(true);
  const countLine = decisionIndex < 0 ? undefined : lines[decisionIndex + 1];
  if (countLine?.key !== "votes-counted") return undefined;
  const { yes, no, abstained, casting } = countLine.args;
  return { yesVotes: Number(yes), noVotes: Number(no), abstentions: Number(abstained), casting: String(casting) };
}
