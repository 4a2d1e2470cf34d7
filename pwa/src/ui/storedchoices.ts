/**
 * Choices in the browser's own storage, which can be read before anything is drawn. A browser without this storage
 * forgets them with the page.
 */

/** Return the text under a name; "" if there is none. */
export function readChoice(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Store a text under a name; "" removes it. */
export function storeChoice(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // A browser without storage asks again at the next visit.
  }
}
