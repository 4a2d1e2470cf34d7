import { expect, test } from "vitest";
import { publicNameAddress, publicNameIn } from "./publicnames";

const publicName = "cicero.18ab3f.AAAAAAAAAAAAAAAAAAAAAA";

test("a public name is read from a code with or without its address", () => {
  expect(publicNameIn(publicNameAddress("https://play.test", "ides", publicName))).toBe(publicName);
  expect(publicNameIn(` ${publicName}\n`)).toBe(publicName);
});

test("any other text has no public name, and neither does a card's code", () => {
  for (const text of ["", "hello", "https://play.test/c#0123456789abcdef0123456789abcdef", `${publicName}x`, "a.b"]) expect(publicNameIn(text)).toBe("");
});
