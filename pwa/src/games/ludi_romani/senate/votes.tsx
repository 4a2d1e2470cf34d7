import { useState } from "preact/hooks";
import { holdings } from "../../../core/view/belongings";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import type { DirectActs } from "../../../ui/act/directacts";
import { ObjectionList } from "../../../ui/act/objections";
import { Stepper } from "../../../ui/fields/stepper";
import { gloss } from "../../../ui/parts/gloss";
import { hasInvalidField } from "../../../ui/invalidfields";
import { view } from "../../../ui/services";
import { actTitle, t, texts } from "../../../ui/texts";
import { borrowedVotes, lentVotes, voteOfCharacter } from "../shape";
import { votesText } from "./votetexts";

/** My votes on the open bill, with the owners of these votes. One tap gives all of them, and then they can be split between for, against and withheld. */
export function MyVotes({ directActs }: { directActs: DirectActs }) {
  const [choice, setChoice] = useState<{ yes: number; no: number } | null>(null);
  const myVote = voteOfCharacter(view.value, directActs.actor);
  const voteForm = directActs.form("cast-votes");
  if (myVote?.cast) {
    const [yes, no, abstained] = myVote.cast;
    return <p class="lr-cast">{t("lr-you-cast", { how: votesText({ yes, no, abstained }) })}</p>;
  }
  if (!voteForm) return null;
  if (voteForm.blocked.length) return <ObjectionList objections={voteForm.blocked} tone="refused" gloss={gloss} />;
  const weight = myVote?.weight ?? 0;
  const votes = choice ?? { yes: 0, no: 0 };
  const yesVotes = Math.min(votes.yes, weight);
  const noVotes = Math.min(votes.no, weight - yesVotes);
  const abstain = weight - yesVotes - noVotes;
  const cast = (): void => {
    const votes = Object.entries({ yes: yesVotes, no: noVotes, abstain }).filter(([, amount]) => amount > 0);
    void directActs.act("cast-votes", { votes: Object.fromEntries(votes) });
  };
  const castAll = (vote: "yes" | "no" | "abstain") => (
    <button type="button" class="lr-all" data-way={vote} aria-pressed={choice !== null && weight > 0 && { yes: yesVotes, no: noVotes, abstain }[vote] === weight} onClick={() => setChoice({ yes: 0, no: 0, [vote]: weight })}>
      {t(`lr-all-${vote}`)}
    </button>
  );
  const drawRow = (vote: "yes" | "no", voteCount: number, limit: number) => (
    <div class="lr-vote across" role="group" aria-label={t(`lr-way-${vote}`)}>
      <span>{t(`lr-way-${vote}`)}</span>
      <Stepper
        label={t(`lr-way-${vote}`)}
        value={voteCount}
        least={0}
        most={limit}
        step={1}
        valueText={texts.value.count(voteCount)}
        onChange={(voteCount) => setChoice({ yes: yesVotes, no: noVotes, [vote]: voteCount })}
      />
    </div>
  );
  return (
    <section class="lr-votes stack snug" aria-label={t("lr-my-votes")}>
      <ScreenStuckCommands directActs={directActs} />
      <p class="bold">{gloss(t("lr-weight", { n: weight }))}</p>
      <div class="lr-ways across snug">
        {castAll("yes")}
        {castAll("no")}
        {castAll("abstain")}
      </div>
      <button type="button" class="button primary wide" disabled={!choice || hasInvalidField.value || !directActs.isOpen("cast-votes")} aria-busy={directActs.pendingType === "cast-votes"} onClick={cast}>
        {actTitle("cast-votes")}
        {choice && `: ${votesText({ yes: yesVotes, no: noVotes, abstained: abstain })}`}
      </button>
      {choice && drawRow("yes", yesVotes, weight - noVotes)}
      {choice && drawRow("no", noVotes, weight - yesVotes)}
      <VoteOwners character={directActs.actor} />
    </section>
  );
}

/** The owners of the votes that I may cast now. The owners are shown if I have borrowed or lent votes. */
function VoteOwners({ character }: { character: string }) {
  const loans = borrowedVotes(view.value, character);
  const lentLoans = lentVotes(view.value, character);
  if (!loans.length && !lentLoans.length) return null;
  const votes = (holder: { holds: Readonly<Record<string, number>> }): number => holder.holds["suffragium"] ?? 0;
  const voteTotal = holdings(view.value, character)["suffragium"] ?? 0;
  const ownVotes = voteTotal - loans.reduce((sum, loan) => sum + votes(loan), 0);
  return (
    <ul class="lr-lines">
      <li>{t("lr-votes-own", { n: ownVotes })}</li>
      {loans.map((loan) => (
        <li key={loan.owner}>{t("lr-votes-of", { n: votes(loan), who: `who:${loan.owner}` })}</li>
      ))}
      {lentLoans.map((loan) => (
        <li key={loan.keeper} class="quiet">
          {t("lr-votes-with", { n: votes(loan), who: `who:${loan.keeper}` })}
        </li>
      ))}
    </ul>
  );
}
