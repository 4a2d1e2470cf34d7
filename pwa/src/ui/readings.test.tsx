// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { line } from "../core/view/fixtures";
import { watchReadingChanges } from "./readings";
import { closeGame } from "./services";
import { openTestGame } from "./testgame.fixtures";
import { messageParts, texts } from "./texts";

afterEach(() => {
  closeGame();
  vi.unstubAllGlobals();
});

const args = { asks: "reading:cap-scope", means: "reading:cap-scope-is-each-kind", meant: "reading:cap-scope-is-together" };

test("the texts of readings are fetched once a line says that one was changed", async () => {
  const server = await openTestGame();
  const stop = watchReadingChanges();
  expect(texts.value.has("reading-cap-scope")).toBe(false);
  server.say("entries", { now: 1_070_000, p: 3, pub: { slices: {}, entries: [line("p3", { key: "switch-set", args })] } });
  await vi.waitFor(() => expect(texts.value.has("reading-cap-scope")).toBe(true));
  const text = messageParts({ key: "reading-cap-scope-is-each-kind" }).join("");
  expect(text).toBe("Ten of each kind are allowed.");
  stop();
});
