/** The words about a game of this server that organisers read. */

import type { HostedGame } from "../../../core/view/wire";
import { timeOfDay } from "../../../core/words/timeofday";
import { dateFormat } from "../../../ui/dates";
import { t } from "../../../ui/texts";

const dayText = dateFormat({ dateStyle: "medium" });

/** Return a day and a time of day. */
export const dayAndTime = (time: number): string => `${dayText(time)}, ${timeOfDay(time)}`;

/** Return what the game does now: it is played, stands still, or is closed. */
function stateText({ status, waiting: isWaiting, over: isOver, closes_at: closesAt }: HostedGame): string {
  if (status === "closed") return t("ui-hosted-closed");
  if (closesAt) return t("ui-hosted-closing", { time: timeOfDay(closesAt) });
  if (isOver) return t("ui-hosted-over");
  if (isWaiting) return t("ui-hosted-waiting");
  return t(status === "paused" ? "ui-hosted-paused" : "ui-hosted-open");
}

/** Return the facts about a game: its state, its people, its phones and its last act. */
export function gameFacts(game: HostedGame): readonly string[] {
  const { seats, came: cameCount = 0, phones, last_act_at: lastActAt, rehearsal } = game;
  return [
    stateText(game),
    rehearsal ? t("ui-hosted-rehearsal") : "",
    seats ? t("ui-hosted-came", { came: cameCount, seats }) : "",
    phones ? t("ui-hosted-phones", { n: phones }) : "",
    t("ui-hosted-acted", { time: dayAndTime(lastActAt) }),
  ].filter(Boolean);
}

/** The pause between two requests for the state of a game (milliseconds). */
const PAUSE_MS = 5_000;

/** Load at once, and every five seconds while the page is visible. Returns a function that stops this. */
export function loadEveryFiveSeconds(load: () => void): () => void {
  load();
  const timer = setInterval(() => document.visibilityState === "visible" && load(), PAUSE_MS);
  return () => clearInterval(timer);
}
