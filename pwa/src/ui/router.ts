/** The address of the page, and the sheets that are open above the screen. */

import { signal } from "@preact/signals";
import { decodeAddressPart } from "../core/view/decode";
import type { ComponentChild } from "preact";

/** The screen that an address names. */
export interface Route {
  readonly screen: "games" | "found" | "claim" | "organiser" | "rehearsal" | "game" | "projector" | "at" | "lost";
  /** The id of a game, or of an event in preparation. For a new game, it is the name of the ruleset. */
  readonly game: string;
  /** The tab of an open game; "" for the first tab. */
  readonly tab: string;
  /** The parts of the address after the tab. The parts may be a page of the tab and a character. */
  readonly rest: readonly string[];
}

/** Return the address within the app. An archive is a single file, so its address is written after the `#`. */
const currentAddress = (): string => (import.meta.env.MODE === "archive" ? location.hash.slice(1) : location.pathname);

/** Return the browser's address for an address within the app. */
export const browserAddress = (place: string): string => (import.meta.env.MODE === "archive" ? `#${place}` : place);

let address = typeof location === "undefined" ? "/" : currentAddress();

/** The part of the address after the `#`. The fragment is the token of a scanned card. */
export const fragment = signal(typeof location === "undefined" ? "" : location.hash);

/** Return the screen that an address names. */
export function readAddress(path: string): Route {
  const pathParts = path.split("/").filter(Boolean).map(decodeAddressPart);
  const [firstPart = "", game = "", tab = "", ...otherParts] = pathParts.flatMap((pathPart) => pathPart ?? []);
  const routeTo = (screen: Route["screen"], game = "", itsTab = ""): Route => ({ screen, game, tab: itsTab, rest: otherParts });
  if (pathParts.includes(null)) return routeTo("lost");
  if (!firstPart) return routeTo("games");
  if (firstPart === "c") return routeTo("claim");
  if (firstPart === "new" && game) return routeTo("found", game);
  if (firstPart === "event") return routeTo("organiser", game);
  if (firstPart === "organiser" || firstPart === "rehearsal") return routeTo(firstPart, game, tab);
  if (firstPart === "g" && game) return routeTo(tab === "projector" || tab === "at" ? tab : "game", game, tab);
  return routeTo("lost");
}

/** The current place. Each navigation makes a new object, even if the address is the same. */
export const currentRoute = signal(readAddress(address));

/** The scroll position of each address when the player left it (CSS pixels). */
const scrollPositions: Record<string, number> = {};

/** Go to an address within the app, and restore its last scroll position. Open sheets are closed. */
export function goToAddress(place: string, isReplaced = false): void {
  scrollPositions[address] = scrollY;
  sheets.value = [];
  history[isReplaced ? "replaceState" : "pushState"](null, "", browserAddress(place));
  readRoute();
  fragment.value = location.hash;
  requestAnimationFrame(() => scrollTo(0, scrollPositions[address] ?? 0));
}

function readRoute(): void {
  address = currentAddress();
  currentRoute.value = readAddress(address);
}

/**
 * Scroll to the position of this address when the player left it. The function is called after the screen of the
 * address was drawn.
 */
export function restoreScroll(): void {
  const previousPosition = scrollPositions[address];
  delete scrollPositions[address];
  if (previousPosition) scrollTo(0, previousPosition);
}

/** Go to a tab of the open game. */
export const goToTab = (tab: string): void => goToAddress(`/g/${currentRoute.peek().game}/${tab}`);

/**
 * The name of a sheet, and its argument, by which `app/restore.tsx` opens the sheet again after a reload. The browser's
 * history stores both, so the argument holds no functions.
 */
export type SheetName = readonly [name: string, argument?: unknown];

/** An open sheet. A sheet without a name is not opened again. */
export interface OpenSheet {
  readonly id: number;
  readonly render: () => ComponentChild;
  name?: SheetName | undefined;
}

/** A sheet as the browser's history stores it. */
export type StoredSheet = Pick<OpenSheet, "id" | "name">;

/** The open sheets. The top sheet is the last. */
export const sheets = signal<readonly OpenSheet[]>([]);
/** The id of the newest sheet. Sheets that were opened before a reload have lower ids. */
let newestSheetId = Date.now();

/** Open a sheet from below. The back button of the phone closes the sheet. */
export function openSheet(render: () => ComponentChild, name?: SheetName): void {
  sheets.value = [...sheets.peek(), { id: (newestSheetId += 1), render, name }];
  storeSheets();
}

/** Store the open sheets in the browser's history, in a new entry or in the current one. */
export function storeSheets(isReplaced = false): void {
  history[isReplaced ? "replaceState" : "pushState"]({ sheets: sheets.peek().map(({ id, name }) => ({ id, name })) }, "");
}

/** Return the sheets in an entry of the browser's history. */
export const storedSheets = (historyState: unknown): readonly StoredSheet[] => (historyState as { sheets?: readonly StoredSheet[] } | null)?.sheets ?? [];

/** Replace the top sheet with another sheet. */
export function swapSheet(render: () => ComponentChild): void {
  sheets.value = [...sheets.peek().slice(0, -1), { id: (newestSheetId += 1), render }];
  storeSheets(true);
}

/** Close the top sheet. */
export function closeSheet(): void {
  if (sheets.peek().length) history.back();
}

/**
 * Follow the back and forward buttons of the browser. `restore` is called with the sheets of an entry whose sheets are
 * not all open, after a reload or after the player went elsewhere.
 */
export function followHistory(restore: (historySheets: readonly StoredSheet[]) => void): void {
  const showSheets = (historyState: unknown): void => {
    const historySheets = storedSheets(historyState);
    sheets.value = sheets.peek().filter((sheet) => historySheets.some(({ id }) => id === sheet.id));
    if (sheets.peek().length < historySheets.length) restore(historySheets);
  };
  showSheets(history.state);
  addEventListener("popstate", (event: PopStateEvent) => {
    showSheets(event.state);
    if (currentAddress() !== address) readRoute();
    fragment.value = location.hash;
  });
}
