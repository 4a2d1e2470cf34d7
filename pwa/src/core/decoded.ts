/** A part of an address as it was meant; null where its `%` stand for nothing, as in an address that was cut off. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
