/**
 * The last part of a replay's address: a screen and a character, as in `hand~cicero`.
 *
 * Without a screen it means the first one; without a character the viewer's own screens.
 */

import { here } from "../../ui/router";

const BETWEEN = "~";

/** Return the screen in the address; "" for the first. */
export const screenNow = (): string => split()[0] ?? "";

/** Return the character in the address; "" for the viewer's own screens. */
export const characterNow = (): string => split()[1] ?? "";

const split = (): readonly string[] => (here.value.rest[1] ?? "").split(BETWEEN);

/** Return the part of an address for a screen of a character. */
export const screenOf = (screen: string, whose: string): string => (whose ? screen + BETWEEN + whose : screen);
