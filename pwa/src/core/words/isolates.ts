/** Names that are written from the right, in sentences that are written from the left (UAX #9). */

/**
 * A text that turns nothing round beside it in a sentence: between a first strong isolate and its end, if any letter of it
 * is written from the right. Fluent's own isolation puts both round every number as well. The server has the same rule.
 */
export const isolated = (text: string): string =>
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{1EFFF}]/u.test(text) ? `\u2068${text}\u2069` : text;
