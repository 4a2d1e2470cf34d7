import { Die } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { t } from "../../../ui/texts";
import type { BattleDoc, RoundDoc, ThrowDoc, TouchDoc } from "../wire";
import { VULCAN_DIE } from "./ranks";

/** All rounds of a battle, the latest first. */
export function RoundList({ battle }: { battle: BattleDoc }) {
  const rounds = [...battle.rounds].reverse();
  if (!rounds.length) return null;
  return (
    <details class="lr-rounds">
      <summary class="fold">{t("lr-all-rounds", { n: rounds.length })}</summary>
      <ol reversed start={rounds[0]?.number}>
        {rounds.map((round) => (
          <li key={round.number} data-result={round.result || "open"}>
            <b>{t("lr-round", { n: round.number })}</b>
            <SideThrow die={round.throws[0]} pointTotal={round.totals[0]} hasWon={round.winner === 0} />
            <SideThrow die={round.throws[1]} pointTotal={round.totals[1]} hasWon={round.winner === 1} />
            {round.touches.map((touch) => (
              <small key={touch.entry} class="lr-touch">
                <RollMomentLink entry={touch.entry}>{throwChangeText(touch, battle)}</RollMomentLink>
              </small>
            ))}
            <p>{resultText(round, battle)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

function SideThrow({ die, pointTotal, hasWon }: { die: ThrowDoc | null; pointTotal: number; hasWon: boolean }) {
  if (!die) return <Die face={0} size={32} />;
  return (
    <span class="lr-thrown across wrapped snug" data-won={hasWon}>
      <RollMomentLink entry={die.entry}>
        <Die face={die.face} size={32} tone={hasWon ? "gold" : "bone"} />
      </RollMomentLink>
      {pointTotal !== die.face && <strong>{t("lr-sum", { n: pointTotal })}</strong>}
    </span>
  );
}

/** Return a sentence about a change of a throw, which names the person who changed it and the effect. */
export function throwChangeText(touch: TouchDoc, battle: BattleDoc): string {
  const side = battle.sides[touch.side === 0 ? 0 : 1];
  return t(`lr-touch-${touch.how}`, { by: `who:${touch.by}`, to: `who:${side.leader}`, n: touch.n, sign: touch.n < 0 ? "less" : "more" });
}

/** Return a sentence about the result of a round, or a sentence that the round is still open. */
export function resultText(round: RoundDoc, battle: BattleDoc): string {
  if (!round.result) return round.throws.includes(null) ? "" : t("lr-result-open");
  const [winner, loser] = round.winner === 1 ? [battle.sides[1], battle.sides[0]] : [battle.sides[0], battle.sides[1]];
  return t(`lr-result-${round.result}`, {
    winner: `who:${winner.leader}`,
    loser: `who:${loser.leader}`,
    presider: `who:${battle.presider}`,
    forged: isForgedDieAtStake(round) ? "yes" : "no",
  });
}

/** Return whether the die that would be lost is Vulcan's die, which no party can win (PROEL-43). */
function isForgedDieAtStake({ result, throws, winner }: RoundDoc): boolean {
  if (result === "tie") return throws.some((die) => die?.kind === VULCAN_DIE);
  return winner >= 0 && throws[winner === 0 ? 1 : 0]?.kind === VULCAN_DIE;
}
