import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bookOf } from "./rulebooks.ts";

const path = (name: string): string => fileURLToPath(new URL(`../../ledger/${name}`, import.meta.url));
const SHARED = path("kernel/rulebook.md");
const GAMES = readdirSync(path("games")).filter((name) => existsSync(path(`games/${name}/rulebook.md`)));
const NUMBER = /"(?!Q-|R-|D-)([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d\d)"/g;

/** Every rule that the code below a folder names as one: `Q-07` is an open question. */
const raised = (folder: string): string[] =>
  readdirSync(path(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".py"))
    .flatMap((name) => [...readFileSync(path(`${folder}/${name}`), "utf8").matchAll(NUMBER)].map((match) => match[1] ?? ""));

test("there are games to read the rules of", () => {
  expect(GAMES.length).toBeGreaterThan(2);
  expect(raised("kernel")).toContain("ACTA-01");
});

test.each(GAMES)("every rule that %s or the kernel may name can be read in that game", (game) => {
  const book = bookOf(path(`games/${game}/rulebook.md`), SHARED);
  const told = new Set(book.flatMap((chapter) => chapter.rules.filter((rule) => rule.text).map((rule) => rule.id)));
  const named = [...raised("kernel"), ...raised(`games/${game}`)];
  expect(named.filter((id) => !told.has(id))).toEqual([]);
});

test.each(GAMES)("the rules screen of %s shows its own chapters before those all games share", (game) => {
  const codes = bookOf(path(`games/${game}/rulebook.md`), SHARED).map((chapter) => chapter.code);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.indexOf("ACTA")).toBe(codes.length - 1);
});
