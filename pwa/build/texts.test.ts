import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/core/words/language.ts";
import { filesOf, messagesIn, textsOf, translatedPath } from "./texts.ts";

const PARTS = ["always", "game", "door", "games/ludi_romani", "games/morituri", "changes/cursus_honorum"];

test.each(PARTS)("the texts of %s are the same messages as in their files, in each language", (part) => {
  const ids = filesOf(part).flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body.map(({ id }) => id));
  const withGrammar = new Set(["spoken-saturn-ops", "spoken-fata-the-fates", "spoken-the-fates"]);
  expect(ids.length).toBeGreaterThan(5);
  for (const language of LANGUAGES) {
    const expectedIds = language === "en" ? ids.filter((id) => !/^(?:spoken|era)-/.test(id) || withGrammar.has(id)) : ids;
    const messages = new FluentResource(textsOf(part, language)).body;
    expect(messages.map(({ id }) => id).sort()).toEqual([...expectedIds].sort());
  }
});

test("a message reaches to the bracket that ends it, without the comment behind it", () => {
  const [[key, text] = []] = messagesIn("# One\none = { $n ->\n    [one] a\n   *[other] b\n}\n\n# Two\n");
  expect([key, text]).toEqual(["one", "one = { $n ->\n    [one] a\n   *[other] b\n}"]);
});

test("a file in another language lies beside it", () => {
  expect(translatedPath("a/en.ftl", "es")).toBe("a/es.ftl");
  expect(translatedPath("en.d/en.door.ftl", "es")).toBe("en.d/es.door.ftl");
});
