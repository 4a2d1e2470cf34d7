import { expect, test } from "vitest";
import { csv, instant } from "./csv";

test("a table is written row by row, and what would part cells is quoted", () => {
  expect(csv([["Who", "Worth"], ['Ada "the Great", of Rome', 7], ["two\nlines", -1]])).toBe(
    '\uFEFFWho,Worth\r\n"Ada ""the Great"", of Rome",7\r\n"two\nlines",-1\r\n',
  );
});

test("a name that a spreadsheet would run is a text, and a number below zero a number", () => {
  expect(csv([["=1+1", "@cmd", "-5", -5]])).toBe("\uFEFF'=1+1,'@cmd,'-5,-5\r\n");
});

test("an instant is told in UTC, as spreadsheets read it", () => {
  expect(instant(1_795_858_968_123)).toBe("2026-11-28 09:42:48");
});

test("a name from the right is as it was typed, without what isolates it in a sentence", () => {
  expect(csv([["\u2068נעמי\u2069", "\u2068=1\u2069"]])).toBe("\uFEFFנעמי,'=1\r\n");
});
