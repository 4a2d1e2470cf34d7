import { expect, test } from "vitest";
import { Messages } from "../../core/words/messages";
import own from "./en.ftl?raw";
import { textKeys } from "../../core/words/textkeys";

const sources: Readonly<Record<string, string>> = import.meta.glob(["./**/*.{ts,tsx}", "!./**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const allSource = Object.values(sources).join("\n");
const messages = new Messages([own]);

test("every text key that the screens use has a text", () => {
  const keys = [...allSource.matchAll(/"(cur-[a-z]+(?:-[a-z]+)*)"/g)].map((match) => match[1] ?? "");
  const texts = keys.filter((key) => new RegExp(`t\\([^()]*"${key}"`).test(allSource));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((key) => !messages.has(key))).toEqual([]);
});

test("every text is used: by its whole key, by its family, or by another text", () => {
  const families = [...allSource.matchAll(/`(cur-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
  const unused = textKeys(messages, "cur-")
    .filter((key) => !allSource.includes(`"${key}"`) && !own.includes(`{ ${key} }`) && !families.some((family) => key.startsWith(family)));
  expect(unused).toEqual([]);
});
