// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeSheet, followHistory, goToAddress, goToTab, currentRoute, openSheet, readAddress, sheets, swapSheet } from "./router";

vi.stubGlobal("scrollTo", () => undefined);
const restore = vi.fn();
followHistory(restore);
const openSheetIds = (): readonly number[] => sheets.value.map(({ id }) => id);
const sheet = (): null => null;

afterEach(() => {
  sheets.value = [];
});

test("an address names a screen", () => {
  expect(readAddress("/")).toEqual({ screen: "games", game: "", tab: "", rest: [] });
  expect(readAddress("/c").screen).toBe("claim");
  expect(readAddress("/rehearsal").screen).toBe("rehearsal");
  expect(readAddress("/g/ides")).toEqual({ screen: "game", game: "ides", tab: "", rest: [] });
  expect(readAddress("/g/ides/map")).toEqual({ screen: "game", game: "ides", tab: "map", rest: [] });
  expect(readAddress("/g/ides/after/story/cicero")).toEqual({ screen: "game", game: "ides", tab: "after", rest: ["story", "cicero"] });
  expect(readAddress("/g/ides/projector").screen).toBe("projector");
  expect(readAddress("/g").screen).toBe("lost");
  expect(readAddress("/elsewhere").screen).toBe("lost");
});

test.each(["/%", "/g/ides%", "/g/ides%2", "/g/ides/people/Mo%CC", "/g/%E0%A4%A/map", "/c%", "/new/%zz", "/g/ides/at/%"])("an incomplete address (%s) is lost", (address) => {
  expect(readAddress(address).screen).toBe("lost");
});

test("an encoded address means the same as a plain one", () => {
  expect(readAddress("/g/ides/people/M%C3%B3nica")).toEqual({ screen: "game", game: "ides", tab: "people", rest: ["Mónica"] });
});

test("going to an address changes it and closes open sheets", () => {
  goToAddress("/g/ides");
  openSheet(sheet);
  goToTab("map");
  expect(currentRoute.value).toEqual({ screen: "game", game: "ides", tab: "map", rest: [] });
  expect(openSheetIds()).toEqual([]);
});

test("an address that was visited before returns to its place, and a new one starts at the top", async () => {
  const scrolls = vi.fn();
  vi.stubGlobal("scrollTo", scrolls);
  goToAddress("/g/ides/people");
  vi.stubGlobal("scrollY", 740);
  goToTab("map");
  await vi.waitFor(() => expect(scrolls).toHaveBeenLastCalledWith(0, 0));
  goToTab("people");
  await vi.waitFor(() => expect(scrolls).toHaveBeenLastCalledWith(0, 740));
});

describe("a sheet", () => {
  test("is closed by the back button, one sheet at a time", async () => {
    goToAddress("/g/ides");
    openSheet(sheet);
    openSheet(sheet);
    const [first] = openSheetIds();
    closeSheet();
    await vi.waitFor(() => expect(openSheetIds()).toEqual([first]));
    closeSheet();
    await vi.waitFor(() => expect(openSheetIds()).toEqual([]));
    expect(currentRoute.value.screen).toBe("game");
  });

  test("that replaced another closes like it", async () => {
    goToAddress("/g/ides");
    openSheet(sheet);
    swapSheet(sheet);
    expect(openSheetIds()).toHaveLength(1);
    closeSheet();
    await vi.waitFor(() => expect(openSheetIds()).toEqual([]));
  });

  test("closes after an older sheet was left by going elsewhere", async () => {
    goToAddress("/g/ides");
    openSheet(sheet);
    goToAddress("/g/ides/rules");
    history.back();
    await vi.waitFor(() => expect(currentRoute.value.tab).toBe(""));
    openSheet(sheet);
    closeSheet();
    await vi.waitFor(() => expect(openSheetIds()).toEqual([]));
  });

  test("that a reload closed is given to the restorer with its name, and a new sheet closes at once", async () => {
    goToAddress("/g/ides");
    openSheet(sheet);
    openSheet(sheet, ["who", "hirtius"]);
    const before = openSheetIds();
    vi.resetModules();
    const reloaded = await import("./router");
    const restoreAgain = vi.fn();
    reloaded.followHistory(restoreAgain);
    expect(restoreAgain.mock.calls).toEqual([[[{ id: before[0], name: undefined }, { id: before[1], name: ["who", "hirtius"] }]]]);
    reloaded.openSheet(sheet);
    expect(before).not.toContain(reloaded.sheets.value[0]?.id);
    reloaded.closeSheet();
    await vi.waitFor(() => expect(reloaded.sheets.value).toEqual([]));
    expect(reloaded.currentRoute.value.game).toBe("ides");
  });

  test("is given to the restorer when the player comes back to it", async () => {
    goToAddress("/g/ides");
    openSheet(sheet, ["menu"]);
    const [id] = openSheetIds();
    goToAddress("/g/ides/rules");
    restore.mockClear();
    history.back();
    await vi.waitFor(() => expect(restore).toHaveBeenCalledWith([{ id, name: ["menu"] }]));
  });

  test("has no effect on closing if none is open", () => {
    const length = history.length;
    closeSheet();
    expect(history.length).toBe(length);
  });
});
