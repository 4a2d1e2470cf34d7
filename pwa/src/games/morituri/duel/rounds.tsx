import { Die } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { MessageText } from "../../../ui/parts/words";
import { currentGame } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { HitPoints } from "../parts/hearts";
import type { BlowDoc, FightDoc, RoundDoc } from "../wire";
import { fighterRef } from "./names";

/** The net dice of a round. The net dice are rolled before the attacks. */
export function NetRow({ round }: { round: RoundDoc }) {
  const [firstBlow, secondBlow] = round.sides;
  if (!firstBlow.net && !secondBlow.net) return null;
  const hasNet = firstBlow.netted || secondBlow.netted;
  return (
    <p class="net-row across" data-netted={hasNet}>
      <RollMomentLink class="net-dice" entry={round.entry}>
        <Die face={firstBlow.net} size={26} tone="stone" />
        <span>{t(hasNet ? "duel-netted" : "duel-net-missed")}</span>
        <Die face={secondBlow.net} size={26} tone="stone" />
      </RollMomentLink>
    </p>
  );
}

/** The attacks of one fighter in a round, with dice, target and result. */
export function SideAttacks({ blow, entry, dieSize }: { blow: BlowDoc; entry: string; dieSize: number }) {
  return (
    <div class="blow">
      {blow.dice.map((dicePair, attackIndex) => {
        const isHit = blow.landed[attackIndex] ?? false;
        return (
          <p key={attackIndex} class="attack" data-hit={isHit}>
            <RollMomentLink class="attack-dice" entry={entry}>
              {dicePair.map((face, dieIndex) => (
                <Die key={dieIndex} face={face} size={dieSize} tone={isHit ? "blood" : "bone"} isRolling />
              ))}
            </RollMomentLink>
            <span class="attack-sum">
              {dicePair[0] + dicePair[1]}
              {blow.bonus > 0 && <small>+{blow.bonus}</small>}
              <em>{t("duel-needs", { n: blow.target })}</em>
            </span>
            <b class="attack-end">{t(isHit ? "duel-hit" : "duel-miss")}</b>
          </p>
        );
      })}
    </div>
  );
}

/** Return a round as a sentence for screen readers. */
export function roundText(round: RoundDoc, fight: FightDoc): string {
  const texts = round.sides.map((blow) =>
    t("duel-spoken", { who: fighterRef(blow.who, fight), sum: attackSums(blow), target: blow.target, hits: blow.hits, left: blow.left }),
  );
  return [t("duel-round", { n: round.number }), ...texts].join(". ");
}

const attackSums = (blow: BlowDoc): string => blow.dice.map(([firstFace, secondFace]) => firstFace + secondFace + blow.bonus).join(", ");

/** Every round of the fight, the newest first. Rounds that the slice no longer contains are read from the chronicle. */
export function RoundList({ fight }: { fight: FightDoc }) {
  const [oldestRound] = fight.rounds;
  if (!oldestRound) return null;
  const earlierLines = oldestRound.number > 1 ? linesOfOlderRounds(fight, oldestRound.number) : [];
  return (
    <details class="rounds">
      <summary class="fold">{t("duel-rounds", { n: fight.round })}</summary>
      <ol>
        {[...fight.rounds].reverse().map((round) => (
          <li key={round.number} value={round.number}>
            <b class="round-number">{round.number}</b>
            {round.sides.map((blow, sideIndex) => (
              <span key={sideIndex} class="round-side across wrapped">
                <RollMomentLink class="round-dice" entry={round.entry}>
                  {blow.dice.map((dicePair, attackIndex) =>
                    dicePair.map((face, dieIndex) => <Die key={`${attackIndex} ${dieIndex}`} face={face} size={20} tone={blow.landed[attackIndex] ? "blood" : "bone"} />),
                  )}
                </RollMomentLink>
                <span class="dim">
                  {attackSums(blow)} {t("duel-needs", { n: blow.target })}
                </span>
                <HitPoints points={blow.left} />
              </span>
            ))}
          </li>
        ))}
        {earlierLines.map((line) => (
          <li key={line.id} class="round-told">
            <MessageText message={line} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Return the lines of the chronicle about rounds of this fight that came before the round `firstShownRound`. */
function linesOfOlderRounds(fight: FightDoc, firstShownRound: number) {
  const lines = (currentGame.value?.view.value?.pub ?? []).filter((line) => line.key === "round-fought" || line.key === "beast-fought");
  return lines.slice(-fight.round).filter((line) => Number(line.args?.["n"] ?? firstShownRound) < firstShownRound).reverse();
}
