/** Public names, with which characters prove to others who they are. A character shows its public name as a code. */

const PUBLIC_NAME_PATTERN = /^[a-z0-9_-]{1,64}\.[0-9a-z]{1,16}\.[A-Za-z0-9_-]{22}$/;

/**
 * Return the text of a code. The text is an address of the game that ends with the public name, so any camera app can
 * open it.
 */
export const publicNameAddress = (origin: string, game: string, name: string): string => `${origin}/g/${game}/people#${name}`;

/** Return the public name in a scanned text; "" if the text has no public name. A card, for example, has none. */
export function publicNameIn(scanned: string): string {
  const name = scanned.trim().split("#").pop() ?? "";
  return PUBLIC_NAME_PATTERN.test(name) ? name : "";
}
