import { describe, expect, test } from "vitest";
import * as crypto from "../sending/crypto";
import { digest } from "../sending/crypto";
import { compareHeads, isConsistent } from "./headcheck";
import { SHOWN_HEADS } from "./heads.fixtures";
import type { Heads } from "../view/wire";

const DIGESTS = SHOWN_HEADS.heads.map(({ text }) => digest(text));
const KEY = SHOWN_HEADS.seal_key;

const changeHead = (index: number, text: (text: string) => string): Heads => ({
  ...SHOWN_HEADS,
  heads: SHOWN_HEADS.heads.map((head, position) => (position === index ? { ...head, text: text(head.text) } : head)),
});

const faultOf = (heads: Heads, digests: readonly string[] = [], key = KEY): string => compareHeads(crypto, "ides", digests, key, heads).fault;

describe("the heads of a game that is over", () => {
  test("fit the digests that this phone kept, and one another", () => {
    expect(compareHeads(crypto, "ides", DIGESTS, KEY, SHOWN_HEADS)).toEqual({ keptCount: 7, lostCount: 0, behindCount: 0, fault: "" });
    expect(compareHeads(crypto, "ides", [], "", { ...SHOWN_HEADS, heads: [] })).toEqual({ keptCount: 0, lostCount: 0, behindCount: 0, fault: "" });
  });

  test("lack a head that this phone kept, because the ledger was changed or a head was left out", () => {
    expect(compareHeads(crypto, "ides", ["ab".repeat(32), ...DIGESTS], KEY, SHOWN_HEADS)).toEqual({ keptCount: 8, lostCount: 1, behindCount: 0, fault: "lost" });
    expect(faultOf({ ...SHOWN_HEADS, heads: SHOWN_HEADS.heads.slice(0, -1) }, DIGESTS)).toBe("lost");
  });

  test("have another key than the key that was shown", () => {
    expect(faultOf(SHOWN_HEADS, DIGESTS, "acta-ludorum/ides+00000000+AAAA")).toBe("key");
    expect(faultOf(SHOWN_HEADS, DIGESTS, "")).toBe("");
  });

  test.each(SHOWN_HEADS.heads.map((_, index) => index))("are no chain when number %i is left out", (index) => {
    const heads = SHOWN_HEADS.heads.filter((_, position) => position !== index);
    const isLast = index === SHOWN_HEADS.heads.length - 1;
    expect(faultOf({ ...SHOWN_HEADS, heads })).toBe(isLast ? "" : "chain");
  });

  test.each([
    ["of another game", (text: string) => text.replace("/ides", "/march")],
    ["with another time", (text: string) => text.replace("240000", "240001")],
    ["dated back", (text: string) => text.replace("240000", "1")],
    ["with another number", (text: string) => text.replace("minute 4", "minute 5")],
    ["that is a copy", (text: string) => text.replace("minute", "copy")],
    ["with a line more", (text: string) => `${text}more\n`],
    ["without its place", (text: string) => text.split("\n").slice(0, 3).join("\n") + "\n"],
    ["that is nothing", () => ""],
    ["whose root is none", (text: string) => text.replace(/\n[^\n]*=\n/, "\n*\n")],
  ])("are no chain after a head %s", (_what, change) => {
    expect(faultOf(changeHead(3, change))).toBe("chain");
  });

  test("prove nothing without their proofs", () => {
    const withoutProofs = { ...SHOWN_HEADS, heads: SHOWN_HEADS.heads.map(({ text }) => ({ text, proof: [] })) };
    expect(faultOf(withoutProofs)).toBe("proof");
    const swapped = SHOWN_HEADS.heads.map((head) => ({ ...head, proof: [...head.proof].reverse() }));
    expect(faultOf({ ...SHOWN_HEADS, heads: swapped })).toBe("proof");
  });

  test("may begin with heads of an older version, which hold no place in the chain", () => {
    const oldHead = "acta-ludorum/ides\n1\nAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=\n";
    const link = `minute 2 5\nafter ${btoa(String.fromCharCode(...(digest(oldHead).match(/../g) ?? []).map((p) => parseInt(p, 16))))}`;
    const next = `${oldHead}${link}\n`;
    const heads = [oldHead, next].map((text) => ({ text, proof: [] }));
    expect(faultOf({ ...SHOWN_HEADS, heads }, [digest(oldHead), digest(next)])).toBe("");
    expect(faultOf({ ...SHOWN_HEADS, heads: [...heads].reverse() })).toBe("chain");
  });
});

