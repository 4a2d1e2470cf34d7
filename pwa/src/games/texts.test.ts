import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../core/words/language";
import { Messages } from "../core/words/messages";
import { textKeys } from "../core/words/textkeys";

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ["../messages/*.ftl", "./*/*.ftl", "../../../ledger/kernel/messages/*.ftl", "../../../ledger/games/*/messages/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const GAMES = ["cursus_honorum", "ludi_romani", "morituri", "roman_diplomacy"];

const GAME_LANGUAGES = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe.each(GAME_LANGUAGES)("the texts of %s on the phone in %s", (game, language) => {
  const otherGames = GAMES.filter((otherGame) => otherGame !== game);
  const gameTexts = Object.entries(FILES).filter(([path]) => path.includes(`/${language}.`));
  const texts = gameTexts.filter(([path]) => !otherGames.some((other) => path.includes(`/${other}/`)));

  test("have each key only once in all files", () => {
    const messages = new Messages(texts.map(([, text]) => text));
    expect(messages.duplicateErrors.map(String)).toEqual([]);
    expect(messages.has("ui-just") && messages.has("act-consent")).toBe(true);
    expect(texts.some(([path]) => path.includes(game))).toBe(true);
  });

  test("for changes refer only to existing texts", () => {
    const messages = new Messages(texts.map(([, text]) => text));
    const [, text = ""] = texts.find(([path]) => path.endsWith(`${game}/${language}.changes.ftl`)) ?? [];
    const referred = [...text.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((match) => match[1] ?? "");
    expect(textKeys(messages, "slice-").length).toBeGreaterThan(10);
    expect(referred.filter((key) => !messages.has(key))).toEqual([]);
  });
});
