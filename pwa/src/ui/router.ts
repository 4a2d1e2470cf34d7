/** Where the person is: the address of the page, and the sheets opened on top of it. */

import { signal } from "@preact/signals";
import { decoded } from "../core/view/decoded";
import type { ComponentChild } from "preact";

export interface Place {
  readonly screen: "games" | "found" | "claim" | "rehearsal" | "game" | "projector" | "at" | "lost";
  /** The id of a game, or the name of one that is to be founded. */
  readonly game: string;
  readonly tab: string;
  /** What follows the tab: which page of it, and of whom. */
  readonly rest: readonly string[];
}

/** Where the page is. An archive is one file: there the address of the app stands behind the `#`. */
const path = (): string => (import.meta.env.MODE === "archive" ? location.hash.slice(1) : location.pathname);

/** How an address of the app is written as one of the browser's. */
export const way = (place: string): string => (import.meta.env.MODE === "archive" ? `#${place}` : place);

let address = typeof location === "undefined" ? "/" : path();

/** What follows the `#`: the token of a scanned card. */
export const fragment = signal(typeof location === "undefined" ? "" : location.hash);

/** Which screen an address means. */
export function readAddress(path: string): Place {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first = "", game = "", tab = "", ...rest] = parts.flatMap((part) => part ?? []);
  const at = (screen: Place["screen"], its = "", itsTab = ""): Place => ({ screen, game: its, tab: itsTab, rest });
  if (parts.includes(null)) return at("lost");
  if (!first) return at("games");
  if (first === "c") return at("claim");
  if (first === "new" && game) return at("found", game);
  if (first === "rehearsal") return at("rehearsal", game);
  if (first === "g" && game) return at(tab === "projector" || tab === "at" ? tab : "game", game, tab);
  return at("lost");
}

/** Where one is: a new place each time that one goes somewhere, even to the address where one is. */
export const here = signal(readAddress(address));

/** How far each address was scrolled when it was left, in CSS pixels. */
const scrolled: Record<string, number> = {};

/** Go to an address of the app, to where one was when one left it; open sheets close. */
export function go(place: string, replace = false): void {
  scrolled[address] = scrollY;
  sheets.value = [];
  if (replace) history.replaceState(null, "", way(place));
  else history.pushState(null, "", way(place));
  arrive();
  fragment.value = location.hash;
  requestAnimationFrame(() => scrollTo(0, scrolled[address] ?? 0));
}

function arrive(): void {
  address = path();
  here.value = readAddress(address);
}

/** Scroll to where one was when one left this address: its screen stands only now. */
export function scrollBack(): void {
  const before = scrolled[address];
  delete scrolled[address];
  if (before) scrollTo(0, before);
}

export const goTab = (tab: string): void => go(`/g/${here.peek().game}/${tab}`);

interface OpenSheet {
  readonly id: number;
  readonly render: () => ComponentChild;
}

export const sheets = signal<readonly OpenSheet[]>([]);
let opened = 0;

/** Open a sheet from below. The phone's back button closes it. */
export function openSheet(render: () => ComponentChild): void {
  opened += 1;
  sheets.value = [...sheets.peek(), { id: opened, render }];
  remember();
}

/** A step of the history knows by name which sheets were open at it. */
function remember(replace = false): void {
  const state = { sheets: sheets.peek().map(({ id }) => id) };
  if (replace) history.replaceState(state, "");
  else history.pushState(state, "");
}

/** Put another sheet in place of the top one. */
export function swapSheet(render: () => ComponentChild): void {
  opened += 1;
  sheets.value = [...sheets.peek().slice(0, -1), { id: opened, render }];
  remember(true);
}

export function closeSheet(): void {
  if (sheets.peek().length) history.back();
}

/** Follow the browser's back and forward buttons. */
export function followHistory(): void {
  addEventListener("popstate", (event: PopStateEvent) => {
    const open = (event.state as { sheets?: readonly number[] } | null)?.sheets ?? [];
    sheets.value = sheets.peek().filter(({ id }) => open.includes(id));
    if (path() !== address) arrive();
    fragment.value = location.hash;
  });
}
