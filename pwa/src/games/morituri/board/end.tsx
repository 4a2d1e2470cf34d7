import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { GladiatorFigure } from "../gladiator/figure";
import { skull } from "../glyphs";
import { HitPoints } from "../parts/hearts";
import { PlayerName, PawnMark } from "../parts/pawnmark";
import { gladiatorOf, gladiators, turnOf } from "../shape";

const LEAF_ANGLES = Array.from({ length: 11 }, (_, leafIndex) => 20 + leafIndex * 14);

/** The wreath around the winner */
const laurel = (
  <svg class="podium-laurel" viewBox="-110 -110 220 220" aria-hidden="true">
    {[1, -1].map((sideSign) => (
      <g key={sideSign} transform={`scale(${sideSign} 1)`}>
        {LEAF_ANGLES.flatMap((angle) =>
          [-1, 1].map((edgeSign) => (
            <path key={`${angle} ${edgeSign}`} d="M0 0C9-5 12-16 8-28-3-22-7-10 0 0z" transform={`rotate(${angle}) translate(0 -80) rotate(${edgeSign * 32 - 96})`} />
          )),
        )}
      </g>
    ))}
  </svg>
);

/**
 * The end of the game. The end screen names the winner of the Rudis, or says that there is no winner, and names the
 * fallen gladiators.
 */
export function GameEnd() {
  const turn = turnOf(view.value);
  const winner = turn?.winner ? gladiatorOf(view.value, turn.winner) : undefined;
  const losers = gladiators(view.value).filter((gladiator) => gladiator.id !== winner?.id);
  return (
    <section class="the-end middle" aria-label={t("end-title")}>
      <div class="podium">
        {winner && laurel}
        {winner ? <GladiatorFigure kit={{ ...winner.gear, weapon: "rudis" }} /> : <span class="podium-nobody">{skull}</span>}
      </div>
      <h2>{winner ? t("end-won", { who: `who:${winner.id}` }) : t("end-nobody")}</h2>
      <p>{winner ? t("end-won-about") : t("end-nobody-about")}</p>
      {winner && <HitPoints points={winner.hit_points} />}
      <h3 class="panel-title">{t("end-fallen")}</h3>
      <ul class="fallen wrapped">
        {losers.map((gladiator) => (
          <li key={gladiator.id}>
            <PawnMark id={gladiator.id} size={28} />
            <PlayerName id={gladiator.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
