/**
 * The check of all dice. Each seed must lead back to the commitment that the seed's server made at the start. Each roll
 * must follow from its seed.
 */

import { bytesToHex, fromHex, hashParts, hmacSha256 } from "./hash";
import type { FileEntry, FileRoll, Ledger } from "./file";
import { TAKEOVER_TYPE, serverNumberAt, serversOf } from "./servers";
import type { Servers } from "./servers";

/** The result of the check of all dice. */
export interface CheckedDice {
  /** The number of rolls that follow from their seed and the phone's contribution. */
  readonly fairCount: number;
  /** The names of the rolls that do not follow from their seed and contribution. */
  readonly wrongIds: readonly string[];
  /** The number of rolls whose seed is not known yet. */
  readonly waitingCount: number;
  /** The number of rolls of real dice, which are thrown on a table. No seed decides these rolls. */
  readonly tableCount: number;
  /** The periods whose seed does not lead back to the commitment. */
  readonly wrongPeriods: readonly number[];
}

const SEED_REVEALED_TYPE = "kernel/seed-revealed@1";
/** The number of different values that a draw of 32 bits can have. */
const DRAW_VALUES = 2 ** 32;
/** The maximum number of periods in a chain of seeds. */
const LONGEST_CHAIN = 65_536;

/** Check all dice of a ledger. */
export function checkDice(ledger: Ledger, servers: Servers = serversOf(ledger)): CheckedDice {
  const { seeds, wrongPositions } = verifyRevealedSeeds(ledger, servers);
  const periodStarts = new Map<string, number>();
  const rollNames = new Set<string>();
  const wrongIds: string[] = [];
  const counts = { fairCount: 0, waitingCount: 0, tableCount: 0 };
  for (const entry of ledger.entries) {
    const period = seedPeriodOfEntry(entry, periodStarts);
    for (const roll of entry.rolls ?? []) {
      const seed = period === undefined ? undefined : seeds.get(seedKey(serverNumberAt(servers, entry.position), period));
      const isRepeated = rollNames.has(roll.name);
      rollNames.add(roll.name);
      if (isRepeated || roll.value < 1 || roll.value > roll.sides) wrongIds.push(roll.name);
      else if (roll.source === "table") counts.tableCount += 1;
      else if (!seed) counts.waitingCount += 1;
      else if (entry.position > seed.position || rolledFace(seed.seed, roll) !== roll.value) wrongIds.push(roll.name);
      else counts.fairCount += 1;
    }
  }
  return { ...counts, wrongIds, wrongPeriods: wrongPositions };
}

/** The seed for the dice of one period. */
interface Seed {
  readonly seed: Uint8Array;
  /** The position of the entry that revealed the seed. */
  readonly position: number;
}

/** Return the name of a seed. Each server has its own seeds, one seed for each period. */
const seedKey = (era: number, period: number): string => `${era}/${period}`;

/**
 * Return the seeds that lead back to their server's commitment, and the periods of all other seeds. When another server
 * takes the game over, the last seed of the server before is revealed.
 */
function verifyRevealedSeeds(ledger: Ledger, servers: Servers): { readonly seeds: ReadonlyMap<string, Seed>; readonly wrongPositions: readonly number[] } {
  const seeds = new Map<string, Seed>();
  const wrongPositions: number[] = [];
  const commitments = servers.all.map(({ commitment }) => ({ period: 0, hash: commitment }));
  for (const { type, body: commandBody, position } of ledger.entries) {
    if (type !== SEED_REVEALED_TYPE && type !== TAKEOVER_TYPE) continue;
    const period = Number(commandBody["period"]);
    const seed = fromHex(String(commandBody["seed"]));
    const era = serverNumberAt(servers, type === TAKEOVER_TYPE ? position - 1 : position);
    const previousCommitment = commitments[era] ?? { period, hash: "" };
    const stepCount = period - previousCommitment.period;
    if (!(stepCount >= 1 && stepCount <= LONGEST_CHAIN) || bytesToHex(earlierSeed(seed, stepCount)) !== previousCommitment.hash) {
      wrongPositions.push(period);
      continue;
    }
    seeds.set(seedKey(era, period), { seed, position });
    commitments[era] = { period, hash: bytesToHex(seed) };
  }
  return { seeds, wrongPositions };
}

/** Return the seed of an earlier period. Each seed is the hash of the next period's seed. */
function earlierSeed(seed: Uint8Array, periodCount: number): Uint8Array {
  let link = seed;
  for (let step = 0; step < periodCount; step += 1) link = hashParts(link);
  return link;
}

/**
 * Return the period whose seed decides the dice of an entry. If an act opens a new period, its dice still use the seed
 * of the period that it ends.
 */
function seedPeriodOfEntry({ doing, period }: FileEntry, commandPeriods: Map<string, number>): number | undefined {
  if (!doing) return period;
  if (!doing.index) commandPeriods.set(doing.command, period);
  return commandPeriods.get(doing.command);
}

/**
 * Return the face of a die, which follows from a seed, the roll's name and the contribution. Every face is equally
 * likely.
 */
export function rolledFace(seed: Uint8Array, { name, sides, contribution = "" }: FileRoll): number {
  const fairLimit = DRAW_VALUES - (DRAW_VALUES % sides);
  for (let round = 0; ; round += 1) {
    const bytes = hmacSha256(seed, `${name}\n${contribution}\n${round}`);
    const drawnNumber = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    if (drawnNumber < fairLimit) return (drawnNumber % sides) + 1;
  }
}
