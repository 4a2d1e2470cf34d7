/** What a phone was given by a server that was lost, beyond the copy from which another one went on. */

import { isWithheld } from "./file";
import type { Ledger } from "./file";
import type { SeenLine } from "./seen";
import { eraAt } from "./servers";
import type { Servers } from "./servers";

/**
 * Which of the things that were seen in this order a restored copy lacked, by index: those after
 * something of one server and before anything of the next. A position is 0 for what is not there.
 */
export function leftBehind(servers: Servers, positions: readonly number[]): ReadonlySet<number> {
  const eras = positions.map((position) => (position ? eraAt(servers, position) : null));
  const last = servers.all.length - 1;
  const known = (some: readonly (number | null)[]): readonly number[] => some.filter((era) => era !== null);
  const lacked = (index: number): boolean =>
    eras[index] === null && (known(eras.slice(0, index)).at(-1) ?? 0) < (known(eras.slice(index))[0] ?? last);
  return new Set([...positions.keys()].filter(lacked));
}

/** Those of these lines that a copy lacked. The lines of everybody have an order, and those of few. */
export function linesBehind(ledger: Ledger, servers: Servers, lines: readonly SeenLine[]): ReadonlySet<SeenLine> {
  const positions = new Map(ledger.entries.map(({ id, position }) => [id, position]));
  const behind = ["p", "q"].flatMap((kind) => {
    const own = lines.filter(({ c }) => c.startsWith(kind)).sort((one, other) => numberOf(one) - numberOf(other));
    const lacked = leftBehind(servers, own.map(({ id }) => positions.get(id) ?? 0));
    return own.filter((_, index) => lacked.has(index));
  });
  return new Set(behind);
}

const numberOf = ({ c }: SeenLine): number => Number(c.slice(1));

/** Ids of own acts that a lost server did and its copy lacked. */
export function actsBehind(ledger: Ledger, servers: Servers, acts: readonly { readonly id: string }[]): ReadonlySet<string> {
  if (isWithheld(ledger)) return new Set();
  const positions = new Map(ledger.entries.map(({ doing, position }) => [doing?.command, position]));
  const lacked = leftBehind(servers, acts.map(({ id }) => positions.get(id) ?? 0));
  return new Set(acts.flatMap(({ id }, index) => (lacked.has(index) ? id : [])));
}
