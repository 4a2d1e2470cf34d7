import { describe, expect, test } from "vitest";
import whole from "../../../../../tests/evenings/cursus_honorum-first.jsonl?raw";
import evening from "./evening.fixture.jsonl?raw";
import { headNotesPrefix, sealKeyNoteName } from "../heads";
import { memoryStorage } from "../../sending/memorystorage";
import type { Line } from "../../view/wire";
import { checkDice, rolledFace } from "./dice";
import { readLedger } from "./file";
import type { Ledger } from "./file";
import { bytesToHex, hashParts, hexToBytes, isSignedBy, utf8ToBytes } from "./hash";
import { checkGame, loadPhoneNotes } from "./index";
import type { PhoneNotes } from "./index";
import { storeLines, loadLines, differingLines } from "./seenlines";
import { Tree } from "./tree";

const NO_NOTES: PhoneNotes = { heads: [], key: "", lines: [], acts: [] };

const ledgerIn = (text: string): Ledger => readLedger(text) as Ledger;
const digests = ledgerIn(evening).heads.map((signedHead) => bytesToHex(hashParts(utf8ToBytes(signedHead.slice(0, signedHead.lastIndexOf("\n\n") + 1)))));

const revelations = ledgerIn(evening).entries.filter(({ type }) => type === "kernel/seed-revealed@1");

/** Return the file with one line changed. The counts of lines stay the same. */
const alterLine = (change: (line: string) => string): string =>
  evening.trimEnd().split("\n").map(change).join("\n");

const line = (changes: Partial<Line> & { readonly id: string }): Line =>
  ({ c: "p1", at: 0, period: 1, key: "", args: {}, words: false, legs: [], moved: [], rolls: [], by: null, warned: [], ruling: null, reversed: false, ...changes });

describe("a whole game", () => {
  test("an honest evening has no gap, and its seals and dice are right", async () => {
    const result = checkGame(evening, "yard", { ...NO_NOTES, heads: digests, key: ledgerIn(evening).key });
    expect(result).toMatchObject({ hasPassed: true, entryCount: 11, withheldCount: 0, keptHeadCount: digests.length, lostHeadCount: 0, hasSameKey: true, phoneCount: 1 });
    expect(result?.dice).toEqual({ fairCount: 1, wrongIds: [], waitingCount: 0, tableCount: 0, wrongPeriods: [] });
  });

  test("an evening of hundreds of entries and dice is checked, too", async () => {
    const result = checkGame(whole, ledgerIn(whole).game, NO_NOTES);
    expect(result?.hasPassed).toBe(true);
    expect(result?.entryCount).toBeGreaterThan(200);
    expect(result?.dice.fairCount).toBeGreaterThan(100);
  });

  test("every seed of a closed game is known, and an open game has one that is not known yet", async () => {
    expect(checkGame(whole, ledgerIn(whole).game, NO_NOTES)).toMatchObject({ hasPassed: true, isClosed: false, dice: { waitingCount: 45 } });
    const lastId = revelations.at(-1)?.id;
    const ledger = { ...ledgerIn(evening), entries: ledgerIn(evening).entries.filter(({ id }) => id !== lastId) };
    expect(checkDice(ledger).waitingCount).toBe(1);
  });

  test("a phone that kept nothing gets a check without comparisons", async () => {
    expect(checkGame(evening, "yard", NO_NOTES)).toMatchObject({ hasPassed: true, keptHeadCount: 0, hasSameKey: null, lineCount: 0 });
  });

  test("a file that lists erased texts is read like one without", () => {
    const lines = evening.trimEnd().split("\n");
    const gap = JSON.stringify({ erased: "00".repeat(32) });
    const end = JSON.stringify({ end: lines.length });
    const text = [...lines.slice(0, -1), gap, end].join("\n").replace("acta-export/2", "acta-export/3");
    expect(ledgerIn(text)).toEqual(ledgerIn(evening));
  });

  test("a file with lines that its format does not allow is refused", () => {
    const inForm = (digit: number, lines: readonly string[]): string => [...lines.slice(0, -1), JSON.stringify({ end: lines.length - 1 })].join("\n").replace("acta-export/2", `acta-export/${digit}`);
    const lines = evening.trimEnd().split("\n");
    const withErased = [...lines.slice(0, -1), JSON.stringify({ erased: "00".repeat(32) }), ""];
    const withoutSignatures = lines.filter((line) => !line.startsWith('{"cosigned"'));
    const withoutChain = withoutSignatures.filter((signature) => !signature.startsWith('{"head"'));
    const isRead = (digit: number, digits: readonly string[]): boolean => readLedger(inForm(digit, digits)) !== null;
    expect([1, 2, 3].map((digit) => isRead(digit, lines))).toEqual([false, true, false]);
    expect([1, 2, 3].map((digit) => isRead(digit, withErased))).toEqual([false, false, true]);
    expect([1, 2, 3].map((digit) => isRead(digit, withoutSignatures))).toEqual([false, true, false]);
    expect([1, 2, 3].map((digit) => isRead(digit, withoutChain))).toEqual([true, true, false]);
  });

  test("a file of another game, an incomplete file and a file of another kind are refused", async () => {
    expect(checkGame(evening, "ides", NO_NOTES)).toBeNull();
    for (const text of ["", "{}", evening.slice(0, -20), evening.split("\n").slice(0, 5).join("\n"), evening.replace("acta-export/2", "acta-export/9")]) {
      expect(checkGame(text, "yard", NO_NOTES)).toBeNull();
    }
  });
});

