/**
 * Checks whether typed text is legible. The rule is loaded when a player types uncommon letters.
 */

import { signal } from "@preact/signals-core";
import type { Message } from "../view/values";

/** Letters of western Europe, digits, signs and line breaks. They have no fault. */
const PLAIN = /^[\t\n\r\x20-\x7E\xA1-\xAC\xAE-\u024F]*$/;

const judge = signal<typeof import("./legible") | null>(null);

/** Return the fault of a typed name; null for none, and while the rule is being loaded. */
export const nameFault = (name: string): Message | null => (PLAIN.test(name) ? null : (judged()?.faultOfName(name) ?? null));

/** Return the fault of a typed text of several lines; null for none, and while the rule is being loaded. */
export const wordsFault = (text: string): Message | null => (PLAIN.test(text) ? null : (judged()?.faultOfText(text) ?? null));

function judged(): typeof import("./legible") | null {
  // Until the rule is loaded the phone shows no fault. The server refuses the text then.
  if (!judge.peek()) void import("./legible").then((legible) => void (judge.value = legible), () => undefined);
  return judge.value;
}
