/**
 * Checks whether typed text is legible. The rule is loaded when a player types uncommon letters.
 */

import { signal } from "@preact/signals-core";
import type { Message } from "../view/values";

/** Letters of western Europe, digits, signs and line breaks. They have no fault. */
const PLAIN_TEXT = /^[\t\n\r\x20-\x7E\xA1-\xAC\xAE-\u024F]*$/;

const legibleModule = signal<typeof import("./legible") | null>(null);

/** Return the fault of a typed name; null for none, and while the rule is being loaded. */
export const nameFault = (name: string): Message | null => (PLAIN_TEXT.test(name) ? null : (loadedRule()?.faultOfName(name) ?? null));

/** Return the fault of a typed text of several lines; null for none, and while the rule is being loaded. */
export const textFault = (text: string): Message | null => (PLAIN_TEXT.test(text) ? null : (loadedRule()?.faultOfText(text) ?? null));

function loadedRule(): typeof import("./legible") | null {
  // Until the rule is loaded the phone shows no fault. The server refuses the text then.
  if (!legibleModule.peek()) void import("./legible").then((legible) => void (legibleModule.value = legible), () => undefined);
  return legibleModule.value;
}