describe("the check finds", () => {
  test("a changed entry", async () => {
    const result = checkGame(alterLine((line) => line.replace(String.raw`\"amount\":2`, String.raw`\"amount\":3`)), "yard", NO_NOTES);
    expect(result?.hasPassed).toBe(false);
    expect(result?.heads.wrongNumbers.length).toBeGreaterThan(0);
  });

  test("a kept head that is not in the ledger", async () => {
    const result = checkGame(evening, "yard", { ...NO_NOTES, heads: [...digests, "ab".repeat(32)] });
    expect(result).toMatchObject({ hasPassed: false, lostHeadCount: 1 });
  });

  test("a key that differs from the key shown during play", async () => {
    expect(checkGame(evening, "yard", { ...NO_NOTES, key: "acta-ludorum/yard+00000000+AQ==" })).toMatchObject({ hasPassed: false, hasSameKey: false });
  });

  test("heads without a signature of the game's key", async () => {
    for (const text of [alterLine((line) => line.replace(/("seal_key":"acta-ludorum\/yard\+\w+\+A).{6}/, "$1bbbbbb")), evening.replaceAll("\u2014", "-")]) {
      expect((checkGame(text, "yard", NO_NOTES))?.heads.digests).toEqual([]);
    }
  });

  test("a die that does not follow from its seed, a die rolled twice, and an impossible die", () => {
    const roll = (value: number, name = "a die"): Ledger => {
      const honest = ledgerIn(evening);
      const entries = honest.entries.map((entry) => (entry.rolls?.length ? { ...entry, rolls: [{ name, sides: 6, value }, { name, sides: 6, value }] } : entry));
      return { ...honest, entries };
    };
    expect(checkDice(roll(7)).wrongIds).toEqual(["a die", "a die"]);
    const seed = hexToBytes(String(revelations.at(-1)?.body["seed"]));
    const value = rolledFace(seed, { name: "a die", sides: 6, value: 0 });
    expect(checkDice(roll(value)).wrongIds).toEqual(["a die"]);
    expect(checkDice(roll((value % 6) + 1)).wrongIds).toEqual(["a die", "a die"]);
  });

  test("seeds that do not lead to the commitment", () => {
    expect(checkDice({ ...ledgerIn(evening), commitment: "00".repeat(32) })).toMatchObject({ fairCount: 0, waitingCount: 1, wrongPeriods: [1, 2] });
  });

  test("entries that no head covers", async () => {
    const bare = alterLine((line) => line).split("\n").filter((line) => !line.startsWith('{"head"') && !line.startsWith('{"cosigned"'));
    const text = [...bare.slice(0, -1), `{"end":${bare.length - 1}}`].join("\n");
    expect(checkGame(text, "yard", NO_NOTES)).toMatchObject({ hasPassed: false, heads: { uncovered: 11 } });
  });
});

describe("a line that the phone saw", () => {
  const entry = ledgerIn(evening).entries.find(({ type }) => type === "nuces/nuts-given@1");
  const [posting] = entry?.postings ?? [];
  const shownLine = line({ id: entry?.id ?? "", at: entry?.at ?? 0, key: "nuts-given", words: true, legs: [{ asset: posting?.asset ?? "", amount: posting?.amount ?? 0 }] });

  test("is found in the ledger if the ledger holds it as it was shown", async () => {
    const storage = memoryStorage();
    await storeLines(storage, "yard", [shownLine]);
    expect(differingLines(ledgerIn(evening), await loadLines(storage, "yard"))).toEqual([]);
  });

  test.each([
    ["of an entry that there is not", { id: "gone" }],
    ["at another time", { at: 1 }],
    ["of another kind", { key: "swapped" }],
    ["with more than was paid", { legs: [{ asset: "nut", amount: 999 }] }],
    ["with a die that was not rolled", { rolls: [{ name: "x", sides: 6, value: 1, source: "server", contribution: "", witness: "", origin: "" }] }],
  ] as const)("is reported if the ledger differs: a line %s", async (_what, changes) => {
    const storage = memoryStorage();
    await storeLines(storage, "yard", [line({ ...shownLine, ...changes } as Line)]);
    const notes = await loadPhoneNotes(storage, "yard");
    expect(checkGame(evening, "yard", notes)).toMatchObject({ hasPassed: false, lineCount: 1 });
  });

  test("keeps its first form when it is shown again", async () => {
    const storage = memoryStorage();
    await storeLines(storage, "yard", [shownLine]);
    await storeLines(storage, "yard", [line({ ...shownLine, key: "swapped" })]);
    expect((await loadLines(storage, "yard")).map(({ key }) => key)).toEqual(["nuts-given"]);
  });

  test("is compared by its transfers if no more of it was shown", () => {
    expect(differingLines(ledgerIn(evening), [{ c: "p1", id: shownLine.id, at: shownLine.at, key: "", legs: [], rolls: [] }])).toEqual([]);
  });
});

describe("private lines, on a phone that may no longer read them", () => {
  const letter = { c: "q1", id: "gone", at: 0, key: "", legs: [], rolls: [] };
  const [, , first = ""] = evening.split("\n");
  const closedEvening = evening.replace(first, `{"leaf":"${bytesToHex(ledgerIn(evening).leaves[1] ?? new Uint8Array())}"}`);

  test("cannot be looked up while their entries are withheld", () => {
    expect(checkGame(closedEvening, "yard", { ...NO_NOTES, lines: [letter] })).toMatchObject({ hasPassed: true, lineCount: 0, closedLineCount: 1, unlike: [] });
  });

  test("are missing if no entry is withheld", () => {
    expect(checkGame(evening, "yard", { ...NO_NOTES, lines: [letter] })).toMatchObject({ hasPassed: false, closedLineCount: 0, unlike: [letter] });
  });

  test("are the only lines that may be withheld, because public entries never are", () => {
    const line = { ...letter, c: "p1" };
    expect(checkGame(closedEvening, "yard", { ...NO_NOTES, lines: [line] })).toMatchObject({ hasPassed: false, closedLineCount: 0, unlike: [line] });
  });
});

describe("an act that the phone sent", () => {
  const actIds = ledgerIn(evening).entries.flatMap(({ doing }) => doing?.command ?? []);

  test("is in the ledger if the server answered that it was done", async () => {
    const result = checkGame(evening, "yard", { ...NO_NOTES, acts: actIds.map((id) => ({ id, contribution: "" })) });
    expect(result).toMatchObject({ hasPassed: true, myRollCount: 1 });
  });

  test("is missing if the server answered that it was done and the ledger lacks it", async () => {
    expect(checkGame(evening, "yard", { ...NO_NOTES, acts: [{ id: "lost", contribution: "" }] })).toMatchObject({ hasPassed: false, missing: ["lost"] });
  });

  test("is not reported as missing while entries are withheld", async () => {
    const [, , first = ""] = evening.split("\n");
    const text = evening.replace(first, `{"leaf":"${bytesToHex(ledgerIn(evening).leaves[1] ?? new Uint8Array())}"}`);
    expect(checkGame(text, "yard", { ...NO_NOTES, acts: [{ id: "lost", contribution: "" }] })).toMatchObject({ hasPassed: true, withheldCount: 1, missing: [] });
  });

  test("is read from the phone's notes, as are heads and the key", async () => {
    const storage = memoryStorage();
    await storage.setNote(`${headNotesPrefix("yard")}${digests[0]}`, "1");
    await storage.setNote(sealKeyNoteName("yard"), "key");
    await storage.setNote("asked/yard/1", JSON.stringify({ id: "1", contribution: "", at: 1, answer: "done" }));
    await storage.setNote("asked/yard/2", JSON.stringify({ id: "2", contribution: "", at: 2, answer: "refused" }));
    expect(await loadPhoneNotes(storage, "yard")).toMatchObject({ heads: [digests[0]], key: "key", acts: [{ id: "1" }] });
  });
});

describe("hashes", () => {
  test("the trees of no leaf and of one leaf are those of RFC 6962", () => {
    const tree = new Tree();
    expect(tree.root).toBe(bytesToHex(hashParts()));
    const hash = hashParts(utf8ToBytes("one"));
    tree.append(hash);
    expect(tree.root).toBe(bytesToHex(hash));
  });

  test("a text that is no signature is refused without an error", async () => {
    expect(isSignedBy(new Uint8Array(3), "said", new Uint8Array(5))).toBe(false);
  });
});
