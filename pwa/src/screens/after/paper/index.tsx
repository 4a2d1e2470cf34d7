import { useLayoutEffect } from "preact/hooks";
import { minutesSecondsText, periodTime } from "../../../core/view/periodtime";
import { timeOfDay } from "../../../core/words/timeofday";
import type { GameDoc } from "../../../core/view/wire";
import { lazyOnce } from "../../../ui/lazy";
import { me, myParticipantKind } from "../../../ui/me";
import { pack } from "../../../ui/pack";
import { periodName, yearName } from "../../../ui/parts/clock";
import { clock, gameSlice, view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { PeopleOnPaper } from "./people";
import { PlacesOnPaper } from "./places";
import { WaitingOnPaper } from "./waiting";
import "virtual:texts/paper";
import "./paper.css";

/**
 * The game's state as far as this viewer may know it, for printing. With this paper the players can continue when the
 * phones fail.
 */
export function StateOnPaper() {
  usePrintColours();
  const game = gameSlice.value;
  if (!game || !view.value) return null;
  const UnderWay = pack.value.underWay && lazyOnce(pack.value.underWay);
  const Standing = pack.value.standing && lazyOnce(pack.value.standing);
  return (
    <article class="paper">
      <button type="button" class="button paper-print" onClick={() => print()}>
        {t("paper-print")}
      </button>
      <PrintTime game={game} />
      <WaitingOnPaper>{UnderWay && <UnderWay />}</WaitingOnPaper>
      <PeopleOnPaper />
      <PlacesOnPaper />
      {Standing && (
        <section>
          <h2>{t("paper-standing")}</h2>
          <Standing />
        </section>
      )}
    </article>
  );
}

/** Show dark text on a light background while this page is open. The printed page looks the same. */
function usePrintColours(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const previousTheme = dataset["theme"];
    dataset["theme"] = "light";
    return () => {
      if (previousTheme) dataset["theme"] = previousTheme;
      else delete dataset["theme"];
    };
  }, []);
}

/** The time of the printed state, the time left in the period, and the people who may read the paper. */
function PrintTime({ game }: { game: GameDoc }) {
  const now = clock.now();
  const { left: timeLeft } = periodTime(game, now);
  const period = [periodName(game), yearName(game)].filter(Boolean).join(", ");
  const gameState = game.status === "closed" ? t("paper-over") : game.paused_at > 0 ? t(game.waiting ? "ui-not-begun" : "ui-paused") : "";
  return (
    <header>
      <p class="paper-title"><bdi>{game.title}</bdi></p>
      <p>{[period, game.period.minutes > 0 && t("paper-left", { time: minutesSecondsText(timeLeft) }), gameState].filter(Boolean).join(" · ")}</p>
      <p>{t("paper-at", { time: timeOfDay(now) })}</p>
      <p>{myParticipantKind.value === "steward" ? t("paper-steward") : me.value ? t("paper-own", { who: `who:${me.value}` }) : t("paper-room")}</p>
    </header>
  );
}
