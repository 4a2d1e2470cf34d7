/**
 * Checks a game on this phone, without trusting the server: its ledger against what the phone kept
 * during play. What it finds it says as figures; the screen says what they prove and what not.
 */

import { askedIn } from "../../sending/signing";
import { headsKept, sealKeyOf } from "../heads";
import { statement } from "../../sending/keys";
import type { PhoneStorage } from "../../sending/storage";
import { actsBehind, leftBehind, linesBehind } from "./behind";
import { checkDice } from "./dice";
import type { CheckedDice } from "./dice";
import { isWithheld, readLedger } from "./file";
import type { Ledger } from "./file";
import { fromHex, signedBy } from "./hash";
import { checkHeads } from "./heads";
import type { CheckedHeads } from "./heads";
import { keptLines, unlike, unseekable } from "./seen";
import type { SeenLine } from "./seen";
import { serversOf } from "./servers";

const CLOSED = "kernel/game-closed@1";

export interface Kept {
  /** Digests of heads, in the order in which they came. */
  readonly heads: readonly string[];
  /** The game's key as it was shown during play; "" if it was not. */
  readonly key: string;
  readonly lines: readonly SeenLine[];
  /** Acts that this phone signed, were answered as done, and what it added to their dice, oldest first. */
  readonly acts: readonly { readonly id: string; readonly contribution: string }[];
}

export interface Checked {
  readonly entries: number;
  /** Entries of which only the hash is given: letters that stay closed. */
  readonly withheld: number;
  /** How often another server went on from a copy, and how many of these takeovers do not follow from the server before. */
  readonly takeovers: number;
  readonly forged: number;
  /** What a server gave that was lost, beyond the copy: it counts nowhere below. */
  readonly behind: { readonly heads: number; readonly lines: number; readonly acts: number };
  readonly heads: CheckedHeads;
  readonly keptHeads: number;
  /** Kept heads that are not in the ledger. */
  readonly lostHeads: number;
  /** Whether one of the ledger's servers has the key that was shown during play; null if none was. */
  readonly sameKey: boolean | null;
  readonly lines: number;
  readonly unlike: readonly SeenLine[];
  /** Lines for few that cannot be looked for, since their entries stay closed to this phone. */
  readonly closedLines: number;
  readonly acts: number;
  /** Ids of own acts that were answered as done and are not in the ledger, or with another contribution. */
  readonly missing: readonly string[];
  readonly dice: CheckedDice;
  /** Whether the game was closed: then no seed may be missing. */
  readonly closed: boolean;
  /** Dice to which this phone added. */
  readonly mine: number;
  /** Phones whose signature under one of these heads holds. */
  readonly phones: number;
  /** Whether nothing contradicts anything. */
  readonly good: boolean;
}

/** What this phone kept of a game. */
export async function keptOf(storage: PhoneStorage, game: string): Promise<Kept> {
  const asked = await askedIn(storage, game);
  return {
    heads: (await headsKept(storage, game)).map(({ digest }) => digest),
    key: (await storage.note(sealKeyOf(game))) ?? "",
    lines: await keptLines(storage, game),
    acts: asked.filter(({ answer }) => answer === "done"),
  };
}

/** Check a file of this game; null for what is no ledger of it. */
export function checkGame(text: string, game: string, kept: Kept): Checked | null {
  const ledger = readLedger(text);
  if (ledger?.game !== game) return null;
  const servers = serversOf(ledger);
  const heads = checkHeads(ledger, servers);
  const there = new Map(heads.digests.map((digest, index) => [digest, heads.sizes[index] ?? 0]));
  const lacked = leftBehind(servers, kept.heads.map((digest) => there.get(digest) ?? 0));
  const lines = linesBehind(ledger, servers, kept.lines);
  const shown = kept.lines.filter((line) => !lines.has(line));
  const closedLines = unseekable(ledger, shown).size;
  const acts = actsBehind(ledger, servers, kept.acts);
  const dice = checkDice(ledger, servers);
  const found = {
    takeovers: servers.all.length - 1,
    forged: servers.wrong.length,
    behind: { heads: lacked.size, lines: lines.size, acts: acts.size },
    entries: ledger.leaves.length,
    withheld: ledger.leaves.length - ledger.entries.length,
    heads,
    keptHeads: kept.heads.length - lacked.size,
    lostHeads: kept.heads.filter((digest, index) => !there.has(digest) && !lacked.has(index)).length,
    sameKey: kept.key ? servers.all.some(({ key }) => key === kept.key) : null,
    lines: shown.length - closedLines,
    unlike: unlike(ledger, shown),
    closedLines,
    acts: kept.acts.length - acts.size,
    missing: missing(ledger, kept).filter((id) => !acts.has(id)),
    dice,
    closed: ledger.entries.some(({ type }) => type === CLOSED),
    mine: mine(ledger, kept),
    phones: cosigners(ledger, there),
  };
  return { ...found, good: isGood(found) };
}

const isGood = (found: Omit<Checked, "good">): boolean =>
  !found.forged &&
  !found.heads.wrong.length &&
  !found.heads.uncovered &&
  !found.lostHeads &&
  found.sameKey !== false &&
  !found.unlike.length &&
  !found.missing.length &&
  !found.dice.wrong.length &&
  !(found.closed && found.dice.waiting) &&
  !found.dice.seeds.length;

/** Own acts that are not there as they were sent. Withheld entries may be among them: then nothing is said. */
function missing(ledger: Ledger, { acts }: Kept): readonly string[] {
  if (isWithheld(ledger)) return [];
  const taps = new Map<string, string | undefined>();
  for (const { doing } of ledger.entries) {
    if (doing) taps.set(doing.command, doing.tap?.contribution ?? taps.get(doing.command));
  }
  const differs = (id: string, contribution: string): boolean => (taps.get(id) ?? contribution) !== contribution;
  return acts.filter(({ id, contribution }) => !taps.has(id) || differs(id, contribution)).map(({ id }) => id);
}

function mine(ledger: Ledger, { acts }: Kept): number {
  const own = new Set(acts.map(({ id }) => id));
  const entries = ledger.entries.filter(({ doing }) => doing && own.has(doing.command));
  return entries.reduce((sum, { rolls }) => sum + (rolls ?? []).filter(({ source }) => source !== "table").length, 0);
}

function cosigners(ledger: Ledger, heads: ReadonlyMap<string, number>): number {
  const keys = new Set<string>();
  for (const { key, digest, signature } of ledger.cosigned) {
    const holds = heads.has(digest) && signedBy(fromHex(key), statement("head/1", ledger.game, digest), fromHex(signature));
    if (holds) keys.add(key);
  }
  return keys.size;
}
