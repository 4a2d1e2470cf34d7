/**
 * What an address of a moment names behind its entry: a screen, and whose it is, as in `hand~cicero`. Without
 * a screen it is the first that there is, without a character one's own.
 */

import { here } from "../../ui/router";

const BETWEEN = "~";

/** Which screen the address names; "" for the first. */
export const screenNow = (): string => split()[0] ?? "";

/** Whose screens the address names; "" for one's own. */
export const whoseNow = (): string => split()[1] ?? "";

const split = (): readonly string[] => (here.value.rest[1] ?? "").split(BETWEEN);

/** A screen of somebody, as an address names it. */
export const screenOf = (screen: string, whose: string): string => (whose ? screen + BETWEEN + whose : screen);
