/**
 * Legible text: the letters that people may type, and how names are compared. The server has the same rule
 * (`ledger/language/legible.py`), which names its sources. The phone says a fault at the field.
 */

import type { Message } from "../view/values";

/** Control, surrogate, private use, no character, override and mark of direction; deprecated formatting, annotations. */
const HARMFUL = String.raw`\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u206A-\u206F\uFFF9-\uFFFB`;
const IN_A_TEXT = new RegExp(String.raw`(?![\t\n\r])[${HARMFUL}]`, "u");
/** A mark before any letter, and a fifth mark on one letter, are drawn over what stands beside. */
const IN_A_NAME = new RegExp(String.raw`(?![\t\n\r])[${HARMFUL}\u2028\u2029]|^[\s\p{Z}]*\p{M}|\p{Mn}{5}`, "u");

/** Blanks alone are an empty text, and no fault. */
const NO_BLANK = /[^\t\n\r\p{Z}]/u;

const HEX = 16;
const DIGITS = 4;

/** The fault of a text that may have several lines, null for none. An empty text has none. */
export const faultOfText = (text: string): Message | null => fault(IN_A_TEXT, text);

/** The fault of a name or a title, null for none. An empty one has none, and line breaks count as blanks. */
export const faultOfName = (name: string): Message | null => fault(IN_A_NAME, name);

function fault(harmful: RegExp, text: string): Message | null {
  const found = harmful.exec(text);
  if (!found) return isSeen(text) || !NO_BLANK.test(text) ? null : { key: "illegible-unseen" };
  const before = Array.from(text.slice(0, found.index + found[0].length));
  const code = before.at(-1)?.codePointAt(0) ?? 0;
  return { key: "illegible-character", args: { character: `U+${code.toString(HEX).toUpperCase().padStart(DIGITS, "0")}`, place: before.length } };
}

/** Whether any letter or sign of a text can be seen; a mark alone stands on nothing. */
export const isSeen = (text: string): boolean => visible(text).replace(/\p{M}/gu, "").trim() !== "";

/** Letters and symbols that are drawn as a blank, such as the fillers of Hangul. */
const BLANKS = /[\s\p{Z}\u115F\u1160\u2800\u3164\uFFA0\u{1D159}\u{13441}\u{13442}]+/gu;
const UNSEEN = /(?! )[\p{C}\p{Default_Ignorable_Code_Point}\uFFFC]/gu;
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu;

/** The visible letters of a text, with one blank for each row of blanks. */
export const visible = (text: string): string => text.replace(BLANKS, " ").replace(UNSEEN, "");

/**
 * A name as it is compared with others: two that are the same here look alike. Compatible letters are one; accents,
 * letters that are not seen, capitals and the number of blanks do not count.
 */
export const compared = (name: string): string =>
  visible(name.normalize("NFKD").replace(ACCENTS, "")).replace(BLANKS, " ").trim().toUpperCase();

/** The fault of each name, null for none, and whether two of the names are the same. "" is no name. */
export interface Checked {
  readonly faults: readonly (Message | null)[];
  readonly same: boolean;
}

/** Look at the names of those who sit down at a table. */
export function checked(names: readonly string[]): Checked {
  const said = names.filter(Boolean).map(compared);
  return { faults: names.map(faultOfName), same: new Set(said).size < said.length };
}
