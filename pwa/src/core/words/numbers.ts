/**
 * The reader of typed numbers. The reader accepts digits of any script, with the language's marks for thousands and
 * decimals.
 */

/**
 * The reason why a text is no whole number. The text is no number, has a fraction, or may mean either of two numbers.
 */
export type NumberFault = "none" | "fraction" | "either";

/** The marks that a language uses in numbers. */
interface NumberConvention {
  /** The mark between groups of thousands. */
  readonly thousands: string;
  /** The mark before a fraction. */
  readonly decimal: string;
}

const POINT_CONVENTION: NumberConvention = { thousands: ",", decimal: "." };
const COMMA_CONVENTION: NumberConvention = { thousands: ".", decimal: "," };
/** The languages that write `300,000.00`. All other languages write `300.000,00`. */
const POINT_LANGUAGES = new Set(["en"]);

const DIGIT_PATTERN = /\p{Nd}/u;
/**
 * Marks that have the same meaning in all languages. The marks include marks of other scripts and widths, marks of
 * direction, and invisible marks.
 */
const EQUIVALENT_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u200e\u200f\u061c\u2066-\u2069]/g, ""],
  [/[−－﹣–]/g, "-"],
  [/＋/g, "+"],
  [/[，]/g, ","],
  [/[．]/g, "."],
  [/['’_٬\s]/g, " "],
];

/** Return the value of a digit in any script. The digits of a script are in order and begin with zero. */
export function digitOf(letter: string): number {
  const codePoint = letter.codePointAt(0) ?? 0;
  let previousIndex = 0;
  while (DIGIT_PATTERN.test(String.fromCodePoint(codePoint - previousIndex - 1))) previousIndex += 1;
  return previousIndex % 10;
}

/**
 * Return the whole number that a text means in a language, or the reason why the text is no whole number. The unit
 * `unit` may follow the number.
 */
export function readNumber(text: string, language: string, unit = ""): number | NumberFault {
  const digits = plainNumber(text, unit);
  const [ownConvention, otherConvention] = POINT_LANGUAGES.has(language) ? [POINT_CONVENTION, COMMA_CONVENTION] : [COMMA_CONVENTION, POINT_CONVENTION];
  // In the convention of the other languages, a fraction has at most two digits. A number such as `30,0000` is a typing
  // error.
  const [ownValue, otherValue] = [valueInConvention(digits, ownConvention, "+"), valueInConvention(digits, otherConvention, "{1,2}")];
  const value = ownValue ?? otherValue;
  if (value === null) return "none";
  // Three decimals look like a group of thousands in the other convention.
  const isDoubtful = ownValue !== null && otherValue !== null && otherValue !== ownValue && isFraction(digits, ownConvention);
  if (isDoubtful) return "either";
  return Number.isSafeInteger(value) ? value : "fraction";
}

function plainNumber(text: string, unit: string): string {
  const digits = [...text].map((letter) => (DIGIT_PATTERN.test(letter) ? String(digitOf(letter)) : letter)).join("");
  const digitsText = EQUIVALENT_MARKS.reduce((text, [mark, plainMark]) => text.replace(mark, plainMark), digits.trim());
  const unitlessText = unit && digitsText.toLowerCase().endsWith(unit.toLowerCase()) ? digitsText.slice(0, -unit.length) : digitsText;
  return unitlessText.trim();
}

const isFraction = (digits: string, { decimal }: NumberConvention): boolean => digits.includes(decimal);

/** Return the value of a number in a convention; null if the text does not follow the convention. */
function valueInConvention(digits: string, { thousands, decimal }: NumberConvention, decimals: string): number | null {
  const match = new RegExp(`^([-+]?) ?(\\d+|[1-9]\\d{0,2}(?:(?:\\${thousands}\\d{3})+|(?: \\d{3})+))(?:[\\${decimal}٫](\\d${decimals}))?$`).exec(digits);
  if (!match) return null;
  const [, sign, integerPart = "", fraction = ""] = match;
  return Number(`${sign}${integerPart.replace(/\D/g, "")}.${fraction}`);
}
