/** Moves through a replay: to a moment, by steps, and by playing. */

import { effect, signal } from "@preact/signals";
import { PastGame } from "../../core/replay/past";
import { momentPositions, momentAfterStep } from "../../core/replay/timeline";
import type { Stride } from "../../core/replay/timeline";
import type { ReplayIndex } from "../../core/view/wire";
import { sheets } from "../../ui/router";
import { live } from "../../ui/services";
import { t } from "../../ui/texts";
import { toast } from "../../ui/toasts";
import { fetchIndex, replayOf, shownGame } from "./open";

/** Speeds in acts per second, from reading to skimming. */
const SPEEDS = [1, 4, 16] as const;

export const isPlaying = signal(false);
export const playSpeed = signal<number>(SPEEDS[0]);

const positionsByIndex = new WeakMap<ReplayIndex, Float64Array>();

/** Return the positions of a game's moments on the time line. They are computed once. */
export function momentPositionsOf(index: ReplayIndex): Float64Array {
  const line = positionsByIndex.get(index) ?? momentPositions(index);
  positionsByIndex.set(index, line);
  return line;
}

/** Show a moment, or a notice if it could not be fetched. */
export function showMoment(past: PastGame, moment: number): void {
  past.seek(moment).catch(() => reportLost());
}

function reportLost(): void {
  isPlaying.value = false;
  toast("refused", [t("replay-lost")]);
}

/** Step forwards or backwards. A step past the end of a running game fetches its new moments. */
export function stepToMoment(past: PastGame, stride: Stride, way: 1 | -1): void {
  const from = past.wantedMoment.peek();
  const to = momentAfterStep(past.replay.index, from, stride, way);
  if (to === from && way > 0 && mayHaveNewMoments(past)) void goToNewMoments(past).catch(reportLost);
  else showMoment(past, to);
}

/** Go to the first moment or to the last. */
export function goToEnd(past: PastGame, way: 1 | -1): void {
  showMoment(past, way > 0 ? past.replay.count - 1 : 0);
  if (way > 0 && mayHaveNewMoments(past)) void goToNewMoments(past, true).catch(reportLost);
}

/** Return whether there may be moments that the replay does not know yet. */
const mayHaveNewMoments = (past: PastGame): boolean =>
  past.running.doc.peek()?.status !== "closed" || past.running.view.peek()?.cursor !== past.replay.index.cursor;

let isRenewing = false;

/** Fetch new moments, and go to the next one, or to the last. */
async function goToNewMoments(past: PastGame, last = false): Promise<void> {
  if (isRenewing) return;
  isRenewing = true;
  await fetchNewMoments(past, last).finally(() => (isRenewing = false));
}

async function fetchNewMoments(past: PastGame, last: boolean): Promise<void> {
  const { id } = past.replay.index.moments;
  const from = id[past.wantedMoment.peek()] ?? "";
  const index = await fetchIndex(past.id, from);
  const next = new PastGame(past.running, replayOf(past.id, index), past.whose.peek());
  const known = index.at ?? next.replay.momentOf(from);
  await next.seek(last ? next.replay.count - 1 : Math.min(known + 1, next.replay.count - 1));
  if (shownGame.peek() !== past) return;
  live.value = next;
  shownGame.value = next;
}

export function changeSpeed(): void {
  const next = SPEEDS.findIndex((one) => one === playSpeed.peek()) + 1;
  playSpeed.value = SPEEDS[next % SPEEDS.length] ?? SPEEDS[0];
}

/** Play or pause. Playing at the end starts from the beginning. */
export function playOrPause(past: PastGame): void {
  const atEnd = past.wantedMoment.peek() >= past.replay.count - 1;
  if (!isPlaying.peek() && atEnd) showMoment(past, 0);
  isPlaying.value = !isPlaying.peek();
}

/**
 * Advance while playing. An open sheet pauses it, because the viewer wants to read. Return the function that stops
 * it.
 */
export function keepPlaying(past: PastGame): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = async (): Promise<void> => {
    const to = past.wantedMoment.peek() + 1;
    if (to >= past.replay.count) isPlaying.value = false;
    else await past.seek(to).catch(reportLost);
    if (isPlaying.peek() && shownGame.peek() === past) timer = setTimeout(() => void next(), 1_000 / playSpeed.peek());
  };
  const stop = effect(() => {
    clearTimeout(timer);
    if (sheets.value.length) isPlaying.value = false;
    if (isPlaying.value) timer = setTimeout(() => void next(), 1_000 / playSpeed.value);
  });
  return () => {
    stop();
    clearTimeout(timer);
    isPlaying.value = false;
  };
}
