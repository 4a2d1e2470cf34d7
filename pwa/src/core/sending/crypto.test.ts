import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { canonicalJson, digest, documentDigest, publicKey, sign, verify } from "./crypto";
import { memoryStorage } from "./memorystorage";
import { openStorage } from "./storage";
import { deviceKey, statementToSign } from "./keys";

// RFC 8032, section 7.1, test 2
const SECRET = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
const KEY = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";

test("a key pair matches the example in the standard", () => {
  expect(publicKey(SECRET)).toBe(KEY);
  const signature = sign(SECRET, "r");
  expect(signature).toBe(
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da" +
      "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  );
  expect(verify(KEY, "r", signature)).toBe(true);
});

test("a signature holds for its text and key only", () => {
  const signature = sign(SECRET, "r");
  expect(verify(KEY, "s", signature)).toBe(false);
  expect(verify(publicKey("11".repeat(32)), "r", signature)).toBe(false);
  for (const invalidSignature of ["", "zz", signature.slice(2), "00".repeat(64)]) expect(verify(KEY, "r", invalidSignature)).toBe(false);
  expect(verify("", "r", signature)).toBe(false);
});

test("the digest of a document is independent of the order of its members, and is the same on the server", () => {
  const document = { gold: 2, "€": [1, true, null, 'a"\\\n\u0007\u007f🎲'] };
  const sale = { type: "sell", as: "ada", period: 3, to: "bea", what: document };
  const digests = [sale, { what: document, to: "bea", period: 3, as: "ada", type: "sell" }].map(documentDigest);
  expect(new Set(digests)).toEqual(new Set(["fbb8f828403b539c43fc20dc05b8380bf658fe489ee0d09bf342de9c98063206"]));
  expect(canonicalJson({ b: undefined, a: [] })).toBe('{"a":[]}');
  expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(digest(new Uint8Array([97, 98, 99]))).toBe(digest("abc"));
});

test("the phone makes one key pair and keeps it, even if several callers ask at once", async () => {
  for (const storage of [memoryStorage(), await openStorage("keys")]) {
    const [key, otherKey] = await Promise.all([deviceKey(storage), deviceKey(storage)]);
    expect(key.key).toBe(otherKey.key);
    expect((await deviceKey(storage)).key).toBe(key.key);
    expect(verify(key.key, "words", key.sign("words"))).toBe(true);
  }
  expect((await deviceKey(memoryStorage())).key).not.toBe((await deviceKey(memoryStorage())).key);
});

test("a signed statement holds its subject, its game and each part", () => {
  expect(statementToSign("command/1", "ides", "id", "digest")).toBe("acta/command/1\nides\nid\ndigest");
});

test("if the signing module cannot be loaded, a claim fails like one without an answer", async () => {
  vi.resetModules();
  vi.doMock("./crypto", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const keys = await import("./keys");
  await expect(keys.deviceKey(memoryStorage())).rejects.toMatchObject({ doc: { status: 0 } });
  vi.doUnmock("./crypto");
});
