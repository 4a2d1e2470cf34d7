import { describe, expect, test } from "vitest";
import forged from "./forged.fixture.jsonl?raw";
import takenOver from "./takenover.fixture.jsonl?raw";
import file from "./takenover.witness.fixture.json?raw";
import type { WitnessDoc } from "../witness";
import { indexesMissingFromCopy } from "./copygaps";
import { readLedger } from "./file";
import type { FileEntry, Ledger } from "./file";
import { checkGame } from "./index";
import type { CheckResult, PhoneNotes } from "./index";
import type { SeenLine } from "./seenlines";
import { serverNumberAt, serversOf } from "./servers";
import type { Servers } from "./servers";

const witness = JSON.parse(file) as WitnessDoc;
const ledger = readLedger(takenOver) as Ledger;
const servers = serversOf(ledger);
const KEYS = servers.all.map(({ key }) => key);
const NO_NOTES: PhoneNotes = { heads: [], key: "", lines: [], acts: [] };

/**
 * The notes of Ada's phone. Among them are a head and an act of the lost server that no copy of the ledger contained.
 */
const ADA_NOTES: PhoneNotes = { ...NO_NOTES, heads: witness.heads.map(({ digest }) => digest), key: KEYS[0] ?? "", acts: witness.asked };

const checkTakenOver = (notes: PhoneNotes, text = takenOver): CheckResult | null => checkGame(text, "yard", notes);

/** Return the ledger with changed fields in the entries of the given takeover type. */
const changeTakeover = (type: string, change: Partial<FileEntry> & { readonly body?: Record<string, unknown> }): Ledger => ({
  ...ledger,
  entries: ledger.entries.map((entry) =>
    entry.type.includes(type) ? { ...entry, ...change, body: { ...entry.body, ...change.body } } : entry,
  ),
});

const seenLineOf = (c: string, id: string): SeenLine => ({ c, id, at: ledger.entries.find((entry) => entry.id === id)?.at ?? 7, key: "", legs: [], rolls: [] });

describe("a game that another server took over", () => {
  test("has no gap, and each server's heads and dice fit its own key and seeds", () => {
    expect(KEYS).toHaveLength(2);
    expect(checkTakenOver(NO_NOTES)).toMatchObject({ hasPassed: true, isClosed: true, takeoverCount: 1, forgedCount: 0, heads: { wrongNumbers: [], uncovered: 0 } });
    expect(checkTakenOver(NO_NOTES)?.dice).toEqual({ fairCount: 2, wrongIds: [], waitingCount: 0, tableCount: 0, wrongPeriods: [] });
  });

  test("has what a phone kept of either server, except for what the copy lacked", () => {
    expect(checkTakenOver(ADA_NOTES)).toMatchObject({ hasPassed: true, keptHeadCount: 3, lostHeadCount: 0, actCount: 2, missing: [], behind: { headCount: 1, lineCount: 0, actCount: 1 } });
  });

  test("may be known by the key of any of its servers, and by no other key", () => {
    expect(KEYS.map((key) => checkTakenOver({ ...ADA_NOTES, key })?.hasSameKey)).toEqual([true, true]);
    expect(checkTakenOver({ ...ADA_NOTES, key: `${KEYS[0]}x` })).toMatchObject({ hasPassed: false, hasSameKey: false });
  });

  test("lacks heads and acts only if they are lost between two servers, and misses all others", () => {
    const missingId = "ab".repeat(32);
    expect(checkTakenOver({ ...ADA_NOTES, heads: [missingId, ...ADA_NOTES.heads] })).toMatchObject({ hasPassed: false, lostHeadCount: 1 });
    expect(checkTakenOver({ ...ADA_NOTES, heads: [...ADA_NOTES.heads, missingId] })).toMatchObject({ hasPassed: false, lostHeadCount: 1 });
    const acts = [...ADA_NOTES.acts, { id: "lost", contribution: "" }];
    expect(checkTakenOver({ ...ADA_NOTES, acts })).toMatchObject({ hasPassed: false, missing: ["lost"] });
  });

  test("lacks lines of the lost server only, in the order of public and of private lines", () => {
    const lines = [seenLineOf("p10", "c7.0"), seenLineOf("p9", "gone"), seenLineOf("p2", "c3.0"), seenLineOf("q1", "c1.0"), seenLineOf("q2", "gone too")];
    expect(checkTakenOver({ ...NO_NOTES, lines })).toMatchObject({ hasPassed: true, lineCount: 3, unlike: [], behind: { lineCount: 2 } });
    const result = checkTakenOver({ ...NO_NOTES, lines: [...lines, seenLineOf("p11", "never there")] });
    expect(result).toMatchObject({ hasPassed: false, lineCount: 4, unlike: [{ c: "p11" }] });
  });
});

describe("a takeover that the server before did not endorse", () => {
  test("is found even if all else fits", () => {
    expect(checkTakenOver(NO_NOTES, forged)).toMatchObject({ hasPassed: false, forgedCount: 1, heads: { wrongNumbers: [], uncovered: 0 }, dice: { wrongIds: [] } });
  });

  test.each([
    ["without a signature", "taken-over", { body: { endorsement: "no hex" } }],
    ["of another key", "taken-over", { body: { seal_key: KEYS[0] ?? "" } }],
    ["of other seeds", "taken-over", { body: { commitment: "00".repeat(32) } }],
    ["of another number", "taken-over", { body: { number: 2 } }],
    ["out of nowhere", "restored", { type: "kernel/game-paused@1" }],
  ] as const)("is found %s", (_what, type, change) => {
    expect(serversOf(changeTakeover(type, change)).wrongPositions).toEqual([6]);
  });

  test("gives no right to sign with the key before", () => {
    const heads = { ...ledger, entries: ledger.entries.filter(({ type }) => !type.includes("taken-over")) };
    expect(serversOf(heads).all).toHaveLength(1);
    const lines = takenOver.trimEnd().split("\n");
    const text = lines.map((line) => line.replace("game-taken-over", "game-laid-over")).join("\n");
    expect(checkTakenOver(NO_NOTES, text)?.heads.wrongNumbers.length).toBeGreaterThan(1);
  });

  test("has no seed before its own commitment", () => {
    const text = takenOver.replace(/(taken-over@1.{0,900}?seed\\":\\")../, "$1zz");
    expect(checkTakenOver(NO_NOTES, text)?.dice.wrongPeriods).toEqual([1]);
  });
});

test.each([
  [[1, 0, 11], [1]],
  [[1, 0, 0], [1, 2]],
  [[0, 11, 0], [0]],
  [[11, 0, 12], []],
  [[1, 0, 2, 11], []],
  [[], []],
])("with the positions %j a copy lacked the items %j", (positions, lacked) => {
  const servers: Servers = { all: [{ firstPosition: 1, key: "", commitment: "" }, { firstPosition: 10, key: "", commitment: "" }], wrongPositions: [] };
  expect([...indexesMissingFromCopy(servers, positions)]).toEqual(lacked);
  expect(indexesMissingFromCopy({ ...servers, all: servers.all.slice(0, 1) }, positions).size).toBe(0);
  expect([9, 10].map((position) => serverNumberAt(servers, position))).toEqual([0, 1]);
});
