/** Keeps the address of a replay equal to the shown moment. The browser's history does not grow with each step. */

import { effect } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { PastGame } from "../../core/replay/pastgame";
import { currentRoute, sheets, browserAddress } from "../../ui/router";
import type { Route } from "../../ui/router";
import { momentAddress } from "../../ui/moment";
import { reopenReplay, fetchIndex, rememberRefusedEntry, refusedEntry, shownGame } from "./open";
import { showMoment } from "./travel";

/**
 * The time for which a moment must be shown before it is written to the address (milliseconds). After a step, the
 * address is written at once.
 */
const ADDRESS_DELAY_MS = 500;

/**
 * The last place in the address that was handled. Either its moment was opened, or it was written for the shown moment.
 */
let lastHandledPlace: Route | null = null;

/** Keep the page's address equal to the shown moment. */
export function useKeepAddressAtMoment(): void {
  const place = currentRoute.value;
  const game = shownGame.value;
  // Write the address first, so that it does not lead back to the earlier moment.
  useLayoutEffect(() => (game instanceof PastGame ? keepAddressAtMoment(game) : undefined), [game]);
  // A key that is pressed right after a tap on a tab must come after this, because the newest choice counts.
  useLayoutEffect(() => {
    // Read the newest address, because it may have changed since this effect was scheduled.
    const route = currentRoute.peek();
    const [entry = ""] = route.rest;
    if (game === "hidden" && entry !== refusedEntry.peek()) reopenReplay();
    if (!(game instanceof PastGame) || route.game !== game.id || route === lastHandledPlace) return;
    lastHandledPlace = route;
    if (entry) void openMomentOfEntry(game, entry);
  }, [game, place]);
}

function keepAddressAtMoment(game: PastGame): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (sheets.peek().length ? writeLater() : writeAddress(game)), ADDRESS_DELAY_MS);
  };
  const stopEffect = effect(() => {
    if (game.moment.value >= 0) writeLater();
  });
  writeAddress(game);
  return () => {
    stopEffect();
    clearTimeout(timer);
  };
}

function writeAddress(game: PastGame): void {
  // A moment that was just chosen must be opened before the address is written.
  if (currentRoute.peek() !== lastHandledPlace) return;
  const entry = game.replay.index.moments.id[game.moment.peek()] ?? "";
  const { rest: routeParts } = currentRoute.peek();
  if (routeParts[0] === entry) return;
  history.replaceState(history.state, "", browserAddress(momentAddress(entry, routeParts[1])));
  // The app handles this event in the same way as the browser's back and forward buttons.
  dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  lastHandledPlace = currentRoute.peek();
}

/**
 * Open the moment of an entry. The phone knows only the first entry of each moment. The server knows the moments of all
 * other entries.
 */
async function openMomentOfEntry(game: PastGame, entry: string): Promise<void> {
  const wantedMoment = game.wantedMoment.peek();
  const position = game.replay.momentOf(entry);
  const moment = position < 0 ? await fetchIndex(game.id, entry).then(({ at: firstMoment }) => firstMoment ?? -1, () => -1) : position;
  // The viewer may have chosen another moment meanwhile.
  if (wantedMoment !== game.wantedMoment.peek()) return;
  if (moment < 0) shownGame.value = rememberRefusedEntry(entry);
  else if (moment !== game.wantedMoment.peek()) showMoment(game, moment);
}
