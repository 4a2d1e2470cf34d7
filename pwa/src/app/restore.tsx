/**
 * The sheets that were open before a reload, or before the player went elsewhere and came back. A sheet is opened again
 * if it has a name and the game is known. The history entries of all other sheets are left, so that the next back button
 * closes what is on top.
 */

import { effect } from "@preact/signals";
import type { ComponentChild } from "preact";
import { offersKey } from "../core/live/game";
import type { ActRequest } from "../ui/act/actrequest";
import { lazy } from "../ui/lazy";
import { currentRoute, sheets, storedSheets } from "../ui/router";
import type { OpenSheet, StoredSheet } from "../ui/router";
import { currentGame, view } from "../ui/services";
import { NAME_SHEETS } from "./names";

const ActSheet = lazy(() => import("../ui/act/sheet").then((module) => module.ActSheet));
const LineSheet = lazy(() => import("../screens/chronicle/sheet").then((module) => module.LineSheet));
const MenuSheet = lazy(() => import("../screens/game/menu").then((module) => module.MenuSheet));
const NewLetterSheet = lazy(() => import("../screens/letters/newletter").then((module) => module.NewLetterSheet));
const ThreadSheet = lazy(() => import("../screens/letters/thread").then((module) => module.ThreadSheet));

/** The functions that draw a sheet again, by the name of the sheet. The argument comes from the browser's history. */
const SHEETS = new Map<string, (argument: never) => ComponentChild>([
  ...Object.entries(NAME_SHEETS),
  ["act", (request: ActRequest) => <ActSheet request={request} />],
  ["line", (lineId: string) => <LineSheet id={lineId} />],
  ["menu", () => <MenuSheet />],
  ["new-letter", () => <NewLetterSheet />],
  ["thread", (threadId: string) => <ThreadSheet id={threadId} />],
]);

/**
 * Open the stored sheets again as soon as the game of the address is shown. A form waits for the acts on offer, because
 * they decide whether it is drawn as a form or as the table of a trade.
 */
export function restoreSheets(historySheets: readonly StoredSheet[]): void {
  let stopWatching: (() => void) | undefined;
  let isDone = false;
  stopWatching = effect(() => {
    const { screen, game } = currentRoute.value;
    if (isDone || (screen === "game" && !(currentGame.value?.id === game && view.value))) return;
    isDone = true;
    queueMicrotask(() => {
      stopWatching?.();
      void prepareForms(historySheets).then((wasSent) => reopenSheets(historySheets, wasSent));
    });
  });
}

/**
 * Load the acts on offer that stored forms need. Returns the function that tells sent forms. Resolves also if the server
 * does not answer.
 */
async function prepareForms(historySheets: readonly StoredSheet[]): Promise<(sheetId: number) => boolean> {
  const game = currentGame.peek();
  const requests = historySheets.flatMap(({ name }) => (name?.[0] === "act" ? [name[1] as ActRequest] : []));
  const missingRequests = requests.filter((request) => isHeld(request) && !game?.offers.peek()[offersKey(request.as, request.recorder)]);
  await Promise.all(missingRequests.map(({ as: actor, recorder }) => game?.loadOffers(actor, recorder).catch(() => undefined)));
  if (!requests.length) return () => false;
  // Without this module no form can be drawn.
  return import("../ui/act/storedform").then((module) => module.wasSent, () => () => true);
}

/**
 * Open the stored sheets again up to the first sheet that cannot be opened or whose act was sent, and leave the entries
 * of the others.
 */
function reopenSheets(historySheets: readonly StoredSheet[], wasSent: (sheetId: number) => boolean): void {
  const currentSheets = storedSheets(history.state);
  // The player may have gone elsewhere meanwhile.
  if (currentSheets.length !== historySheets.length || currentSheets.some(({ id }, index) => id !== historySheets[index]?.id)) return;
  const openSheets = sheets.peek();
  const openedSheets: OpenSheet[] = [];
  for (const storedSheet of historySheets) {
    const sheet = openSheets.find(({ id }) => id === storedSheet.id) ?? (wasSent(storedSheet.id) ? null : reopenSheet(storedSheet));
    if (!sheet) break;
    openedSheets.push(sheet);
  }
  sheets.value = openedSheets;
  if (openedSheets.length < historySheets.length) history.go(openedSheets.length - historySheets.length);
}

/** Return a stored sheet; null if it has no name, or if it is the form of a card that this phone no longer holds. */
function reopenSheet({ id, name }: StoredSheet): OpenSheet | null {
  const [kind = "", argument] = name ?? [];
  const draw = SHEETS.get(kind);
  if (!draw || currentRoute.peek().screen !== "game") return null;
  if (kind === "act" && !isHeld(argument as ActRequest)) return null;
  return { id, name, render: () => draw(argument as never) };
}

const isHeld = ({ as: actor, recorder = actor }: ActRequest): boolean => view.peek()?.me.includes(recorder) ?? false;
