// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../core/sending/memorystorage";
import { storage } from "./services";
import { chooseTheme, darkenWall, showTheme, chosenTheme } from "./theme";

const shownTheme = (): string | undefined => document.documentElement.dataset["theme"];

beforeEach(() => {
  storage.value = memoryStorage();
  vi.stubGlobal("matchMedia", () => ({ addEventListener: () => undefined }));
});

test("a theme chosen on the phone is shown and kept", async () => {
  await chooseTheme("light");
  expect(shownTheme()).toBe("light");
  document.documentElement.dataset["theme"] = "";
  await showTheme();
  expect([shownTheme(), chosenTheme.value]).toEqual(["light", "light"]);
});

test("a phone without a choice shows the browser's theme", async () => {
  await showTheme();
  expect(shownTheme()).toBe("");
});

test("a kept text that is no theme counts as no choice", async () => {
  await storage.peek().setNote("theme", "pink");
  await showTheme();
  expect([shownTheme(), chosenTheme.value]).toEqual(["", ""]);
});

test("the browser's frame has the background of the page", async () => {
  document.head.innerHTML = '<meta name="theme-color" content="red"><style>:root { --obsidian: black }</style>';
  await chooseTheme("dark");
  expect(document.querySelector<HTMLMetaElement>("meta")?.content).toBe("black");
});

test("a wall is dark while it is shown, unless the light theme was chosen", async () => {
  await chooseTheme("");
  const removeWall = darkenWall();
  await vi.waitFor(() => expect(shownTheme()).toBe("dark"));
  await showTheme();
  expect(shownTheme()).toBe("dark");
  removeWall();
  expect(shownTheme()).toBe("");
  await chooseTheme("light");
  darkenWall();
  await Promise.resolve();
  expect(shownTheme()).toBe("light");
});
