/** Return a part of an address, decoded; null if a `%` in it is incomplete, as in an address that was cut off. */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
