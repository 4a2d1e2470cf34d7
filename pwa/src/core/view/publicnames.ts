/** Public names, by which characters identify themselves to others. A character shows the name as a code. */

const PUBLIC_NAME = /^[a-z0-9_-]{1,64}\.[0-9a-z]{1,16}\.[A-Za-z0-9_-]{22}$/;

/**
 * Return the text of a code: an address of the game with the public name behind it. Any camera opens that address.
 */
export const publicNameCode = (origin: string, game: string, name: string): string => `${origin}/g/${game}/people#${name}`;

/** Return the public name in a scanned text; "" if it has none, as on a card. */
export function publicNameIn(scanned: string): string {
  const name = scanned.trim().split("#").pop() ?? "";
  return PUBLIC_NAME.test(name) ? name : "";
}
