import { describe, expect, test } from "vitest";
import { replayIndex } from "../replay.fixtures";
import { readLedger } from "../../seals/check/file";
import { bytesToHex, hexToBytes, nodeHash } from "../../seals/check/hash";
import { Tree } from "../../seals/check/tree";
import text from "../../seals/check/evening.fixture.jsonl?raw";
import { answerRequestAt } from "./answers";

const recordedAnswers =
  (answers: Readonly<Record<string, unknown>>) =>
  async (path: string): Promise<string | null> =>
    path in answers ? JSON.stringify(answers[path]) : null;

const answerAtPath = async (answers: Readonly<Record<string, unknown>>, path: string): Promise<unknown> => {
  const text = await answerRequestAt(recordedAnswers(answers), path);
  return text === null ? null : JSON.parse(text);
};

test("an archive returns recorded answers unchanged, and null for paths that it does not hold", async () => {
  expect(await answerAtPath({ "/evening": { dice: [] } }, "/evening")).toEqual({ dice: [] });
  expect(await answerAtPath({}, "/evening")).toBe(null);
  expect(await answerAtPath({ "/trial-balance": {} }, "/trial-balance?at=3")).toBe(null);
  for (const path of ["/replay", "/audit", "/letters", "/seal?entry=e1", "/statement?account=a&asset=b"]) expect(await answerAtPath({}, path)).toBe(null);
});

test.each(["standings", "balances", "places"])("%s over time cover the whole game, whatever times the request names", async (name) => {
  const answers = { [`/series/${name}`]: { times: [1, 2] } };
  expect(await answerAtPath(answers, `/series/${name}?from=1&to=2`)).toEqual({ times: [1, 2] });
  expect(await answerAtPath({}, `/series/${name}?from=1&to=2`)).toBe(null);
});

describe("the recorded moment", () => {
  const answers = { "/replay": replayIndex(6), "/replay/places": { early: 2 } };
  test.each([
    ["e4", 4],
    ["early", 2],
    ["none", null],
    ["constructor", null],
  ])("of %s is the one in the archive", async (entry, position) => {
    expect(await answerAtPath(answers, `/replay?entry=${entry}`)).toMatchObject({ at: position });
  });
  test("is left out if no entry is named", async () => {
    expect(await answerAtPath(answers, "/replay")).toMatchObject({ at: null });
    expect(await answerAtPath({ "/replay": replayIndex(6) }, "/replay?entry=early")).toMatchObject({ at: null });
  });
});

describe("a statement", () => {
  const changes = [10, 20, 30].map((time) => ({ at: time, amount: 1, balance: time / 10 + 5 }));
  const wholeStatement = { account: "a/of:b", asset: "coin", opening: 5, closing: 8, changes };
  const answers = { [`/statement?${new URLSearchParams({ account: "a/of:b", asset: "coin" })}`]: wholeStatement };
  const path = (parameters: Record<string, string>): string => `/statement?${new URLSearchParams({ account: "a/of:b", asset: "coin", limit: "1000", ...parameters })}`;

  test("is returned whole without times", async () => {
    expect(await answerAtPath(answers, path({}))).toEqual(wholeStatement);
  });
  test.each([
    [{ from: "15" }, 6, 8, 2],
    [{ to: "20" }, 5, 7, 2],
    [{ from: "15", to: "25" }, 6, 7, 1],
    [{ from: "40" }, 8, 8, 0],
    [{ to: "5" }, 5, 5, 0],
  ] as const)("between %o has the balances at these two times", async (span, opening, closing, number) => {
    const statement = (await answerAtPath(answers, path(span))) as typeof wholeStatement;
    expect([statement.opening, statement.closing, statement.changes.length]).toEqual([opening, closing, number]);
  });
});

test("an auditor's matters are selected by kind and page", async () => {
  const matters = [1, 2, 3, 4].map((position) => ({ position, kinds: position % 2 ? ["late"] : ["late", "ruling"] }));
  const answers = { "/audit": { counts: [1], matters, more: false } };
  const answer = async (path: string) => (await answerAtPath(answers, path)) as { matters: typeof matters; more: boolean };
  expect(await answer("/audit")).toMatchObject({ matters, more: false });
  expect(await answer("/audit?limit=1")).toMatchObject({ counts: [1], matters: [{ position: 1 }], more: true });
  expect(await answer("/audit?kind=ruling&after=2&limit=100")).toMatchObject({ matters: [{ position: 4 }], more: false });
});

describe("letters", () => {
  const letters = [4, 3, 2, 1].map((number) => ({ id: `l${number}`, thread: number % 2 ? "odd" : "even", number, period: number < 3 ? 1 : 2, text: number === 1 ? "Élysée hora" : "salve" }));
  const answer = async (path: string) => {
    const answer = (await answerAtPath({ "/letters": { letters, more: false } }, path)) as { letters: typeof letters; more: boolean };
    return [answer.letters.map(({ id }) => id).join(" "), answer.more];
  };
  test.each([
    ["/letters", "l4 l3 l2 l1", false],
    ["/letters?limit=1", "l4", true],
    ["/letters?period=1&limit=500", "l2 l1", false],
    ["/letters?q=elysee%20HORA&limit=50", "l1", false],
    ["/letters?thread=odd&after=0&limit=500", "l1 l3", false],
    ["/letters?thread=odd&after=1&limit=500", "l3", false],
  ])("of %s", async (path, ids, hasMore) => {
    expect(await answer(path)).toEqual([ids, hasMore]);
  });
});

describe("the inclusion proof of an entry", () => {
  const ledger = readLedger(text);
  const readAnswer = async (path: string): Promise<string | null> => (path === "/export.jsonl" ? text : null);

  test("leads to the root over all entries, for each of them", async () => {
    const tree = new Tree();
    for (const leaf of ledger?.leaves ?? []) tree.append(leaf);
    expect(ledger?.entries.length).toBeGreaterThan(5);
    for (const { id, position } of ledger?.entries ?? []) {
      const { inclusion } = JSON.parse((await answerRequestAt(readAnswer, `/seal?entry=${encodeURIComponent(id)}`)) ?? "") as { inclusion: { leaf: string; position: number; proof: string[] } };
      expect(inclusion.position).toBe(position);
      expect(rootOfProof(position - 1, tree.leafCount, inclusion.leaf, inclusion.proof)).toBe(tree.root);
    }
  });
  test("is null for an entry that the ledger does not hold", async () => {
    expect(await answerRequestAt(readAnswer, "/seal?entry=none")).toBe(null);
    expect(await answerRequestAt(async () => "no ledger", "/seal?entry=none")).toBe(null);
  });
});

/** Return the root that a proof leads to (RFC 9162, 2.1.3.2). */
function rootOfProof(index: number, size: number, leaf: string, proof: readonly string[]): string {
  let [place, lastIndex] = [index, size - 1];
  let hash: Uint8Array = hexToBytes(leaf);
  for (const other of proof.map(hexToBytes)) {
    const isRight = place % 2 === 1 || place === lastIndex;
    hash = isRight ? nodeHash(other, hash) : nodeHash(hash, other);
    const levels = isRight ? Math.clz32(0) - 1 - Math.clz32(place & -place) : 0;
    [place, lastIndex] = [place >> (levels + 1), lastIndex >> (levels + 1)];
  }
  return bytesToHex(hash);
}
