import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const STYLE = fileURLToPath(new URL("../src/ui/style/", import.meta.url));

/**
 * Return the classes to which a style sheet gives a layout on every screen. Such a class has a rule for itself alone
 * that sets `display`.
 */
function laidOut(sheet: string): Set<string> {
  const rules = [...sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const rulesShown = rules.filter(([, , declarations = ""]) => /(^|[\s;])display:/.test(declarations));
  const selectors = rulesShown.flatMap(([, list = ""]) => list.split(",").map((selector) => selector.trim()));
  return new Set(selectors.filter((selector) => /^\.[\w-]+$/.test(selector)));
}

test("each class is laid out by one of the shared sheets only", () => {
  const sheets = readdirSync(STYLE).filter((name) => name.endsWith(".css"));
  const selectors = sheets.flatMap((name) => [...laidOut(readFileSync(STYLE + name, "utf8"))]);
  expect(selectors.length).toBeGreaterThan(30);
  expect(selectors.filter((selector, index) => selectors.indexOf(selector) !== index)).toEqual([]);
});

test("no two animations have the same name, because the later would replace the earlier", () => {
  const sources = fileURLToPath(new URL("../src/", import.meta.url));
  const sheets = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  const files = [...sheets.map((name) => join(sources, name)), fileURLToPath(new URL("../index.html", import.meta.url))];
  const names = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
