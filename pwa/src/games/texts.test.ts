import { describe, expect, test } from "vitest";
import { Messages } from "../core/messages";

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ["../messages/en*.ftl", "./*/en*.ftl", "../../../ledger/kernel/messages/en*.ftl", "../../../ledger/games/*/messages/en*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const GAMES = ["cursus_honorum", "ludi_romani", "morituri", "roman_diplomacy"];

describe.each(GAMES)("the texts of %s on the phone", (game) => {
  const others = GAMES.filter((one) => one !== game);
  const mine = Object.entries(FILES).filter(([path]) => !others.some((other) => path.includes(`/${other}/`)));

  test("have each key once, whoever wrote it", () => {
    const all = new Messages(mine.map(([, text]) => text));
    expect(all.doubled.map(String)).toEqual([]);
    expect(all.has("ui-just") && all.has("act-consent")).toBe(true);
    expect(mine.some(([path]) => path.includes(game))).toBe(true);
  });

  test("refer, where they say what changed, to texts that there are", () => {
    const all = new Messages(mine.map(([, text]) => text));
    const [, said = ""] = mine.find(([path]) => path.endsWith(`${game}/en.changes.ftl`)) ?? [];
    const referred = [...said.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => match[1] ?? "");
    expect(all.keys("slice-").length).toBeGreaterThan(10);
    expect(referred.filter((key) => !all.has(key))).toEqual([]);
  });
});
