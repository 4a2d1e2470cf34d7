/** A part of an address, decoded; null if a `%` in it is broken, as in an address that was cut off. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
