/**
 * The key of a game as servers write it (C2SP signed-note): the name of its log, an id and, in base64,
 * the kind of key and the key itself, joined by "+".
 */

const ED25519 = 1;
const BYTES = 32;

/** The public key alone, in hex; empty for what is none. */
export function publicKeyOf(sealKey: string): string {
  const [, , ...encoded] = sealKey.split("+"); // base64 may have this sign, too
  const [kind, ...key] = fromBase64(encoded.join("+"));
  return kind === ED25519 && key.length === BYTES ? inHex(key) : "";
}

/** Base64 as bytes; empty for what is none. */
export function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

export const inHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
