import { expect, test } from "vitest";
import { cursorAfter, formatCursor, parseCursor } from "./cursor";
import { cursorBeforeLines } from "./olderlines";

test("a cursor is written as it was read", () => {
  const cursor = parseCursor("ab12cd.17.3");
  expect(cursor).toEqual({ viewer: "ab12cd", pub: 17, own: 3 });
  expect(cursor && formatCursor(cursor)).toBe("ab12cd.17.3");
});

test("a text that is no cursor stays unchanged", () => {
  expect(parseCursor("")).toBeNull();
  expect(parseCursor("ab.1")).toBeNull();
  expect(cursorAfter("nonsense", 4, 2)).toBe("nonsense");
  expect(cursorBeforeLines("nonsense", {})).toBe("nonsense");
});

test("a live event moves the counts forward and never back", () => {
  expect(cursorAfter("x.17.3", 18)).toBe("x.18.3");
  expect(cursorAfter("x.17.3", 18, 4)).toBe("x.18.4");
  expect(cursorAfter("x.17.3", 9, 1)).toBe("x.17.3");
});

test("the page before the oldest lines ends right before them", () => {
  expect(cursorBeforeLines("x.17.3", { pub: 11, own: 3 })).toBe("x.10.2");
  expect(cursorBeforeLines("x.17.3", { pub: 11 })).toBe("x.10.3");
  expect(cursorBeforeLines("x.17.3", {})).toBe("x.17.3");
});
