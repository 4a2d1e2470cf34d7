import { expect, test } from "vitest";
import { excerptFromFirstMatch } from "./excerpt";

test("a short text is shown whole", () => {
  expect(excerptFromFirstMatch("Meet me  at the wall", "wall")).toBe("Meet me at the wall");
});

test("a long text begins shortly before the first matching word", () => {
  const text = `${"and so on ".repeat(20)}behind the hédge at night`;
  expect(excerptFromFirstMatch(text, "HEDGE")).toBe("… on and so on behind the hédge at night");
});

test("a text without a matching word is shown from its beginning", () => {
  expect(excerptFromFirstMatch("Meet me at the wall", "nowhere")).toBe("Meet me at the wall");
});
