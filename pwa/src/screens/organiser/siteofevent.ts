/** The address that the links of an event begin with. */

/** Return a typed address as the beginning of a link. If phones cannot open it, return the address of this page. */
export function siteOfEvent(typed: string): string {
  try {
    const { protocol, origin, username, pathname, search, hash } = new URL(typed.trim());
    const isSite = /^https?:$/u.test(protocol) && !username && !search && !hash && /^\/*$/u.test(pathname);
    return isSite ? origin : location.origin;
  } catch {
    return location.origin;
  }
}
