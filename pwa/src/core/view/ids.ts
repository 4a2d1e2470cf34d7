/** Random ids that the phone makes. Over plain HTTP, browsers lack `randomUUID` but have `getRandomValues`. */

/** Return random bytes in hex. */
export function randomHex(byteCount: number, source: Crypto = crypto): string {
  return toHex(source.getRandomValues(new Uint8Array(byteCount)));
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return a version 4 UUID (RFC 9562). The UUID is used as the id of a command or of this phone. */
export function uuid(source: Crypto = crypto): string {
  if (typeof source.randomUUID === "function") return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = toHex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join("-");
}
