import { expect, test } from "vitest";
import { csvText, instantText } from "./csv";

test("a table is written row by row, and cells with separators are quoted", () => {
  expect(csvText([["Who", "Worth"], ['Ada "the Great", of Rome', 7], ["two\nlines", -1]])).toBe(
    '\uFEFFWho,Worth\r\n"Ada ""the Great"", of Rome",7\r\n"two\nlines",-1\r\n',
  );
});

test("a name that begins like a formula is written as text, and a negative number as a number", () => {
  expect(csvText([["=1+1", "@cmd", "-5", -5]])).toBe("\uFEFF'=1+1,'@cmd,'-5,-5\r\n");
});

test("an instant is written in UTC, in a form that spreadsheets read", () => {
  expect(instantText(1_795_858_968_123)).toBe("2026-11-28 09:42:48");
});

test("a name written from right to left keeps its letters and loses the isolating marks", () => {
  expect(csvText([["\u2068נעמי\u2069", "\u2068=1\u2069"]])).toBe("\uFEFFנעמי,'=1\r\n");
});
