/**
 * The check of a whole game on this phone, which does not need to trust the server. The check compares the game's
 * ledger with the notes that the phone made during play. The result consists of figures, and the screen says what these
 * figures prove.
 */

import { loadSignedCommands } from "../../sending/signing";
import { loadHeadDigests, sealKeyNoteName } from "../heads";
import { statementToSign } from "../../sending/keys";
import type { PhoneStorage } from "../../sending/storage";
import { actsMissingFromCopy, indexesMissingFromCopy, linesMissingFromCopy } from "./copygaps";
import { checkDice } from "./dice";
import type { CheckedDice } from "./dice";
import { hasWithheldEntries, readLedger } from "./file";
import type { Ledger } from "./file";
import { fromHex, isSignedBy } from "./hash";
import { checkHeads } from "./heads";
import type { CheckedHeads } from "./heads";
import { loadLines, differingLines, uncheckableLines } from "./seenlines";
import type { SeenLine } from "./seenlines";
import { serversOf } from "./servers";

const GAME_CLOSED_TYPE = "kernel/game-closed@1";

/** The notes of this phone about a game. */
export interface PhoneNotes {
  /** The digests of heads, in the order in which this phone received them. */
  readonly heads: readonly string[];
  /** The game's key as this phone was shown it during play; "" if the phone was shown no key. */
  readonly key: string;
  /** The chronicle lines that this phone was shown during play. */
  readonly lines: readonly SeenLine[];
  /**
   * The signed acts of this phone that the server answered as done, oldest first. Each act has the phone's contribution
   * to its dice.
   */
  readonly acts: readonly { readonly id: string; readonly contribution: string }[];
}

/** The result of a check. */
export interface CheckResult {
  /** The number of entries in the ledger. */
  readonly entryCount: number;
  /**
   * The number of withheld entries. The file contains only the hashes of these entries, such as letters that stay
   * closed.
   */
  readonly withheldCount: number;
  /** The number of times that another server continued the game from a copy. */
  readonly takeoverCount: number;
  /** The number of takeovers that the server before did not endorse. */
  readonly forgedCount: number;
  /** The heads, lines and acts of a lost server that were missing from its copy. No other figure counts them. */
  readonly behind: { readonly headCount: number; readonly lineCount: number; readonly actCount: number };
  /** The result of checking the ledger's heads. */
  readonly heads: CheckedHeads;
  /** The number of signed log heads that the phone saved during play. */
  readonly keptHeadCount: number;
  /** The number of saved heads that are not in the ledger. */
  readonly lostHeadCount: number;
  /** Whether a server in the ledger has the key that was shown during play; null if no key was shown. */
  readonly hasSameKey: boolean | null;
  /** The number of shown lines that were compared with the ledger. */
  readonly lineCount: number;
  /** The shown lines that differ from the ledger. */
  readonly unlike: readonly SeenLine[];
  /** The number of private lines that cannot be compared, because their entries are withheld from this phone. */
  readonly closedLineCount: number;
  /** The number of this phone's acts that the server answered as done. */
  readonly actCount: number;
  /** The ids of this phone's done acts that are missing from the ledger, or have another contribution there. */
  readonly missing: readonly string[];
  /** The result of checking the dice. */
  readonly dice: CheckedDice;
  /** Whether the game was closed. If so, its ledger must reveal every seed. */
  readonly isClosed: boolean;
  /** The number of dice to which this phone made a contribution. */
  readonly myRollCount: number;
  /** The number of phones with a valid signature under a fitting head. */
  readonly phoneCount: number;
  /** Whether the check found no contradiction. */
  readonly hasPassed: boolean;
}

/** Return the notes that this phone made about a game. */
export async function loadPhoneNotes(storage: PhoneStorage, game: string): Promise<PhoneNotes> {
  const commands = await loadSignedCommands(storage, game);
  return {
    heads: (await loadHeadDigests(storage, game)).map(({ digest }) => digest),
    key: (await storage.note(sealKeyNoteName(game))) ?? "",
    lines: await loadLines(storage, game),
    acts: commands.filter(({ answer }) => answer === "done"),
  };
}

