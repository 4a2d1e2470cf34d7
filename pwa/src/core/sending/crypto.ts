/**
 * The signatures and hashes of this phone. The functions come from libraries, because browsers offer no such functions
 * over plain HTTP. The module is a separate file, which is loaded at its first use.
 */

import { getPublicKey, hashes, sign as signed, verify as verified } from "@noble/ed25519";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

hashes.sha512 = sha512;

/** Return the public half of a secret key. Both keys are hex texts. */
export const publicKey = (secretKey: string): string => bytesToHex(getPublicKey(hexToBytes(secretKey)));

/** Return an Ed25519 signature of a text, in hex. */
export const sign = (secretKey: string, statement: string): string => bytesToHex(signed(utf8ToBytes(statement), hexToBytes(secretKey)));

/** Return whether the owner of a public key signed a text; false if the key or signature is malformed. */
export function verify(key: string, statement: string, signature: string): boolean {
  try {
    return verified(hexToBytes(signature), utf8ToBytes(statement), hexToBytes(key));
  } catch {
    return false;
  }
}

/** Return the SHA-256 of a text or of bytes, in hex. */
export const digest = (content: string | Uint8Array): string =>
  bytesToHex(sha256(typeof content === "string" ? utf8ToBytes(content) : content));

/** Return the SHA-256 of a JSON document in canonical form (RFC 8785), in hex. */
export const documentDigest = (document: unknown): string => digest(canonicalJson(document));

/** Return JSON with sorted names and without spaces. Members with the value undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([memberName, member]) => `${JSON.stringify(memberName)}:${canonicalJson(member)}`).join(",")}}`;
}
