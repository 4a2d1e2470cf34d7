/** Choices kept in the browser's own storage, which can be read before anything is drawn. A browser without it forgets them with the page. */

/** What is kept under a name; "" for nothing. */
export function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keep this under a name; "" for nothing any more. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // A browser without storage asks again at the next visit.
  }
}
