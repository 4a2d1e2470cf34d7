/**
 * Return a decoded part of an address; null if a `%` in the part is incomplete. Addresses that were cut off contain
 * such a `%`.
 */
export function decodeAddressPart(addressPart: string): string | null {
  try {
    return decodeURIComponent(addressPart);
  } catch {
    return null;
  }
}
