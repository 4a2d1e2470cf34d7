/**
 * The key of a game as servers write it (C2SP signed-note). The text consists of the name of the log, an id, and in
 * base64 the kind of key with the key itself. The three parts are joined by "+".
 */

/** The number that marks an Ed25519 key. */
const ED25519 = 1;
/** The length of a public key in bytes. */
const KEY_BYTES = 32;

/** Return the public key in hex; "" if the text is no key of a game. */
export function publicKeyOf(sealKey: string): string {
  const [, , ...encodedParts] = sealKey.split("+"); // Base64 may contain a "+", too.
  const [kind, ...keyBytes] = fromBase64(encodedParts.join("+"));
  return kind === ED25519 && keyBytes.length === KEY_BYTES ? toHex(keyBytes) : "";
}

/** Return base64 as bytes; an empty array if the text is no base64. */
export function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Return bytes as hex. */
export const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
