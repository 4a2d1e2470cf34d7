import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Messages } from "../src/core/messages.ts";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const own = readFileSync(`${SOURCE}messages/en.ftl`, "utf8");
const messages = new Messages([own]);

const code = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .map((name) => readFileSync(SOURCE + name, "utf8"))
  .join("\n");

test("every text that the screens name is written", () => {
  const named = [...code.matchAll(/"(ui-[a-z-]+)"/g)].map((match) => match[1] ?? "");
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !messages.has(key))).toEqual([]);
});

test("every text that is written is named, whole or by its family", () => {
  const families = [...code.matchAll(/`(ui-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
  const unused = messages
    .keys("ui-")
    .filter((key) => !code.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)));
  expect(unused).toEqual([]);
});

test("the file is read without junk", () => {
  const entries = own.match(/^[a-z][\w-]* =/gm) ?? [];
  expect(new FluentResource(own).body.length).toBe(entries.length);
});
