import { expect, test } from "vitest";
import { withAsked } from "./themes";

test("what is light by choice is light for a phone that asks for it, unless dark was chosen", () => {
  const css = ':root {\n  --ink: white;\n}\n:root[data-theme="light"],\n:root[data-theme="light"] .sea {\n  --ink: black;\n}\n';
  expect(withAsked(css)).toBe(
    `${css}\n@media (prefers-color-scheme: light) {\n:root:not([data-theme="dark"]),\n:root:not([data-theme="dark"]) .sea {\n  --ink: black;\n}\n}\n`,
  );
});

test("a style sheet without rules for light stays as it is", () => {
  expect(withAsked("a {\n  color: red;\n}\n")).toBe("a {\n  color: red;\n}\n");
});
