import { expect, test } from "vitest";
import { canonicalJson, digest } from "./crypto";
import { isIncluded, isUnderSeal } from "./sealproof";
import { ownDoc, savedDoc } from "./windows.fixtures";
import type { OwnSubmission } from "../view/wire";

const hexToBytes = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const nodeHash = (left: string, right: string): string => digest(hexToBytes(`01${left}${right}`));

/** Return the root over the given leaves, and the path of each leaf (RFC 6962). */
function merkleTree(leaves: readonly string[]): { root: string; paths: readonly (readonly string[])[] } {
  const [leaf] = leaves;
  if (leaves.length === 1 && leaf) return { root: leaf, paths: [[]] };
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  const [left, right] = [merkleTree(leaves.slice(0, half)), merkleTree(leaves.slice(half))];
  const paths = [...left.paths.map((path) => [...path, right.root]), ...right.paths.map((path) => [...path, left.root])];
  return { root: nodeHash(left.root, right.root), paths };
}

const SALT = "ab".repeat(16);

function sealedSubmission(savedCommand = savedDoc()): OwnSubmission {
  const leafText = canonicalJson({ window: "w", seal: 3, who: "hirtius", saved: savedCommand });
  const leaf = digest(Uint8Array.from([0, ...hexToBytes(SALT), ...new TextEncoder().encode(leafText)]));
  const { root, paths } = merkleTree([digest("one"), leaf, digest("three")]);
  const proof = { number: 3, at: 1, root, revision: savedCommand.revision, salt: SALT, index: 1, size: 3, path: [...(paths[1] ?? [])] };
  return ownDoc({ revision: savedCommand.revision, saved: savedCommand, sealed: proof });
}

test.each([1, 2, 3, 5, 7, 8])("in a tree of %d leaves each path leads to the root, and to no other root", (size) => {
  const leaves = Array.from({ length: size }, (_, index) => digest(`leaf ${index}`));
  const { root, paths } = merkleTree(leaves);
  leaves.forEach((leaf, index) => {
    const path = [...(paths[index] ?? [])];
    expect(isIncluded(leaf, { index, size, path, root })).toBe(true);
    expect(isIncluded(digest("other"), { index, size, path, root })).toBe(false);
    expect(isIncluded(leaf, { index, size, path: [...path, root], root })).toBe(false);
    expect(isIncluded(leaf, { index: size, size, path, root })).toBe(false);
  });
});

test("a submission is under the seal that everybody is shown", () => {
  const ownSubmission = sealedSubmission();
  const root = ownSubmission.sealed?.root ?? "";
  expect(isUnderSeal(ownSubmission, root)).toBe(true);
  expect(isUnderSeal(ownSubmission, "00".repeat(32))).toBe(false);
  expect(isUnderSeal({ ...ownSubmission, saved: savedDoc({ fields: { n: 8 } }) }, root)).toBe(false);
  expect(isUnderSeal({ ...ownSubmission, revision: 2 }, root)).toBe(false);
  expect(isUnderSeal(ownDoc({ revision: 1, saved: savedDoc() }), root)).toBe(false);
});

test("a character without a submission has a leaf, too", () => {
  const leafText = canonicalJson({ window: "w", seal: 1, who: "hirtius", saved: null });
  const leaf = digest(Uint8Array.from([0, ...hexToBytes(SALT), ...new TextEncoder().encode(leafText)]));
  const proof = { number: 1, at: 1, root: leaf, revision: 0, salt: SALT, index: 0, size: 1, path: [] };
  expect(isUnderSeal(ownDoc({ sealed: proof }), leaf)).toBe(true);
});

test("a leaf is hashed as the server hashes it", () => {
  // `ledger/seal/submission_leaves.py` made this leaf: Leaf("hirtius", SALT, Submission(...)) in seal 3 of the window
  // "w".
  const ownSubmission = sealedSubmission();
  const leafText = canonicalJson({ window: "w", seal: 3, who: "hirtius", saved: ownSubmission.saved });
  const leaf = digest(Uint8Array.from([0, ...hexToBytes(SALT), ...new TextEncoder().encode(leafText)]));
  expect(leaf).toBe("566fe1134ee90bcaeb1fa2382c0c2cf6ebdeb8f5da5b1ae8349559ad7c06ce00");
});
