/**
 * The heads, lines and acts that a lost server gave to this phone after the last copy of its ledger was made. Another
 * server continued the game from that copy.
 */

import { hasWithheldEntries } from "./file";
import type { Ledger } from "./file";
import type { SeenLine } from "./seenlines";
import { serverNumberAt } from "./servers";
import type { Servers } from "./servers";

/**
 * Return the indexes of the items that a restored copy lacked. The copy lacked an item if the item came between an item
 * of one server and an item of the next server. `positions` are the items' positions in the ledger, in the order in
 * which this phone saw them; 0 for an item that is not in the ledger.
 */
export function indexesMissingFromCopy(servers: Servers, positions: readonly number[]): ReadonlySet<number> {
  const eras = positions.map((position) => (position ? serverNumberAt(servers, position) : null));
  const lastServerIndex = servers.all.length - 1;
  const knownEras = (eras: readonly (number | null)[]): readonly number[] => eras.filter((era) => era !== null);
  const isMissing = (itemIndex: number): boolean =>
    eras[itemIndex] === null && (knownEras(eras.slice(0, itemIndex)).at(-1) ?? 0) < (knownEras(eras.slice(itemIndex))[0] ?? lastServerIndex);
  return new Set([...positions.keys()].filter(isMissing));
}

/** Return the shown lines that a copy lacked. Public lines and private lines are ordered separately. */
export function linesMissingFromCopy(ledger: Ledger, servers: Servers, lines: readonly SeenLine[]): ReadonlySet<SeenLine> {
  const positions = new Map(ledger.entries.map(({ id, position }) => [id, position]));
  const linesAfterEnd = ["p", "q"].flatMap((prefix) => {
    const ownLines = lines.filter(({ c }) => c.startsWith(prefix)).sort((firstLine, secondLine) => lineNumberOf(firstLine) - lineNumberOf(secondLine));
    const missingIndexes = indexesMissingFromCopy(servers, ownLines.map(({ id }) => positions.get(id) ?? 0));
    return ownLines.filter((_, index) => missingIndexes.has(index));
  });
  return new Set(linesAfterEnd);
}

const lineNumberOf = ({ c }: SeenLine): number => Number(c.slice(1));

/** Return the ids of this phone's acts that a lost server carried out and that its copy lacked. */
export function actsMissingFromCopy(ledger: Ledger, servers: Servers, acts: readonly { readonly id: string }[]): ReadonlySet<string> {
  if (hasWithheldEntries(ledger)) return new Set();
  const positions = new Map(ledger.entries.map(({ doing, position }) => [doing?.command, position]));
  const missingIndexes = indexesMissingFromCopy(servers, acts.map(({ id }) => positions.get(id) ?? 0));
  return new Set(acts.flatMap(({ id }, index) => (missingIndexes.has(index) ? id : [])));
}
