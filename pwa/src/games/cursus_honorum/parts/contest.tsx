import { CrestOf } from "../../../ui/parts/crest";
import { Die } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { personName, t, texts } from "../../../ui/texts";
import { useArrivals } from "../arrivals";
import { assetGlyph, die, laurel } from "../glyphs";
import { noble } from "../shape";
import type { ContestDoc, OfficeDoc, VoteDoc } from "../wire";
import { view } from "../../../ui/services";
import { numbersBelow } from "./boxes";

interface ElectionContestProps {
  readonly contest: ContestDoc;
  readonly office: OfficeDoc | undefined;
  readonly isLarge?: boolean;
}

/** An election. An election shows the candidates, their vote dice one by one, and the winners. */
export function ElectionContest({ contest, office, isLarge = false }: ElectionContestProps) {
  const votes = new Map(contest.votes.map((vote) => [vote.who, vote]));
  const keys = contest.votes.map((vote) => voteKey(contest, vote));
  const arrivals = useArrivals(contest.held ? [...keys, "held"] : keys);
  const mostFaces = Math.max(0, ...contest.votes.map(({ faces }) => faces.length));
  return (
    <section class="cur-contest" data-held={contest.held} data-ballot={contest.ballot} data-big={isLarge}>
      <header class="cur-contest-head">
        <span class="cur-mark">{assetGlyph(contest.office)}</span>
        <h3>{office?.name}</h3>
        <span>{contest.ballot > 1 ? t("cur-runoff") : office && t("cur-office-needs", { n: office.votes })}</span>
      </header>
      <ul>
        {contest.candidates.map((candidate) => {
          const vote = votes.get(candidate);
          return (
            <li
              key={candidate}
              class="cur-candidate"
              data-won={contest.winner === candidate}
              data-fresh={arrivals.has(voteKey(contest, vote))}
              style={{ "--after": vote?.faces.length ?? 0 }}
            >
              <CrestOf id={candidate} size={isLarge ? 72 : 44} />
              <strong>{personName(candidate)}</strong>
              {vote ? <VoteSum vote={vote} /> : <span />}
              <CandidateDice candidate={candidate} vote={vote} isLarge={isLarge} />
            </li>
          );
        })}
      </ul>
      {contest.held && (
        <p class="cur-elected" data-fresh={arrivals.has("held")} style={{ "--after": mostFaces }} role="status">
          {contest.winner && <span class="cur-mark">{laurel}</span>}
          {contest.winner ? t("cur-elected", { who: `who:${contest.winner}`, office: office?.name ?? "" }) : t("cur-nobody-elected")}
        </p>
      )}
    </section>
  );
}

const voteKey = (contest: ContestDoc, vote: VoteDoc | undefined): string => (vote ? `${vote.who} ${contest.ballot} ${vote.faces.join("")}` : "");

/** The vote dice of a candidate, which are rolled or will be rolled. */
function CandidateDice({ candidate, vote, isLarge }: { candidate: string; vote: VoteDoc | undefined; isLarge: boolean }) {
  if (!vote) {
    const diceCount = noble(view.value, candidate)?.votes.dice ?? 0;
    return (
      <span class="cur-votes" role="img" aria-label={t("cur-votes-awaited", { n: diceCount })}>
        {numbersBelow(diceCount).map((dieIndex) => (
          <span key={dieIndex} class="cur-vote-blank">
            {die}
          </span>
        ))}
      </span>
    );
  }
  return (
    <RollMomentLink class="cur-votes" entry={vote.entry}>
      {vote.faces.map((face, index) => (
        <span key={index} class="cur-vote-die" style={{ "--fell": index }}>
          <Die face={face} size={isLarge ? 60 : 30} />
        </span>
      ))}
    </RollMomentLink>
  );
}

function VoteSum({ vote }: { vote: VoteDoc }) {
  return (
    <span class="cur-vote-sum">
      {vote.bonus > 0 && <small>{t("cur-figure", { n: vote.bonus })}</small>}
      <b role="img" aria-label={t("cur-votes-of", { n: vote.votes })}>
        {texts.value.count(vote.votes)}
      </b>
    </span>
  );
}
