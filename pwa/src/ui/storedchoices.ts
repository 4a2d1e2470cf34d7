/**
 * Choices in the browser's own storage, which can be read before the first screen is drawn. A browser without this
 * storage forgets the choices when the page is closed.
 */

/** Return the text that is stored under a name; "" if no text is stored. */
export function readChoice(choiceName: string): string {
  try {
    return localStorage.getItem(choiceName) ?? "";
  } catch {
    return "";
  }
}

/** Store a text under a name. The text "" removes the stored text. */
export function storeChoice(choiceName: string, text: string): void {
  try {
    localStorage.setItem(choiceName, text);
  } catch {
    // A browser without storage asks for the choice again at the next visit.
  }
}
