/** Moves through a replay. The viewer goes to a moment, moves in steps, or plays the replay. */

import { effect, signal } from "@preact/signals";
import { PastGame } from "../../core/replay/pastgame";
import { momentPositions, momentAfterStep } from "../../core/replay/timeline";
import type { Stride } from "../../core/replay/timeline";
import type { ReplayIndex } from "../../core/view/wire";
import { momentAddress } from "../../ui/moment";
import { pack } from "../../ui/pack";
import { goToAddress, sheets } from "../../ui/router";
import { currentGame } from "../../ui/services";
import { t } from "../../ui/texts";
import { showToast } from "../../ui/toasts";
import { currentEntry, fetchIndex, replayOf, shownGame } from "./open";
import { addressedCharacter, screenAddressPart } from "./addressparts";

/** The possible speeds in acts per second. The slowest is for reading, and the fastest is for skimming. */
const SPEEDS = [1, 4, 16] as const;

export const isPlaying = signal(false);
export const playSpeed = signal<number>(SPEEDS[0]);

const positionsByIndex = new WeakMap<ReplayIndex, Float64Array>();

/** Return the positions of a game's moments on the time line. The positions are computed once. */
export function momentPositionsOf(replayIndex: ReplayIndex): Float64Array {
  const line = positionsByIndex.get(replayIndex) ?? momentPositions(replayIndex);
  positionsByIndex.set(replayIndex, line);
  return line;
}

/** Show a moment. If it could not be fetched, show a notice. */
export function showMoment(game: PastGame, moment: number): void {
  game.seek(moment).catch(() => showMomentLost());
}

function showMomentLost(): void {
  isPlaying.value = false;
  showToast("refused", [t("replay-lost")]);
}

/** Move one step forwards or backwards. A step after the last known moment of a running game fetches new moments. */
export function stepToMoment(game: PastGame, stride: Stride, direction: 1 | -1): void {
  const moment = game.wantedMoment.peek();
  const destination = momentAfterStep(game.replay.index, moment, stride, direction);
  if (destination === moment && direction > 0 && mayHaveNewMoments(game)) void goToNewMoments(game).catch(showMomentLost);
  else if (stride === "great" && destination !== moment) void showGreatMoment(game, destination).catch(showMomentLost);
  else showMoment(game, destination);
}

/** Show a great moment on the screen that shows its board. */
async function showGreatMoment(game: PastGame, moment: number): Promise<void> {
  await game.seek(moment);
  // The viewer may have left the replay meanwhile.
  if (shownGame.peek() !== game) return;
  const greatMoment = game.replay.index.great.find((greatEvent) => greatEvent.moment === moment);
  const screen = greatMoment && game.moment.peek() === moment ? pack.peek().greatScreen?.(greatMoment.kind) : "";
  if (screen) goToAddress(momentAddress(currentEntry(), screenAddressPart(screen, addressedCharacter())), true);
}

/** Go to the first moment or to the last moment. */
export function goToFirstOrLastMoment(game: PastGame, direction: 1 | -1): void {
  showMoment(game, direction > 0 ? game.replay.momentCount - 1 : 0);
  if (direction > 0 && mayHaveNewMoments(game)) void goToNewMoments(game, true).catch(showMomentLost);
}

/** Return whether the server may have moments that the replay does not know yet. */
const mayHaveNewMoments = (game: PastGame): boolean =>
  game.running.doc.peek()?.status !== "closed" || game.running.view.peek()?.cursor !== game.replay.index.cursor;

/** The running request for new moments, and whether the viewer then goes to the last moment; null if none is running. */
let renewal: { isToLast: boolean } | null = null;

/** Fetch new moments. Then go to the next moment, or with `isToLast` to the last moment. */
async function goToNewMoments(game: PastGame, isToLast = false): Promise<void> {
  if (renewal) {
    renewal.isToLast ||= isToLast;
    return;
  }
  renewal = { isToLast };
  await fetchNewMoments(game, renewal).finally(() => (renewal = null));
}

/**
 * Show the game with its new moments. A viewer who chose another moment during the request stays at that moment, because
 * the newest choice counts.
 */
async function fetchNewMoments(game: PastGame, goal: { readonly isToLast: boolean }): Promise<void> {
  const { id } = game.replay.index.moments;
  const moment = game.wantedMoment.peek();
  const replayIndex = await fetchIndex(game.id, id[moment]);
  const newGame = new PastGame(game.running, replayOf(game.id, replayIndex), game.viewedCharacter.peek());
  const lastMoment = newGame.replay.momentCount - 1;
  const momentAfter = Math.min((replayIndex.at ?? newGame.replay.momentOf(id[moment] ?? "")) + 1, lastMoment);
  let wantedMoment: number;
  do {
    wantedMoment = game.wantedMoment.peek();
    const newPosition = newGame.replay.momentOf(id[wantedMoment] ?? "");
    // An entry may be hidden by now. Its neighbour in time is near its old position.
    const chosenMoment = newPosition < 0 ? Math.min(wantedMoment, lastMoment) : newPosition;
    await newGame.seek(wantedMoment !== moment ? chosenMoment : goal.isToLast ? lastMoment : momentAfter);
  } while (wantedMoment !== game.wantedMoment.peek());
  if (shownGame.peek() !== game) return;
  newGame.look(game.viewedCharacter.peek());
  currentGame.value = newGame;
  shownGame.value = newGame;
}

export function changeSpeed(): void {
  const nextSpeedIndex = SPEEDS.findIndex((speed) => speed === playSpeed.peek()) + 1;
  playSpeed.value = SPEEDS[nextSpeedIndex % SPEEDS.length] ?? SPEEDS[0];
}

/** Play or pause the replay. If the replay is at its end, it is played from the beginning. */
export function playOrPause(game: PastGame): void {
  const isAtEnd = game.wantedMoment.peek() >= game.replay.momentCount - 1;
  if (!isPlaying.peek() && isAtEnd) showMoment(game, 0);
  isPlaying.value = !isPlaying.peek();
}

/**
 * Advance while the replay is playing. While a sheet is open, the replay pauses, because the viewer wants to read.
 * Returns a function that stops this.
 */
export function keepPlaying(game: PastGame): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const playNextMoment = async (): Promise<void> => {
    const destination = game.wantedMoment.peek() + 1;
    if (destination >= game.replay.momentCount) isPlaying.value = false;
    else await game.seek(destination).catch(showMomentLost);
    if (isPlaying.peek() && shownGame.peek() === game) timer = setTimeout(() => void playNextMoment(), 1_000 / playSpeed.peek());
  };
  const stopEffect = effect(() => {
    clearTimeout(timer);
    if (sheets.value.length) isPlaying.value = false;
    if (isPlaying.value) timer = setTimeout(() => void playNextMoment(), 1_000 / playSpeed.value);
  });
  return () => {
    stopEffect();
    clearTimeout(timer);
    isPlaying.value = false;
  };
}
