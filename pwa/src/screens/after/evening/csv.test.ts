import { expect, test } from "vitest";
import { csv, instant } from "./csv";

test("a table is written row by row, and what would part cells is quoted", () => {
  expect(csv([["Who", "Worth"], ['Ada "the Great", of Rome', 7], ["two\nlines", -1]])).toBe(
    'Who,Worth\r\n"Ada ""the Great"", of Rome",7\r\n"two\nlines",-1\r\n',
  );
});

test("a name that a spreadsheet would run is a text, and a number below zero a number", () => {
  expect(csv([["=1+1", "@cmd", "-5", -5]])).toBe("'=1+1,'@cmd,'-5,-5\r\n");
});

test("an instant is told in UTC", () => {
  expect(instant(0)).toBe("1970-01-01T00:00:00.000Z");
});
