/** The hashes and signatures that a check needs, from libraries: browsers offer none over plain HTTP. */

import { hashes, verify } from "@noble/ed25519";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

hashes.sha512 = sha512;

export { bytesToHex, hexToBytes, utf8ToBytes };

/** Hex as bytes; empty for what is none. */
export function fromHex(text: string): Uint8Array {
  try {
    return hexToBytes(text);
  } catch {
    return new Uint8Array();
  }
}

export const hashed = (...parts: readonly Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));
export const keyed = (key: Uint8Array, message: string): Uint8Array => hmac(sha256, key, utf8ToBytes(message));

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The hash of an entry's stored bytes with its salt (RFC 6962, 2.1). */
export const leaf = (salt: Uint8Array, stored: Uint8Array): Uint8Array => hashed(LEAF, salt, stored);
export const node = (left: Uint8Array, right: Uint8Array): Uint8Array => hashed(NODE, left, right);

/** Whether a key's owner signed a text; false for what is no key or signature. */
export function signedBy(key: Uint8Array, text: string, signature: Uint8Array): boolean {
  try {
    return verify(signature, utf8ToBytes(text), key);
  } catch {
    return false;
  }
}
