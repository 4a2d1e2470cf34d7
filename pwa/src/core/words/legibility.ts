/**
 * The check of legible text. The check decides which letters players may type, and compares names. The server has the
 * same rule (`ledger/language/legible_text.py`), and that file lists the sources. The phone shows a fault beside the
 * field.
 */

import type { Message } from "../view/values";

/**
 * The characters that are harmful in a text: control, surrogate, private-use, noncharacter, override and direction
 * characters, deprecated formatting characters, and annotations.
 */
const HARMFUL_CHARACTERS = String.raw`\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u206A-\u206F\uFFF9-\uFFFB`;
const HARMFUL_IN_TEXT = new RegExp(String.raw`(?![\t\n\r])[${HARMFUL_CHARACTERS}]`, "u");
/** Matches marks that are drawn over the text beside them: a mark before any letter, and a fifth mark on one letter. */
const HARMFUL_IN_NAME = new RegExp(String.raw`(?![\t\n\r])[${HARMFUL_CHARACTERS}\u2028\u2029]|^[\s\p{Z}]*\p{M}|\p{Mn}{5}`, "u");

/** Matches a text that has other characters than blanks. A text of blanks counts as empty and has no fault. */
const NOT_BLANK = /[^\t\n\r\p{Z}]/u;

const HEX_RADIX = 16;
const HEX_DIGITS = 4;

/**
 * Return the fault of a text that may have several lines; null if the text has no fault. An empty text has no fault.
 */
export const faultOfText = (text: string): Message | null => harmfulLetterFault(HARMFUL_IN_TEXT, text);

/**
 * Return the fault of a name or a title; null if it has no fault. An empty name has no fault. Line breaks count as
 * blanks.
 */
export const faultOfName = (name: string): Message | null => harmfulLetterFault(HARMFUL_IN_NAME, name);

function harmfulLetterFault(harmful: RegExp, text: string): Message | null {
  const match = harmful.exec(text);
  if (!match) return hasVisibleLetter(text) || !NOT_BLANK.test(text) ? null : { key: "illegible-unseen" };
  const previousCharacters = Array.from(text.slice(0, match.index + match[0].length));
  const codePoint = previousCharacters.at(-1)?.codePointAt(0) ?? 0;
  return { key: "illegible-character", args: { character: `U+${codePoint.toString(HEX_RADIX).toUpperCase().padStart(HEX_DIGITS, "0")}`, place: previousCharacters.length } };
}

/** Return whether a text has a visible letter or sign. A mark without a letter is not visible. */
export const hasVisibleLetter = (text: string): boolean => visibleLetters(text).replace(/\p{M}/gu, "").trim() !== "";

/** Letters and symbols that look like blanks, such as the fillers of Hangul. */
const BLANK_LOOKALIKES = /[\s\p{Z}\u115F\u1160\u2800\u3164\uFFA0\u{1D159}\u{13441}\u{13442}]+/gu;
const INVISIBLE_LETTERS = /(?! )[\p{C}\p{Default_Ignorable_Code_Point}\uFFFC]/gu;
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu;

/** Return the visible letters of a text. Each series of blanks becomes one blank. */
export const visibleLetters = (text: string): string => text.replace(BLANK_LOOKALIKES, " ").replace(INVISIBLE_LETTERS, "");

/**
 * Return a name in the form in which names are compared. Names that look alike have the same form. Compatible letters
 * are equal. Accents, invisible letters, upper case and the number of blanks do not matter.
 */
export const comparableName = (name: string): string =>
  visibleLetters(name.normalize("NFKD").replace(ACCENTS, "")).replace(BLANK_LOOKALIKES, " ").trim().toUpperCase();

/** The result of a check of names. */
export interface CheckedNames {
  /** The fault of each name; null for a name without a fault. */
  readonly faults: readonly (Message | null)[];
  /** Whether two of the names are equal. Empty names are not compared. */
  readonly isSame: boolean;
}

/** Check the names of the players at a table. */
export function checkNames(names: readonly string[]): CheckedNames {
  const comparable = names.filter(Boolean).map(comparableName);
  return { faults: names.map(faultOfName), isSame: new Set(comparable).size < comparable.length };
}
