/**
 * The last part of a replay's address, which names a screen and a character. An example is `hand~cicero`.
 *
 * If the screen is missing, the first screen is meant. If the character is missing, the viewer's own screens are meant.
 */

import { currentRoute } from "../../ui/router";

const PART_SEPARATOR = "~";

/** Return the screen that the address names; "" for the first screen. */
export const addressedScreen = (): string => addressParts()[0] ?? "";

/** Return the character that the address names; "" for the viewer's own screens. */
export const addressedCharacter = (): string => addressParts()[1] ?? "";

const addressParts = (): readonly string[] => (currentRoute.value.rest[1] ?? "").split(PART_SEPARATOR);

/** Return the last part of the address for a screen of a character. */
export const screenAddressPart = (screen: string, viewer: string): string => (viewer ? screen + PART_SEPARATOR + viewer : screen);