/** Check the ledger file of a game. Return null if the file is no ledger of this game. */
export function checkGame(text: string, game: string, notes: PhoneNotes): CheckResult | null {
  const ledger = readLedger(text);
  if (ledger?.game !== game) return null;
  const servers = serversOf(ledger);
  const heads = checkHeads(ledger, servers);
  const sizeByDigest = new Map(heads.digests.map((digest, index) => [digest, heads.sizes[index] ?? 0]));
  const missingIndexes = indexesMissingFromCopy(servers, notes.heads.map((digest) => sizeByDigest.get(digest) ?? 0));
  const lines = linesMissingFromCopy(ledger, servers, notes.lines);
  const missingLines = notes.lines.filter((line) => !lines.has(line));
  const closedLineCount = uncheckableLines(ledger, missingLines).size;
  const missingActIds = actsMissingFromCopy(ledger, servers, notes.acts);
  const dice = checkDice(ledger, servers);
  const findings = {
    takeoverCount: servers.all.length - 1,
    forgedCount: servers.wrongPositions.length,
    behind: { headCount: missingIndexes.size, lineCount: lines.size, actCount: missingActIds.size },
    entryCount: ledger.leaves.length,
    withheldCount: ledger.leaves.length - ledger.entries.length,
    heads,
    keptHeadCount: notes.heads.length - missingIndexes.size,
    lostHeadCount: notes.heads.filter((digest, index) => !sizeByDigest.has(digest) && !missingIndexes.has(index)).length,
    hasSameKey: notes.key ? servers.all.some(({ key }) => key === notes.key) : null,
    lineCount: missingLines.length - closedLineCount,
    unlike: differingLines(ledger, missingLines),
    closedLineCount,
    actCount: notes.acts.length - missingActIds.size,
    missing: missingActs(ledger, notes).filter((actId) => !missingActIds.has(actId)),
    dice,
    isClosed: ledger.entries.some(({ type }) => type === GAME_CLOSED_TYPE),
    myRollCount: countOwnDice(ledger, notes),
    phoneCount: countCosigners(ledger, sizeByDigest),
  };
  return { ...findings, hasPassed: passesCheck(findings) };
}

const passesCheck = (findings: Omit<CheckResult, "hasPassed">): boolean =>
  !findings.forgedCount &&
  !findings.heads.wrongNumbers.length &&
  !findings.heads.uncovered &&
  !findings.lostHeadCount &&
  findings.hasSameKey !== false &&
  !findings.unlike.length &&
  !findings.missing.length &&
  !findings.dice.wrongIds.length &&
  !(findings.isClosed && findings.dice.waitingCount) &&
  !findings.dice.wrongPeriods.length;

/**
 * Return the ids of this phone's acts that the ledger does not contain as they were sent. While entries are withheld,
 * return an empty list, because the acts may be among the withheld entries.
 */
function missingActs(ledger: Ledger, { acts }: PhoneNotes): readonly string[] {
  if (hasWithheldEntries(ledger)) return [];
  const taps = new Map<string, string | undefined>();
  for (const { doing } of ledger.entries) {
    if (doing) taps.set(doing.command, doing.tap?.contribution ?? taps.get(doing.command));
  }
  const hasChanged = (actId: string, contribution: string): boolean => (taps.get(actId) ?? contribution) !== contribution;
  return acts.filter(({ id, contribution }) => !taps.has(id) || hasChanged(id, contribution)).map(({ id }) => id);
}

/** Return the number of dice in the acts of this phone. */
function countOwnDice(ledger: Ledger, { acts }: PhoneNotes): number {
  const ownActIds = new Set(acts.map(({ id }) => id));
  const entries = ledger.entries.filter(({ doing }) => doing && ownActIds.has(doing.command));
  return entries.reduce((sum, { rolls }) => sum + (rolls ?? []).filter(({ source }) => source !== "table").length, 0);
}

/** Return the number of phones with a valid signature under one of the given heads. */
function countCosigners(ledger: Ledger, heads: ReadonlyMap<string, number>): number {
  const keys = new Set<string>();
  for (const { key, digest, signature } of ledger.cosigned) {
    const isValid = heads.has(digest) && isSignedBy(fromHex(key), statementToSign("head/1", ledger.game, digest), fromHex(signature));
    if (isValid) keys.add(key);
  }
  return keys.size;
}
