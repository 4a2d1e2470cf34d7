/** Reader of typed numbers: in digits of any script, with the language's marks for thousands and decimals. */

/**
 * The reason why a text is no whole number: it is no number, it has a fraction, or it may mean either of two numbers.
 */
export type NumberFault = "none" | "fraction" | "either";

/** The marks with which a language writes numbers. */
interface Convention {
  /** The mark between thousands. */
  readonly thousands: string;
  /** The mark before a fraction. */
  readonly decimal: string;
}

const POINT_CONVENTION: Convention = { thousands: ",", decimal: "." };
const COMMA_CONVENTION: Convention = { thousands: ".", decimal: "," };
/** Languages that write `300,000.00`. All others write `300.000,00`. */
const POINT_LANGUAGES = new Set(["en"]);

const DIGIT = /\p{Nd}/u;
/**
 * Marks with the same meaning in all languages: those of other scripts and widths, marks of direction, and invisible
 * ones.
 */
const EQUIVALENT_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u200e\u200f\u061c\u2066-\u2069]/g, ""],
  [/[−－﹣–]/g, "-"],
  [/＋/g, "+"],
  [/[，]/g, ","],
  [/[．]/g, "."],
  [/['’_٬\s]/g, " "],
];

/** Return the value of a digit of any script. The digits of a script are in order and begin with its zero. */
export function digitOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/**
 * Return the whole number that a text means in a language, or the reason why it is none. `unit` may follow the
 * number.
 */
export function readNumber(text: string, language: string, unit = ""): number | NumberFault {
  const plain = plainNumber(text, unit);
  const [own, other] = POINT_LANGUAGES.has(language) ? [POINT_CONVENTION, COMMA_CONVENTION] : [COMMA_CONVENTION, POINT_CONVENTION];
  // In the other language's convention a fraction has at most two digits, because `30,0000` is a typing error.
  const [mine, theirs] = [valueIn(plain, own, "+"), valueIn(plain, other, "{1,2}")];
  const value = mine ?? theirs;
  if (value === null) return "none";
  // Three decimals look like thousands in the other convention.
  const isDoubtful = mine !== null && theirs !== null && theirs !== mine && isFraction(plain, own);
  if (isDoubtful) return "either";
  return Number.isSafeInteger(value) ? value : "fraction";
}

function plainNumber(text: string, unit: string): string {
  const digits = [...text].map((letter) => (DIGIT.test(letter) ? String(digitOf(letter)) : letter)).join("");
  const alike = EQUIVALENT_MARKS.reduce((said, [mark, plain]) => said.replace(mark, plain), digits.trim());
  const bare = unit && alike.toLowerCase().endsWith(unit.toLowerCase()) ? alike.slice(0, -unit.length) : alike;
  return bare.trim();
}

const isFraction = (plain: string, { decimal }: Convention): boolean => plain.includes(decimal);

/** Return the value of a number written by a convention; null if it does not follow the convention. */
function valueIn(plain: string, { thousands, decimal }: Convention, decimals: string): number | null {
  const said = new RegExp(`^([-+]?) ?(\\d+|[1-9]\\d{0,2}(?:(?:\\${thousands}\\d{3})+|(?: \\d{3})+))(?:[\\${decimal}٫](\\d${decimals}))?$`).exec(plain);
  if (!said) return null;
  const [, sign, whole = "", rest = ""] = said;
  return Number(`${sign}${whole.replace(/\D/g, "")}.${rest}`);
}
