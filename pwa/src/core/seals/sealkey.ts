/**
 * The key of a game in the servers' notation (C2SP signed-note). It is the name of the log, an id, and the kind of
 * key with the key itself in base64, joined by "+".
 */

/** The number of the kind Ed25519. */
const ED25519 = 1;
/** The length of a public key in bytes. */
const KEY_BYTES = 32;

/** Return the public key in hex; "" if the text is no such key. */
export function publicKeyOf(sealKey: string): string {
  const [, , ...encoded] = sealKey.split("+"); // Base64 may contain a "+", too.
  const [kind, ...key] = fromBase64(encoded.join("+"));
  return kind === ED25519 && key.length === KEY_BYTES ? toHex(key) : "";
}

/** Return base64 as bytes; no bytes if the text is no base64. */
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
