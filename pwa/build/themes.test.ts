import { expect, test } from "vitest";
import { withRequestedTheme } from "./themes";

test("the rules of the light theme also apply to phones that ask for light, unless dark was chosen", () => {
  const css = ':root {\n  --ink: white;\n}\n:root[data-theme="light"],\n:root[data-theme="light"] .sea {\n  --ink: black;\n}\n';
  expect(withRequestedTheme(css)).toBe(
    `${css}\n@media (prefers-color-scheme: light) {\n:root:not([data-theme="dark"]),\n:root:not([data-theme="dark"]) .sea {\n  --ink: black;\n}\n}\n`,
  );
});

test("a style sheet without a light theme stays unchanged", () => {
  expect(withRequestedTheme("a {\n  color: red;\n}\n")).toBe("a {\n  color: red;\n}\n");
});
