import { Die } from "../../../ui/parts/die";
import { Piece } from "../../../ui/parts/piece";
import { Rolled } from "../../../ui/parts/rolled";
import { personName, t } from "../../../ui/texts";
import type { BattleDoc, RoundDoc, ThrowDoc, TouchDoc } from "../wire";

/** The rounds of a battle, the last one first. */
export function Rounds({ battle }: { battle: BattleDoc }) {
  const rounds = [...battle.rounds].reverse();
  if (!rounds.length) return null;
  return (
    <ol class="lr-rounds" reversed start={rounds[0]?.number}>
      {rounds.map((round) => (
        <li key={round.number} data-result={round.result || "open"}>
          <b class="lr-round-no">{t("lr-round", { n: round.number })}</b>
          <Thrown die={round.throws[0]} sum={round.totals[0]} won={round.winner === 0} />
          <Thrown die={round.throws[1]} sum={round.totals[1]} won={round.winner === 1} />
          {round.touches.map((touch) => (
            <small key={`${touch.how} ${touch.by} ${touch.side}`} class="lr-touch">
              <Rolled entry={touch.entry}>{touchedBy(touch, battle)}</Rolled>
            </small>
          ))}
          <p class="lr-result">{resultOf(round, battle)}</p>
        </li>
      ))}
    </ol>
  );
}

function Thrown({ die, sum, won }: { die: ThrowDoc | null; sum: number; won: boolean }) {
  const face = die?.face ?? 0;
  return (
    <span class="lr-thrown" data-won={won}>
      {die && <Piece asset={die.kind} size={20} />}
      {die ? (
        <Rolled entry={die.entry}>
          <Die face={face} size={40} tone={won ? "gold" : "bone"} />
        </Rolled>
      ) : (
        <Die face={face} size={40} />
      )}
      {die && sum !== face && <strong>{t("lr-sum", { n: sum })}</strong>}
    </span>
  );
}

/** Who changed a throw, and how. */
export function touchedBy(touch: TouchDoc, battle: BattleDoc): string {
  const side = battle.sides[touch.side === 0 ? 0 : 1];
  return t(`lr-touch-${touch.how}`, { by: personName(touch.by), to: personName(side.leader), n: touch.n, sign: touch.n < 0 ? "less" : "more" });
}

/** How a round ended, or that it is still open. */
export function resultOf(round: RoundDoc, battle: BattleDoc): string {
  if (!round.result) return round.throws.includes(null) ? "" : t("lr-result-open");
  const [winner, loser] = round.winner === 1 ? [battle.sides[1], battle.sides[0]] : [battle.sides[0], battle.sides[1]];
  return t(`lr-result-${round.result}`, {
    winner: personName(winner.leader),
    loser: personName(loser.leader),
    presider: personName(battle.presider),
  });
}
