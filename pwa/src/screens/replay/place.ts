/**
 * The last part of a replay's address: a screen and a character, as in `hand~cicero`.
 *
 * Without a screen it means the first one; without a character the viewer's own screens.
 */

import { here } from "../../ui/router";

const PART_SEPARATOR = "~";

/** Return the screen in the address; "" for the first. */
export const screenNow = (): string => addressParts()[0] ?? "";

/** Return the character in the address; "" for the viewer's own screens. */
export const characterNow = (): string => addressParts()[1] ?? "";

const addressParts = (): readonly string[] => (here.value.rest[1] ?? "").split(PART_SEPARATOR);

/** Return the part of an address for a screen of a character. */
export const screenAddressPart = (screen: string, whose: string): string => (whose ? screen + PART_SEPARATOR + whose : screen);
