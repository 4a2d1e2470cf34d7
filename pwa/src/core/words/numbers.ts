/** Numbers as people type them: in the digits of any script, with what separates thousands and decimals in their language. */

/** Why a text is not taken for a number: it is none, or no whole one, or one of two. */
export type Unread = "none" | "fraction" | "either";

/** The marks with which a language writes numbers: between thousands, and before a fraction. */
interface Convention {
  readonly thousands: string;
  readonly decimal: string;
}

const POINT: Convention = { thousands: ",", decimal: "." };
const COMMA: Convention = { thousands: ".", decimal: "," };
/** Languages that write `300,000.00`; the others write `300.000,00`. */
const WITH_POINT = new Set(["en"]);

const DIGIT = /\p{Nd}/u;
/** Marks with one meaning in all languages: of other scripts, of other widths, of direction, and invisible ones. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u200e\u200f\u061c\u2066-\u2069]/g, ""],
  [/[−－﹣–]/g, "-"],
  [/＋/g, "+"],
  [/[，]/g, ","],
  [/[．]/g, "."],
  [/['’_٬\s]/g, " "],
];

/** The value of a digit of any script: the digits of each stand in order, beginning with its zero. */
export function digitOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** The whole number that a text means in a language, or why it means none. `unit` may follow it. */
export function readNumber(text: string, language: string, unit = ""): number | Unread {
  const plain = plainly(text, unit);
  const [own, other] = WITH_POINT.has(language) ? [POINT, COMMA] : [COMMA, POINT];
  // in the other way of writing a fraction has two digits at most: `30,0000` is a slip
  const [mine, theirs] = [valueIn(plain, own, "+"), valueIn(plain, other, "{1,2}")];
  const value = mine ?? theirs;
  if (value === null) return "none";
  // three decimals look like thousands of the other way of writing
  const isDoubtful = mine !== null && theirs !== null && theirs !== mine && isFraction(plain, own);
  if (isDoubtful) return "either";
  return Number.isSafeInteger(value) ? value : "fraction";
}

function plainly(text: string, unit: string): string {
  const digits = [...text].map((letter) => (DIGIT.test(letter) ? String(digitOf(letter)) : letter)).join("");
  const alike = ALIKE.reduce((said, [mark, plain]) => said.replace(mark, plain), digits.trim());
  const bare = unit && alike.toLowerCase().endsWith(unit.toLowerCase()) ? alike.slice(0, -unit.length) : alike;
  return bare.trim();
}

const isFraction = (plain: string, { decimal }: Convention): boolean => plain.includes(decimal);

/** The value of a number that is written by a convention; null for one that is not. */
function valueIn(plain: string, { thousands, decimal }: Convention, decimals: string): number | null {
  const said = new RegExp(`^([-+]?) ?(\\d+|[1-9]\\d{0,2}(?:(?:\\${thousands}\\d{3})+|(?: \\d{3})+))(?:[\\${decimal}٫](\\d${decimals}))?$`).exec(plain);
  if (!said) return null;
  const [, sign, whole = "", rest = ""] = said;
  return Number(`${sign}${whole.replace(/\D/g, "")}.${rest}`);
}
