import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const STYLE = fileURLToPath(new URL("../src/ui/style/", import.meta.url));

/** The classes that a sheet lays out wherever they stand: rules for one class that say how it is displayed. */
function laidOut(sheet: string): Set<string> {
  const rules = [...sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const shown = rules.filter(([, , says = ""]) => /(^|[\s;])display:/.test(says));
  const selectors = shown.flatMap(([, list = ""]) => list.split(",").map((one) => one.trim()));
  return new Set(selectors.filter((one) => /^\.[\w-]+$/.test(one)));
}

test("a class is laid out by one of the sheets that all screens share", () => {
  const sheets = readdirSync(STYLE).filter((name) => name.endsWith(".css"));
  const found = sheets.flatMap((name) => [...laidOut(readFileSync(STYLE + name, "utf8"))]);
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((one, at) => found.indexOf(one) !== at)).toEqual([]);
});