test("a tree proves its own growth with an empty proof, and no other tree", () => {
  const tree = { size: 3, root: "ab".repeat(32) };
  expect(isConsistent(digest, tree, tree, [])).toBe(true);
  expect(isConsistent(digest, tree, tree, ["00"])).toBe(false);
  expect(isConsistent(digest, tree, { ...tree, root: "cd".repeat(32) }, [])).toBe(false);
  expect(isConsistent(digest, tree, { size: 4, root: tree.root }, [])).toBe(false);
  expect(isConsistent(digest, { size: 1, root: tree.root }, { size: 2, root: tree.root }, ["00", "11", "22"])).toBe(false);
});

describe("the heads of a game that another server took over", () => {
  const [first, second, third] = ["11".repeat(32), "22".repeat(32), "33".repeat(32)];
  const keyOf = (secret: string): string => {
    const bytes = Uint8Array.from(`01${crypto.publicKey(secret)}`.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    return `acta-ludorum/ides+00000000+${btoa(String.fromCharCode(...bytes))}`;
  };
  const takeoverPosition = Number(SHOWN_HEADS.heads[3]?.text.split("\n")[3]?.split(" ")[2]);
  const takenOver = (signer: string, from: string): Heads => ({
    ...SHOWN_HEADS,
    seal_key: keyOf(signer),
    takeovers: [
      {
        at: takeoverPosition,
        seal_key: keyOf(signer),
        commitment: "00",
        endorsement: crypto.sign(from, ["acta/succession/1", "ides", keyOf(signer), "00"].join("\n")),
      },
    ],
  });
  const takenOverHeads = takenOver(second, first);
  const missingDigest = "ab".repeat(32);

  test("may be signed by a key that the known key endorsed", () => {
    expect(faultOf(takenOverHeads, DIGESTS, keyOf(first))).toBe("");
    expect(faultOf(takenOverHeads, DIGESTS, keyOf(second))).toBe("");
    expect(faultOf(takenOverHeads, DIGESTS, keyOf(third))).toBe("key");
    expect(faultOf(takenOverHeads, DIGESTS, "no key")).toBe("key");
    expect(faultOf({ ...takenOverHeads, seal_key: KEY }, DIGESTS, keyOf(first))).toBe("key");
  });

  test("may be signed by a key that was endorsed by a key with a plus in its base64", () => {
    const from = Array.from({ length: 99 }, (_, index) => String(index).padStart(64, "0")).find((secret) => keyOf(secret).split("+").length > 3) ?? "";
    expect(from).not.toBe("");
    expect(faultOf(takenOver(second, from), DIGESTS, keyOf(from))).toBe("");
    expect(faultOf(takenOver(second, first), DIGESTS, keyOf(from))).toBe("key");
  });

  test("lack the heads that the lost server gave after the copy, and this alone is no fault", () => {
    const digests = [...DIGESTS.slice(0, 3), missingDigest, ...DIGESTS.slice(3)];
    expect(compareHeads(crypto, "ides", digests, keyOf(first), takenOverHeads)).toEqual({ keptCount: 8, lostCount: 0, behindCount: 1, fault: "" });
    expect(compareHeads(crypto, "ides", [missingDigest], keyOf(first), takenOverHeads).behindCount).toBe(1);
    expect(faultOf(takenOverHeads, [missingDigest, ...DIGESTS], keyOf(first))).toBe("lost");
    expect(faultOf(takenOverHeads, [...DIGESTS, missingDigest], keyOf(first))).toBe("lost");
  });
});
