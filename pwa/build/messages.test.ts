import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Messages } from "../src/core/words/messages.ts";
import { textKeys } from "../src/core/words/textkeys.ts";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const textOf = (name: string): string => readFileSync(SOURCE + name, "utf8");
const always = textOf("messages/en.ftl");
const door = textOf("messages/en.door.ftl");
const parts = readdirSync(`${SOURCE}messages`).filter((name) => /^en\.\w+\.ftl$/.test(name) && name !== "en.door.ftl");
const own = [always, door, ...parts.map((name) => textOf(`messages/${name}`))];
const messages = new Messages(own);

const code = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .map((name) => readFileSync(SOURCE + name, "utf8"))
  .join("\n");

test("every text that a screen names exists", () => {
  const keys = [...code.matchAll(/"(ui-[a-z-]+)"/g)].map((match) => match[1] ?? "");
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !messages.has(key))).toEqual([]);
});

test("every existing text is named, by its key or by its family", () => {
  const families = [...code.matchAll(/`(ui-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
  const unused = textKeys(messages, "ui-")
    .filter((key) => !code.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)));
  expect(unused).toEqual([]);
});

/** Return the message keys that the matching files contain. Test files are left out. */
function namedIn(files: RegExp): readonly string[] {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => files.test(name) && !/\.(test|fixtures)\./.test(name))
    .flatMap((name) => textOf(name).match(/ui-[a-z-]+(?=")/g) ?? []);
}

test("texts that may be needed at any moment come with the app", () => {
  const messages = new Messages([always]);
  // Acts are possible only in an open game, so the messages about them come with its texts.
  const keys = namedIn(/^(app\/|screens\/game\/opening|ui\/(?!announcereceipt)[a-z]+\.|ui\/parts\/(toasts|sheet)).*tsx?$/);
  expect(keys.length).toBeGreaterThan(4);
  expect(keys.filter((key) => !messages.has(key))).toEqual([]);
});

test("texts for the time before a game is open come with their screens", () => {
  const messages = new Messages([always, door]);
  const keys = namedIn(/^screens\/(games|found|claim|rehearsal)\/.*\.tsx?$/);
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !messages.has(key))).toEqual([]);
});

test("the texts of a number field come with it, because one is shown before a game is open", () => {
  const messages = new Messages([always, textOf("messages/en.stepper.ftl")]);
  const keys = namedIn(/^ui\/fields\/stepper\.tsx$/);
  expect(keys.length).toBeGreaterThan(2);
  expect(keys.filter((key) => !messages.has(key))).toEqual([]);
});

test.each(own.map((text) => [text.split("\n", 1)[0], text]))("%s is read without errors", (_title, text) => {
  const entries = text?.match(/^[a-z][\w-]* =/gm) ?? [];
  expect(new FluentResource(text ?? "").body.length).toBe(entries.length);
});

test("no text calls a function but AGREE, because the app leaves out Fluent's own", () => {
  const everywhere = [SOURCE, fileURLToPath(new URL("../../ledger/", import.meta.url))].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => ({ name, text: readFileSync(folder + name, "utf8") })),
  );
  expect(everywhere.length).toBeGreaterThan(40);
  expect(everywhere.filter(({ text }) => /\{\s*(?!AGREE\()[A-Z][A-Z0-9_-]*\(/.test(text)).map(({ name }) => name)).toEqual([]);
});
