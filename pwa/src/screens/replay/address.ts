/** Keeps the address and the moment of a replay in step, without filling the browser's history. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { PastGame } from "../../core/replay/past";
import { here, sheets, browserAddress } from "../../ui/router";
import type { Place } from "../../ui/router";
import { momentAddress } from "../../ui/moment";
import { reopen, fetchIndex, refuseEntry, refusedEntry, shownGame } from "./open";
import { showMoment } from "./travel";

/** Time at one moment after which it is written to the address, in milliseconds. Steps do not wait for it. */
const REST_MS = 500;

/** The last place that was handled: its moment was opened, or it was written for the shown moment. */
let lastHandledPlace: Place | null = null;

/** Keep the page's address at the shown moment. */
export function useAddress(): void {
  const place = here.value;
  const past = shownGame.value;
  // Write first, so that the address does not lead back to the earlier moment.
  useEffect(() => (past instanceof PastGame ? followMoment(past) : undefined), [past]);
  useEffect(() => {
    // Read the newest place: another may have been written or opened since this effect was scheduled.
    const now = here.peek();
    const [entry = ""] = now.rest;
    if (past === "hidden" && entry !== refusedEntry.peek()) reopen();
    if (!(past instanceof PastGame) || now.game !== past.id || now === lastHandledPlace) return;
    lastHandledPlace = now;
    if (entry) void openEntry(past, entry);
  }, [past, place]);
}

function followMoment(past: PastGame): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (sheets.peek().length ? later() : writeAddress(past)), REST_MS);
  };
  const stop = effect(() => {
    if (past.moment.value >= 0) later();
  });
  writeAddress(past);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function writeAddress(past: PastGame): void {
  // A newly chosen moment must open before the address is written.
  if (here.peek() !== lastHandledPlace) return;
  const entry = past.replay.index.moments.id[past.moment.peek()] ?? "";
  const { rest } = here.peek();
  if (rest[0] === entry) return;
  history.replaceState(history.state, "", browserAddress(momentAddress(entry, rest[1])));
  // The app follows this event as it follows the browser's own buttons.
  dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  lastHandledPlace = here.peek();
}

/** Open the moment of an entry. The phone knows the first entry of each moment; the server knows the others. */
async function openEntry(past: PastGame, entry: string): Promise<void> {
  const known = past.replay.momentOf(entry);
  const moment = known < 0 ? await fetchIndex(past.id, entry).then(({ at }) => at ?? -1, () => -1) : known;
  if (moment < 0) shownGame.value = refuseEntry(entry);
  else if (moment !== past.wantedMoment.peek()) showMoment(past, moment);
}
