/**
 * The check of a whole game on this phone, without trust in the server. It compares the game's ledger with the notes
 * that the phone took during play. The result is figures; the screen says what they prove.
 */

import { loadSignedCommands } from "../../sending/signing";
import { loadHeadDigests, sealKeyNote } from "../heads";
import { statementToSign } from "../../sending/keys";
import type { PhoneStorage } from "../../sending/storage";
import { lackingActs, lackingIndexes, lackingLines } from "./lacking";
import { checkDice } from "./dice";
import type { CheckedDice } from "./dice";
import { isWithheld, readLedger } from "./file";
import type { Ledger } from "./file";
import { fromHex, isSignedBy } from "./hash";
import { checkHeads } from "./heads";
import type { CheckedHeads } from "./heads";
import { loadLines, differingLines, hiddenLines } from "./seenlines";
import type { SeenLine } from "./seenlines";
import { serversOf } from "./servers";

const GAME_CLOSED_TYPE = "kernel/game-closed@1";

/** The notes of this phone about a game. */
export interface PhoneNotes {
  /** Digests of heads, in the order in which they came. */
  readonly heads: readonly string[];
  /** The game's key as it was shown during play; "" if it was not. */
  readonly key: string;
  /** Lines as they were shown during play. */
  readonly lines: readonly SeenLine[];
  /** Signed acts that were answered as done, oldest first, with the phone's contribution to their dice. */
  readonly acts: readonly { readonly id: string; readonly contribution: string }[];
}

/** The result of a check. */
export interface CheckResult {
  /** The number of entries. */
  readonly entries: number;
  /** The number of withheld entries, of which the file gives only the hash: letters that stay closed. */
  readonly withheld: number;
  /** The number of times that another server went on from a copy. */
  readonly takeovers: number;
  /** The number of these takeovers without an endorsement by the server before. */
  readonly forged: number;
  /** Items from a lost server that its copy lacked. No other figure counts them. */
  readonly behind: { readonly heads: number; readonly lines: number; readonly acts: number };
  /** The check of the ledger's heads. */
  readonly heads: CheckedHeads;
  /** The number of signed log heads that the phone saved during play. */
  readonly keptHeads: number;
  /** The number of saved heads that are not in the ledger. */
  readonly lostHeads: number;
  /** Whether one of the ledger's servers has the key shown during play; null if no key was shown. */
  readonly sameKey: boolean | null;
  /** The number of lines that were compared. */
  readonly lines: number;
  /** Lines that differ from the ledger. */
  readonly unlike: readonly SeenLine[];
  /** The number of private lines that cannot be compared, because their entries are withheld from this phone. */
  readonly closedLines: number;
  /** The number of own acts that were answered as done. */
  readonly acts: number;
  /** Ids of these acts that are not in the ledger, or have another contribution there. */
  readonly missing: readonly string[];
  /** The check of the dice. */
  readonly dice: CheckedDice;
  /** Whether the game was closed. A closed game must have revealed every seed. */
  readonly closed: boolean;
  /** The number of dice to which this phone contributed. */
  readonly mine: number;
  /** The number of phones with a valid signature under one of these heads. */
  readonly phones: number;
  /** Whether the check found no contradiction. */
  readonly good: boolean;
}

/** Return the notes of this phone about a game. */
export async function loadPhoneNotes(storage: PhoneStorage, game: string): Promise<PhoneNotes> {
  const asked = await loadSignedCommands(storage, game);
  return {
    heads: (await loadHeadDigests(storage, game)).map(({ digest }) => digest),
    key: (await storage.note(sealKeyNote(game))) ?? "",
    lines: await loadLines(storage, game),
    acts: asked.filter(({ answer }) => answer === "done"),
  };
}

/** Check the ledger file of a game; null if the file is no ledger of this game. */
export function checkGame(text: string, game: string, kept: PhoneNotes): CheckResult | null {
  const ledger = readLedger(text);
  if (ledger?.game !== game) return null;
  const servers = serversOf(ledger);
  const heads = checkHeads(ledger, servers);
  const there = new Map(heads.digests.map((digest, index) => [digest, heads.sizes[index] ?? 0]));
  const lacked = lackingIndexes(servers, kept.heads.map((digest) => there.get(digest) ?? 0));
  const lines = lackingLines(ledger, servers, kept.lines);
  const shown = kept.lines.filter((line) => !lines.has(line));
  const closedLines = hiddenLines(ledger, shown).size;
  const acts = lackingActs(ledger, servers, kept.acts);
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
    unlike: differingLines(ledger, shown),
    closedLines,
    acts: kept.acts.length - acts.size,
    missing: missingActs(ledger, kept).filter((id) => !acts.has(id)),
    dice,
    closed: ledger.entries.some(({ type }) => type === GAME_CLOSED_TYPE),
    mine: countOwnDice(ledger, kept),
    phones: countCosigners(ledger, there),
  };
  return { ...found, good: passesCheck(found) };
}

const passesCheck = (found: Omit<CheckResult, "good">): boolean =>
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

/**
 * Return the ids of own acts that are not in the ledger as they were sent. None are reported while entries are
 * withheld, because these acts may be among them.
 */
function missingActs(ledger: Ledger, { acts }: PhoneNotes): readonly string[] {
  if (isWithheld(ledger)) return [];
  const taps = new Map<string, string | undefined>();
  for (const { doing } of ledger.entries) {
    if (doing) taps.set(doing.command, doing.tap?.contribution ?? taps.get(doing.command));
  }
  const differs = (id: string, contribution: string): boolean => (taps.get(id) ?? contribution) !== contribution;
  return acts.filter(({ id, contribution }) => !taps.has(id) || differs(id, contribution)).map(({ id }) => id);
}

/** Return the number of dice in own acts. */
function countOwnDice(ledger: Ledger, { acts }: PhoneNotes): number {
  const own = new Set(acts.map(({ id }) => id));
  const entries = ledger.entries.filter(({ doing }) => doing && own.has(doing.command));
  return entries.reduce((sum, { rolls }) => sum + (rolls ?? []).filter(({ source }) => source !== "table").length, 0);
}

/** Return the number of phones with a valid signature under one of these heads. */
function countCosigners(ledger: Ledger, heads: ReadonlyMap<string, number>): number {
  const keys = new Set<string>();
  for (const { key, digest, signature } of ledger.cosigned) {
    const holds = heads.has(digest) && isSignedBy(fromHex(key), statementToSign("head/1", ledger.game, digest), fromHex(signature));
    if (holds) keys.add(key);
  }
  return keys.size;
}
