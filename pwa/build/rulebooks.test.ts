import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bookOf } from "./rulebooks.ts";

const path = (name: string): string => fileURLToPath(new URL(`../../ledger/${name}`, import.meta.url));
const SHARED = path("kernel/rulebook.md");
const GAMES = readdirSync(path("games")).filter((name) => existsSync(path(`games/${name}/rulebook.md`)));
const NUMBER = /"(?!Q-|R-|D-)([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d\d)"/g;

/** Return every rule that the code in a folder names. An ID such as `Q-07` is an open question and no rule. */
const raised = (folder: string): string[] =>
  readdirSync(path(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".py"))
    .flatMap((name) => [...readFileSync(path(`${folder}/${name}`), "utf8").matchAll(NUMBER)].map((match) => match[1] ?? ""));

test("there are games with a rulebook", () => {
  expect(GAMES.length).toBeGreaterThan(2);
  expect(raised("kernel")).toContain("ACTA-01");
});

test.each(GAMES)("every rule that %s or the kernel names is in that game's rulebook", (game) => {
  const book = bookOf(path(`games/${game}/rulebook.md`), SHARED);
  const ids = new Set(book.flatMap((chapter) => chapter.rules.filter((rule) => rule.text).map((rule) => rule.id)));
  const names = [...raised("kernel"), ...raised(`games/${game}`)];
  expect(names.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(GAMES)("the rules screen of %s shows its own chapters before the common ones", (game) => {
  const codes = bookOf(path(`games/${game}/rulebook.md`), SHARED).map((chapter) => chapter.code);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.indexOf("ACTA")).toBe(codes.length - 1);
});
