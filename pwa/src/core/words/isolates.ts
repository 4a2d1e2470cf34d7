/** Right-to-left names in left-to-right sentences (UAX #9). */

/**
 * Return a text that does not reverse the words beside it. If any letter of the text is right-to-left, the text is put
 * between a first strong isolate and a pop mark. Fluent's own isolation would also put both marks around every number.
 * The server follows the same rule.
 */
export const isolate = (text: string): string =>
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{1EFFF}]/u.test(text) ? `\u2068${text}\u2069` : text;
