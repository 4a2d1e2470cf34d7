/** Dice: every seed leads back to what its server promised at first, and every roll is made again. */

import { bytesToHex, fromHex, hashed, keyed } from "./hash";
import type { FileEntry, FileRoll, Ledger } from "./file";
import { TAKEN_OVER, eraAt, serversOf } from "./servers";
import type { Servers } from "./servers";

export interface CheckedDice {
  /** Rolls that are what the seed and the contribution give. */
  readonly fair: number;
  /** Names of those that are not. */
  readonly wrong: readonly string[];
  /** Rolls whose seed is not known yet, or that fell on the table. */
  readonly waiting: number;
  readonly table: number;
  /** Periods whose seed does not lead to what was promised. */
  readonly seeds: readonly number[];
}

const REVEALED = "kernel/seed-revealed@1";
const DRAWS = 2 ** 32;
/** No chain has more periods. */
const LONGEST = 65_536;

export function checkDice(ledger: Ledger, servers: Servers = serversOf(ledger)): CheckedDice {
  const { seeds, broken } = revealed(ledger, servers);
  const begun = new Map<string, number>();
  const names = new Set<string>();
  const wrong: string[] = [];
  const count = { fair: 0, waiting: 0, table: 0 };
  for (const entry of ledger.entries) {
    const period = periodOfAct(entry, begun);
    for (const roll of entry.rolls ?? []) {
      const seed = period === undefined ? undefined : seeds.get(nameOf(eraAt(servers, entry.position), period));
      const twice = names.has(roll.name);
      names.add(roll.name);
      if (twice || roll.value < 1 || roll.value > roll.sides) wrong.push(roll.name);
      else if (roll.source === "table") count.table += 1;
      else if (!seed) count.waiting += 1;
      else if (entry.position > seed.at || rolled(seed.seed, roll) !== roll.value) wrong.push(roll.name);
      else count.fair += 1;
    }
  }
  return { ...count, wrong, seeds: broken };
}

interface Seed {
  readonly seed: Uint8Array;
  /** The position of the entry that revealed it. */
  readonly at: number;
}

/** Each server has seeds of its own, one for each period. */
const nameOf = (era: number, period: number): string => `${era}/${period}`;

/** The seeds that lead back to the commitment of their server; a takeover reveals the last one of the server before. */
function revealed(ledger: Ledger, servers: Servers): { readonly seeds: ReadonlyMap<string, Seed>; readonly broken: readonly number[] } {
  const seeds = new Map<string, Seed>();
  const broken: number[] = [];
  const known = servers.all.map(({ commitment }) => ({ period: 0, hash: commitment }));
  for (const { type, body, position } of ledger.entries) {
    if (type !== REVEALED && type !== TAKEN_OVER) continue;
    const period = Number(body["period"]);
    const seed = fromHex(String(body["seed"]));
    const era = eraAt(servers, type === TAKEN_OVER ? position - 1 : position);
    const before = known[era] ?? { period, hash: "" };
    const steps = period - before.period;
    if (!(steps >= 1 && steps <= LONGEST) || bytesToHex(earlier(seed, steps)) !== before.hash) {
      broken.push(period);
      continue;
    }
    seeds.set(nameOf(era, period), { seed, at: position });
    known[era] = { period, hash: bytesToHex(seed) };
  }
  return { seeds, broken };
}

function earlier(seed: Uint8Array, periods: number): Uint8Array {
  let link = seed;
  for (let n = 0; n < periods; n += 1) link = hashed(link);
  return link;
}

/** An act that opens a period still rolls with the seed of the one it ends. */
function periodOfAct({ doing, period }: FileEntry, begun: Map<string, number>): number | undefined {
  if (!doing) return period;
  if (!doing.index) begun.set(doing.command, period);
  return begun.get(doing.command);
}

/** The face that a seed, a name and a contribution give: every face as likely as any other. */
export function rolled(seed: Uint8Array, { name, sides, contribution = "" }: FileRoll): number {
  const fair = DRAWS - (DRAWS % sides);
  for (let again = 0; ; again += 1) {
    const bytes = keyed(seed, `${name}\n${contribution}\n${again}`);
    const draw = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    if (draw < fair) return (draw % sides) + 1;
  }
}
