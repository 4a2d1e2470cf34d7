/** Dice: every seed leads back to what was promised in entry 1, and every roll is made again. */

import { bytesToHex, hashed, hexToBytes, keyed } from "./hash";
import type { FileEntry, FileRoll, Ledger } from "./file";

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

export function checkDice(ledger: Ledger): CheckedDice {
  const { seeds, broken } = revealed(ledger);
  const begun = new Map<string, number>();
  const names = new Set<string>();
  const wrong: string[] = [];
  const count = { fair: 0, waiting: 0, table: 0 };
  for (const entry of ledger.entries) {
    const period = periodOfAct(entry, begun);
    for (const roll of entry.rolls ?? []) {
      const seed = period === undefined ? undefined : seeds.get(period);
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

/** The seeds that lead back to the commitment, by period. */
function revealed(ledger: Ledger): { readonly seeds: ReadonlyMap<number, Seed>; readonly broken: readonly number[] } {
  const seeds = new Map<number, Seed>();
  const broken: number[] = [];
  let known = { period: 0, hash: ledger.commitment };
  for (const { body, position } of ledger.entries.filter(({ type }) => type === REVEALED)) {
    const period = Number(body["period"]);
    const seed = hexToBytes(String(body["seed"]));
    const steps = period - known.period;
    if (steps < 1 || steps > LONGEST || bytesToHex(earlier(seed, steps)) !== known.hash) {
      broken.push(period);
      continue;
    }
    seeds.set(period, { seed, at: position });
    known = { period, hash: bytesToHex(seed) };
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
