/** The address follows the moment without filling the history, and the moment follows the address. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { PastGame } from "../../core/replay/past";
import { here, sheets, way } from "../../ui/router";
import type { Place } from "../../ui/router";
import { momentAddress } from "../../ui/moment";
import { again, askIndex, refuse, refused, shown } from "./open";
import { seek } from "./travel";

/** After so many milliseconds at one moment it is in the address: a step need not wait for that. */
const AT_REST = 500;

/** The place whose moment was gone to, or that was written for the moment that is shown. */
let followed: Place | null = null;

/** Keep the address of the page at the moment that is shown. */
export function useAddress(): void {
  const place = here.value;
  const past = shown.value;
  // First the address follows what is shown newly, so that it does not lead back to where it was.
  useEffect(() => (past instanceof PastGame ? keepWriting(past) : undefined), [past]);
  useEffect(() => {
    // The newest place: it may have been written just now, or one went on before this one was followed.
    const now = here.peek();
    const [entry = ""] = now.rest;
    if (past === "hidden" && entry !== refused.peek()) again();
    if (!(past instanceof PastGame) || now.game !== past.id || now === followed) return;
    followed = now;
    if (entry) void follow(past, entry);
  }, [past, place]);
}

function keepWriting(past: PastGame): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (sheets.peek().length ? later() : write(past)), AT_REST);
  };
  const stop = effect(() => {
    if (past.moment.value >= 0) later();
  });
  write(past);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function write(past: PastGame): void {
  // Whoever just went to another moment is to come there first.
  if (here.peek() !== followed) return;
  const entry = past.replay.index.moments.id[past.moment.peek()] ?? "";
  const { rest } = here.peek();
  if (rest[0] === entry) return;
  history.replaceState(history.state, "", way(momentAddress(entry, rest[1])));
  // The app follows its address as it follows the browser's own buttons.
  dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  followed = here.peek();
}

/** Go to the moment that an address names: of its first entry the phone knows, of another the server. */
async function follow(past: PastGame, entry: string): Promise<void> {
  const known = past.replay.momentOf(entry);
  const moment = known < 0 ? await askIndex(past.id, entry).then(({ at }) => at ?? -1, () => -1) : known;
  if (moment < 0) shown.value = refuse(entry);
  else if (moment !== past.wanted.peek()) seek(past, moment);
}
