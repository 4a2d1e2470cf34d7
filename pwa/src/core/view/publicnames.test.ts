import { expect, test } from "vitest";
import { codeOf, nameIn } from "./publicnames";

const name = "cicero.18ab3f.AAAAAAAAAAAAAAAAAAAAAA";

test("what a code says is read as it was said, with its address or without", () => {
  expect(nameIn(codeOf("https://play.test", "ides", name))).toBe(name);
  expect(nameIn(` ${name}\n`)).toBe(name);
});

test("what is no public name is none, least of all a card that lets one in", () => {
  for (const text of ["", "hello", "https://play.test/c#0123456789abcdef0123456789abcdef", `${name}x`, "a.b"]) expect(nameIn(text)).toBe("");
});
