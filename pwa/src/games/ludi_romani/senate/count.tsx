import { view } from "../../../ui/services";
import { t, texts, personRef } from "../../../ui/texts";
import { countOf } from "../shape";
import type { BillDoc, ProgressDoc } from "../wire";

/**
 * The count of votes beside the number that the bill needs, as far as the ballot is public. `isAnnounced` says whether this
 * viewer may know the missing votes. On a phone the count names the people who have not voted. On the wall the benches
 * name them.
 */
export function VoteCount({ bill, isAnnounced, isLarge }: { bill: BillDoc; isAnnounced: boolean; isLarge: boolean }) {
  const { sums, progress } = bill;
  if (!sums || !progress) return <p class="lr-secret">{t("lr-secret")}</p>;
  const { yes: yesVotes, no: noVotes } = sums;
  const share = yesVotes + noVotes ? (yesVotes / (yesVotes + noVotes)) * 100 : 50;
  const voterCount = bill.votes?.length ?? 0;
  return (
    <div class="lr-count">
      <div class="lr-tally wrapped" role="img" aria-label={t("lr-tally", { yes: yesVotes, no: noVotes })}>
        <b data-way="yes" key={`yes ${yesVotes}`}>
          {t("lr-for", { n: texts.value.count(yesVotes) })}
        </b>
        <b data-way="no" key={`no ${noVotes}`}>
          {t("lr-against", { n: texts.value.count(noVotes) })}
        </b>
        <i data-empty={yesVotes + noVotes === 0} style={{ "--share": `${share}%` }} />
      </div>
      <p class="bold" role="status">
        {voteMarginText(bill.kind, progress)}
      </p>
      {progress.held > 0 && <p class="quiet">{t("lr-held-back", { n: progress.held, kind: bill.kind })}</p>}
      <p class="quiet lr-turnout">{t("lr-turnout", { voted: voterCount, silent: progress.silent.length })}</p>
      {!isLarge && progress.silent.length > 0 && <p class="quiet">{missingPeopleText(progress.silent)}</p>}
      {isAnnounced && <MissingVotes />}
    </div>
  );
}

/** Return a sentence with the number of votes by which the bill leads or that it still lacks. */
function voteMarginText(majorityKind: string, { leads: votesAhead, lacks: votesLacking, whole: total, broken: isBroken }: ProgressDoc): string {
  if (majorityKind !== "caedes") return votesAhead ? t("lr-leads", { n: votesAhead }) : votesLacking ? t("lr-short-of", { n: votesLacking }) : t("lr-level");
  return isBroken.length > 0 ? t("lr-caedes-fails", { who: isBroken.map(personRef) }) : t("lr-caedes-needs", { n: total.length });
}

/** The maximum number of people whom the count names. */
const MAX_NAMED = 6;

/** Return a sentence with the names of the people who have not voted. */
function missingPeopleText(absentees: readonly string[]): string {
  const references = absentees.slice(0, MAX_NAMED).map(personRef);
  const hiddenCount = absentees.length - references.length;
  return hiddenCount ? t("lr-missing-more", { who: references, n: hiddenCount }) : t("lr-missing", { who: references });
}

/** The missing votes. A presider sees them after calling the roll. */
function MissingVotes() {
  const { people: absentCount, votes: absentVotes } = countOf(view.value)?.out ?? { people: 0, votes: 0 };
  return <p class="quiet">{absentCount ? t("lr-still-out", { n: absentVotes, people: absentCount }) : t("lr-all-voted")}</p>;
}
