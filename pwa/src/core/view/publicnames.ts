/** Public names: by one of them somebody is known who shows it as a code. */

const SHAPE = /^[a-z0-9_-]{1,64}\.[0-9a-z]{1,16}\.[A-Za-z0-9_-]{22}$/;

/** What a code says: an address of the game, so that any camera leads there, with the name behind it. */
export const codeOf = (origin: string, game: string, name: string): string => `${origin}/g/${game}/people#${name}`;

/** The public name in what was scanned; "" where there is none, as on a card that lets one in. */
export function nameIn(scanned: string): string {
  const name = scanned.trim().split("#").pop() ?? "";
  return SHAPE.test(name) ? name : "";
}
