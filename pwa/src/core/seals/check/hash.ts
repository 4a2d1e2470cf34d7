/**
 * The hashes and signatures that the check needs. The functions come from libraries, because browsers offer no such
 * functions over plain HTTP.
 */

import { hashes, verify } from "@noble/ed25519";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

hashes.sha512 = sha512;

export { bytesToHex, hexToBytes, utf8ToBytes };

/** Return the bytes of a hex text; an empty array if the text is no hex. */
export function fromHex(text: string): Uint8Array {
  try {
    return hexToBytes(text);
  } catch {
    return new Uint8Array();
  }
}

/** Return the SHA-256 of the given byte arrays, joined in order. */
export const hashParts = (...byteParts: readonly Uint8Array[]): Uint8Array => sha256(concatBytes(...byteParts));
/** Return the HMAC-SHA-256 of a message under a key. */
export const hmacSha256 = (key: Uint8Array, message: string): Uint8Array => hmac(sha256, key, utf8ToBytes(message));

const LEAF_PREFIX = Uint8Array.of(0);
const NODE_PREFIX = Uint8Array.of(1);

/** Return the hash of an entry's stored bytes together with the entry's salt (RFC 6962, 2.1). */
export const leafHash = (salt: Uint8Array, storedBytes: Uint8Array): Uint8Array => hashParts(LEAF_PREFIX, salt, storedBytes);
/** Return the hash of a node, computed from the node's two children (RFC 6962, 2.1). */
export const nodeHash = (leftHash: Uint8Array, rightHash: Uint8Array): Uint8Array => hashParts(NODE_PREFIX, leftHash, rightHash);

/** Return whether the owner of a key signed a text; false if the key or signature is malformed. */
export function isSignedBy(key: Uint8Array, text: string, signature: Uint8Array): boolean {
  try {
    return verify(signature, utf8ToBytes(text), key);
  } catch {
    return false;
  }
}
