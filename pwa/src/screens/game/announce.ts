/**
 * Announces new events of an open game. An event done to my character fills the whole screen. All other events are
 * announced in a toast.
 */

import { effect, untracked } from "@preact/signals";
import { mentionsCharacter } from "../../core/view/chronicle";
import type { OpenGame } from "../../core/replay/pastgame";
import { loadSeatedCharacters } from "../../core/sending/seat";
import type { LetterboxDoc, Line } from "../../core/view/wire";
import { pack } from "../../ui/pack";
import { isPhoneAwaited, lapsedSeats, myCharacters } from "../../ui/me";
import { watchReadingChanges } from "../../ui/readings";
import { storage, view } from "../../ui/services";
import { loadMissingTexts, texts } from "../../ui/texts";
import { claimAnnouncement, showToast } from "../../ui/toasts";
import { areTidingsShown, startShowingTidings } from "../tidings";
import { preloadWhenIdle } from "./preload";

const loadAnnouncements = (): Promise<typeof import("../../ui/announcereceipt")> => import("../../ui/announcereceipt");

/** Announce the new lines of an open game. Returns a function that stops this. */
export function startAnnouncingLines(game: OpenGame): () => void {
  // A phone without a network cannot load the messages about own acts later.
  void loadAnnouncements().catch(() => undefined);
  const stopTelling = startShowingTidings(game);
  const stopWarming = preloadWhenIdle();
  const stopReading = watchReadingChanges();
  let isStopped = false;
  const stopSaying = effect(() => {
    const characters = myCharacters.peek();
    const news = game.newLines.value.flatMap((line) => {
      // The text depends on the view. Otherwise each change of the view would examine the same lines again.
      const ownNewsText = untracked(() => pack.peek().ownNews?.(line, characters));
      const isAnnounced = ownNewsText === undefined ? belongsInToast(line, characters) : ownNewsText !== "";
      if (!isAnnounced || isLetterFromMuted(game, line, characters) || !claimAnnouncement(line.id)) return [];
      return [{ line, own: ownNewsText }];
    });
    const newestLine = news.at(-1);
    if (newestLine?.own) showToast("notice", [newestLine.own]);
    // Right after the start the texts of the sentence may still be on their way.
    else if (newestLine)
      void Promise.all([loadAnnouncements(), loadMissingTexts()]).then(
        // The player may have left the game meanwhile.
        ([{ announceLine }]) => (isStopped ? undefined : announceLine(newestLine.line, characters)),
        () => isStopped || showToast("notice", texts.peek().parts(newestLine.line)),
      );
  });
  const stopLooking = effect(() => {
    const characters = view.value?.me;
    if (!characters || game.link.value !== "live") return;
    void loadSeatedCharacters(storage.peek(), game.id).then((seatedIds) => {
      // The player has left the game meanwhile, and the next game has other seats.
      if (!isStopped) lapsedSeats.value = seatedIds.filter((seat) => !characters.includes(seat));
    });
  });
  const stopRenewing = renewPushWhenLive(game);
  let wasAwaited = isPhoneAwaited.peek();
  const stopCalling = effect(() => {
    if (isPhoneAwaited.value && !wasAwaited) vibrate();
    wasAwaited = isPhoneAwaited.value;
  });
  return () => {
    stopTelling();
    stopWarming();
    stopReading();
    stopSaying();
    stopLooking();
    stopRenewing();
    isStopped = true;
    lapsedSeats.value = [];
    stopCalling();
  };
}

/**
 * Renew this phone's push messages when the game is live and a character is played on this phone. Returns a function
 * that stops this.
 */
function renewPushWhenLive(game: OpenGame): () => void {
  let lastGame = "";
  return effect(() => {
    const characters = myCharacters.value.join();
    if (!characters || characters === lastGame || game.link.value !== "live" || !("PushManager" in globalThis && "Notification" in globalThis)) return;
    lastGame = characters;
    void import("../deadlines/push").then(({ renewPush }) => renewPush(game.id, characters.split(","))).catch(() => undefined);
  });
}

const VIBRATION = [90, 60, 90];

/** Vibrate. Browsers allow it only after the page was touched. Other phones show the call only on the screen. */
function vibrate(): void {
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(VIBRATION);
}

/** Return whether the line reports a letter whose writer is muted by one of these characters. */
const isLetterFromMuted = (game: OpenGame, { key, by: author }: Line, characters: readonly string[]): boolean =>
  key === "letter-written" && characters.some((character) => (game.view.peek()?.slices[`letterbox/${character}`] as LetterboxDoc | undefined)?.muted.includes(author?.as ?? ""));

/**
 * Return whether the line is announced in a toast. Such a line must touch one of these characters and must not have
 * been done on this phone. A line that fills the screen has no toast.
 */
export function belongsInToast(line: Line, characters: readonly string[]): boolean {
  if (areTidingsShown() && line.tidings?.some((tidings) => tidings.who.some((character) => characters.includes(character)))) return false;
  if (!line.words || line.on || (line.by && characters.includes(line.by.recorder || line.by.as))) return false;
  return characters.some((character) => mentionsCharacter(line, character));
}
