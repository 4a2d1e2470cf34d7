import { describe, expect, test } from "vitest";
import { digitOf, readNumber } from "./numbers";

type Case = readonly [text: string, read: ReturnType<typeof readNumber>];

describe("in English", () => {
  test.each<Case>([
    ["3", 3],
    ["300000", 300_000],
    ["300,000", 300_000],
    ["1,300,000", 1_300_000],
    ["300,000.00", 300_000],
    ["3.0", 3],
    ["1000.00", 1_000],
    ["300 000", 300_000],
    ["300\u202f000", 300_000],
    ["300'000", 300_000],
    [" 42 ", 42],
    ["+5", 5],
    ["-5", -5],
    ["−5", -5],
    ["007", 7],
    ["1.000.000", 1_000_000],
    ["300.000,00", 300_000],
    ["3,0", 3],
  ])("%s is read", (text, number) => expect(readNumber(text, "en")).toBe(number));

  test.each<Case>([
    ["2.5", "fraction"],
    ["2,5", "fraction"],
    ["0.5", "fraction"],
    ["0.500", "fraction"],
    ["300,000.50", "fraction"],
    ["300.000", "either"],
    ["1.500", "either"],
    ["12345678901234567890", "fraction"],
    ["abc", "none"],
    ["", "none"],
    ["3,00,000", "none"],
    ["30,0000", "none"],
    [",5", "none"],
    ["5.", "none"],
    ["1.2.3", "none"],
    ["3 players", "none"],
    ["1e3", "none"],
    ["0x10", "none"],
    ["10²", "none"],
    ["½", "none"],
    ["Ⅳ", "none"],
    ["--5", "none"],
    ["5-", "none"],
    ["1 2", "none"],
    ["300,000 000", "none"],
    ["∞", "none"],
    ["NaN", "none"],
  ])("%s is refused", (text, number) => expect(readNumber(text, "en")).toBe(number));
});

describe("in Spanish", () => {
  test.each<Case>([
    ["300.000", 300_000],
    ["3.000", 3_000],
    ["300000", 300_000],
    ["300.000,00", 300_000],
    ["300,000.00", 300_000],
    ["3,0", 3],
    ["3.0", 3],
    ["2,5", "fraction"],
    ["2.5", "fraction"],
    ["300,000", "either"],
    ["1,300,000", 1_300_000],
  ])("%s is read as %s", (text, number) => expect(readNumber(text, "es")).toBe(number));
});

test.each<Case>([
  ["٣", 3],
  ["٣٠٠٬٠٠٠", 300_000],
  ["٢٫٥", "fraction"],
  ["٣٫٠", 3],
  ["۱۲", 12],
  ["３", 3],
  ["３００，０００", 300_000],
  ["３．０", 3],
  ["१२३", 123],
  ["๔๒", 42],
  ["𝟛𝟘", 30],
  ["\u200f٣\u200e", 3],
])("digits of other scripts are digits: %s", (text, number) => expect(readNumber(text, "en")).toBe(number));

test("each digit of every script has its value", () => {
  const isDigit = (letter: string): boolean => /\p{Nd}/u.test(letter);
  const letters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
  // The digits of a script are in order, from zero to nine.
  const wrongLetters = letters.filter((letter, code) => {
    const next = letters[code + 1] ?? "";
    return isDigit(letter) && digitOf(letter) !== (isDigit(next) ? (digitOf(next) + 9) % 10 : 9);
  });
  expect(wrongLetters).toEqual([]);
  expect(letters.filter(isDigit).length).toBeGreaterThan(500);
});

test("the unit may be written behind the number", () => {
  expect(readNumber("300,000 D", "en", "D")).toBe(300_000);
  expect(readNumber("300.000 d", "es", "D")).toBe(300_000);
  expect(readNumber("5 legiones", "en", "D")).toBe("none");
  expect(readNumber("D", "en", "D")).toBe("none");
});
