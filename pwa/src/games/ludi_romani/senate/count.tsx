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
  const { yes, no } = sums;
  const share = yes + no ? (yes / (yes + no)) * 100 : 50;
  const voted = bill.votes?.length ?? 0;
  return (
    <div class="lr-count">
      <div class="lr-tally wrapped" role="img" aria-label={t("lr-tally", { yes, no })}>
        <b data-way="yes" key={`yes ${yes}`}>
          {t("lr-for", { n: texts.value.count(yes) })}
        </b>
        <b data-way="no" key={`no ${no}`}>
          {t("lr-against", { n: texts.value.count(no) })}
        </b>
        <i data-empty={yes + no === 0} style={{ "--share": `${share}%` }} />
      </div>
      <p class="bold" role="status">
        {voteMarginText(bill.kind, progress)}
      </p>
      {progress.held > 0 && <p class="quiet">{t("lr-held-back", { n: progress.held, kind: bill.kind })}</p>}
      <p class="quiet lr-turnout">{t("lr-turnout", { voted, silent: progress.silent.length })}</p>
      {!isLarge && progress.silent.length > 0 && <p class="quiet">{missingPeopleText(progress.silent)}</p>}
      {isAnnounced && <MissingVotes />}
    </div>
  );
}

/** Return a sentence with the number of votes by which the bill leads or that it still lacks. */
function voteMarginText(majorityKind: string, { leads, lacks, whole: total, broken: isBroken }: ProgressDoc): string {
  if (majorityKind !== "caedes") return leads ? t("lr-leads", { n: leads }) : lacks ? t("lr-short-of", { n: lacks }) : t("lr-level");
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
  const { people, votes } = countOf(view.value)?.out ?? { people: 0, votes: 0 };
  return <p class="quiet">{people ? t("lr-still-out", { n: votes, people }) : t("lr-all-voted")}</p>;
}
