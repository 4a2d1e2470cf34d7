/**
 * The check whether typed text is legible. The rule for legible text is loaded when a player types uncommon letters.
 */

import { signal } from "@preact/signals-core";
import type { Message } from "../view/values";

/** Matches a text of western European letters, digits, signs and line breaks. Such a text has no fault. */
const PLAIN_TEXT_PATTERN = /^[\t\n\r\x20-\x7E\xA1-\xAC\xAE-\u024F]*$/;

const legibleModule = signal<typeof import("./legibility") | null>(null);

/** Return the fault of a typed name; null if the name has no fault, or while the rule is being loaded. */
export const nameFault = (name: string): Message | null => (PLAIN_TEXT_PATTERN.test(name) ? null : (requestLegibleModule()?.faultOfName(name) ?? null));

/**
 * Return the fault of a typed text of several lines; null if the text has no fault, or while the rule is being loaded.
 */
export const textFault = (text: string): Message | null => (PLAIN_TEXT_PATTERN.test(text) ? null : (requestLegibleModule()?.faultOfText(text) ?? null));

function requestLegibleModule(): typeof import("./legibility") | null {
  // Until the rule is loaded, the phone shows no fault. During that time the server refuses a faulty text.
  if (!legibleModule.peek()) void import("./legibility").then((legible) => void (legibleModule.value = legible), () => undefined);
  return legibleModule.value;
}
