/**
 * Signatures and hashes for what this phone vouches for. From libraries and not from the browser,
 * which offers none over plain HTTP. A file of its own, fetched when it is first needed.
 */

import { getPublicKey, hashes, sign as signed, verify as verified } from "@noble/ed25519";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

hashes.sha512 = sha512;

/** The public half of a secret key; both are hex. */
export const publicKey = (secret: string): string => bytesToHex(getPublicKey(hexToBytes(secret)));

/** An Ed25519 signature in hex over a text. */
export const sign = (secret: string, said: string): string => bytesToHex(signed(utf8ToBytes(said), hexToBytes(secret)));

/** Whether the owner of a public key signed a text; false for anything that is no key or signature. */
export function verify(key: string, said: string, signature: string): boolean {
  try {
    return verified(hexToBytes(signature), utf8ToBytes(said), hexToBytes(key));
  } catch {
    return false;
  }
}

/** SHA-256 in hex over a text, or over bytes. */
export const digest = (content: string | Uint8Array): string =>
  bytesToHex(sha256(typeof content === "string" ? utf8ToBytes(content) : content));

/** SHA-256 in hex over a JSON document in its one canonical spelling (RFC 8785). */
export const documentDigest = (document: unknown): string => digest(canonical(document));

/** JSON with sorted names and no spaces; a member that is undefined is none. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
}
