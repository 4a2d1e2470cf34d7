/**
 * Return a decoded part of an address; null if a `%` in the part is incomplete. Addresses that were cut off contain
 * such a `%`.
 */
export function decodeAddressPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
