/** Whether typed text is legible. The rule is fetched when somebody types other letters than those of most texts. */

import { signal } from "@preact/signals-core";
import type { Message } from "../view/values";

/** Letters of western Europe, digits, signs and line breaks: nothing is wrong with them. */
const PLAIN = /^[\t\n\r\x20-\x7E\xA1-\xAC\xAE-\u024F]*$/;

const judge = signal<typeof import("./legible") | null>(null);

/** The fault of a name that is typed; null for none, and while the rule is being fetched. */
export const nameFault = (name: string): Message | null => (PLAIN.test(name) ? null : (judged()?.faultOfName(name) ?? null));

/** The fault of words that are typed, on several lines; null for none, and while the rule is being fetched. */
export const wordsFault = (text: string): Message | null => (PLAIN.test(text) ? null : (judged()?.faultOfText(text) ?? null));

function judged(): typeof import("./legible") | null {
  // without the rule the phone says nothing, and the server refuses the text
  if (!judge.peek()) void import("./legible").then((legible) => void (judge.value = legible), () => undefined);
  return judge.value;
}
