import { useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { reportFault } from "../../core/view/fault";
import { returnToSeat, forgetSeat } from "../../core/sending/seat";
import { lapsedSeats, playAs } from "../../ui/me";
import { goToAddress } from "../../ui/router";
import { api, clock, currentGame, loadCards, storage } from "../../ui/services";
import { t } from "../../ui/texts";

type LapsedSeatsState = "signed-out" | "busy" | "unheard" | "lost";

/**
 * A banner on a phone that remembers a seat but whose session is over. The banner offers to return to the seat, or to
 * enter in another way.
 */
export function LapsedSeats({ game }: { game: string }) {
  const [seatsState, setSeatsState] = useState<LapsedSeatsState>("signed-out");
  const seats = lapsedSeats.value;
  const forget = async (): Promise<void> => {
    for (const seat of seats) await forgetSeat(storage.peek(), game, seat);
    lapsedSeats.value = [];
  };
  const comeBack = async (): Promise<void> => {
    setSeatsState("busy");
    setSeatsState(await returnToSeats(game, seats));
  };
  if (seats.length === 0) return null;
  const references = seats.map((seat) => `who:${seat}`);
  if (seatsState === "lost") {
    return (
      <div class="banner lapsed" data-tone="alarm" role="alert">
        <span>{t("ui-seat-lost", { who: references })}</span>
        <button type="button" class="link" onClick={() => goToAddress("/")}>
          {t("ui-type-code")}
        </button>
        <button type="button" class="link" onClick={() => void forget()}>
          {t("ui-understood")}
        </button>
      </div>
    );
  }
  return (
    <div class="banner" data-tone="alarm" role="alert">
      <span>
        {t("ui-seat-lapsed", { who: references })} {seatsState === "unheard" && t("ui-no-answer")}
      </span>
      <button type="button" class="button small" disabled={seatsState === "busy"} aria-busy={seatsState === "busy"} onClick={() => void comeBack()}>
        {t("ui-come-back")}
      </button>
    </div>
  );
}

/** Return to the given seats, and fetch their views. Returns the new state of the banner. */
async function returnToSeats(game: string, seats: readonly string[]): Promise<LapsedSeatsState> {
  const lapsedIds: string[] = [];
  for (const seat of seats) {
    try {
      await returnToSeat(api, storage.peek(), game, seat, clock.now());
      // If the phone has several seats, the character that was played last stays chosen.
      if (seats.length === 1) playAs(seat);
    } catch (error) {
      if (!(error instanceof Problem)) reportFault(error);
      if (!(error instanceof Problem) || error.isPassing) return "unheard";
      lapsedIds.push(seat);
    }
  }
  await loadCards().catch(() => undefined);
  if (lapsedIds.length < seats.length) currentGame.peek()?.refresh();
  lapsedSeats.value = lapsedIds;
  return lapsedIds.length > 0 ? "lost" : "signed-out";
}
