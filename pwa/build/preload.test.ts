// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

type Helper = typeof import("./preloadhelper.js");

let helper: Helper;
const links = (): readonly HTMLLinkElement[] => [...document.head.querySelectorAll("link")];

beforeEach(async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/page.css">';
  vi.resetModules();
  helper = await import("./preloadhelper.js");
});

test("a part is loaded once its styles are loaded, whatever happens to its scripts", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const part = helper.__vitePreload(load, ["assets/part.js", "assets/part.css", "assets/page.css"]);
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ["stylesheet", "/assets/page.css"],
    ["modulepreload", "/assets/part.js"],
    ["stylesheet", "/assets/part.css"],
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  links()[2]?.dispatchEvent(new Event("load"));
  expect(await part).toBe("part");
});

test("styles that failed to load are requested again, and loaded ones are not", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const first = helper.__vitePreload(load, ["assets/part.css"]);
  links()[1]?.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("assets/part.css");
  expect([links().length, load.mock.calls.length]).toEqual([1, 0]);
  const second = helper.__vitePreload(load, ["assets/part.css"]);
  links()[1]?.dispatchEvent(new Event("load"));
  await second;
  await helper.__vitePreload(load, ["assets/part.css"]);
  expect([links().length, load.mock.calls.length]).toEqual([2, 2]);
});

test("a part without files of its own is loaded at once", async () => {
  expect(await helper.__vitePreload(() => Promise.resolve(7))).toBe(7);
});
