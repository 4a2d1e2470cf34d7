/** Whether what is typed is legible. What judges it is fetched when somebody types other letters than those of most texts. */

import { signal } from "@preact/signals-core";
import type { Message } from "./values";

/** Letters of western Europe, digits, signs and line breaks: nothing is wrong with them. */
const PLAIN = /^[\t\n\r\x20-\x7E\xA1-\xAC\xAE-\u024F]*$/;

const judge = signal<typeof import("./legible") | null>(null);

/** What is wrong with a name that is typed; null if nothing is, or while nobody can say so yet. */
export const nameFault = (name: string): Message | null => (PLAIN.test(name) ? null : (judged()?.faultOfName(name) ?? null));

/** What is wrong with words that are typed, on several lines; null if nothing is, or while nobody can say so yet. */
export const wordsFault = (text: string): Message | null => (PLAIN.test(text) ? null : (judged()?.faultOfText(text) ?? null));

function judged(): typeof import("./legible") | null {
  // the server says it, too, to whoever is quicker than the network or without one
  if (!judge.peek()) void import("./legible").then((legible) => void (judge.value = legible), () => undefined);
  return judge.value;
}
