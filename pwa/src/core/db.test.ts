import "fake-indexeddb/auto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memoryShelf, openShelf } from "./db";
import type { OutboxItem, Shelf } from "./db";
import { fresh } from "./view";
import { viewDoc } from "./fixtures";

afterEach(() => void vi.unstubAllGlobals());

let opened = 0;
const makers: [string, () => Promise<Shelf>][] = [
  ["in IndexedDB", () => openShelf(`test-${(opened += 1)}`)],
  ["in memory", async () => memoryShelf()],
];

const item = (id: string, at: number): OutboxItem => ({
  id,
  game: "ides",
  body: { type: "move", as: "hirtius", period: 5 },
  label: { key: "act-move" },
  at,
  state: "queued",
});

describe.each(makers)("a shelf %s", (_where, make) => {
  test("keeps commands in the order they were made", async () => {
    const shelf = await make();
    await shelf.putItem(item("b", 1));
    await shelf.putItem(item("a", 2));
    expect((await shelf.items()).map((one) => one.id)).toEqual(["b", "a"]);
    await shelf.putItem({ ...item("b", 1), state: "sent" });
    await shelf.dropItem("a");
    expect(await shelf.items()).toEqual([{ ...item("b", 1), state: "sent" }]);
  });

  test("finds its notes by how their names begin", async () => {
    const shelf = await make();
    for (const name of ["head/ides/1", "head/ides/2", "head/idesofmarch/1", "other"]) await shelf.setNote(name, `of ${name}`);
    expect(await shelf.notesUnder("head/ides/")).toEqual({ "head/ides/1": "of head/ides/1", "head/ides/2": "of head/ides/2" });
    expect(await shelf.notesUnder("none/")).toEqual({});
  });

  test("keeps a game's last view, and the phone's notes", async () => {
    const shelf = await make();
    const game = { game: "ides", view: fresh(viewDoc()), offers: {}, at: 7 };
    expect(await shelf.saved("ides")).toBeUndefined();
    await shelf.save(game);
    await shelf.setNote("device", "d1");
    expect(await shelf.saved("ides")).toEqual(game);
    expect(await shelf.note("device")).toBe("d1");
  });

  test("forgets games and commands, but not what the phone calls itself", async () => {
    const shelf = await make();
    await shelf.putItem(item("a", 1));
    await shelf.save({ game: "ides", view: fresh(viewDoc()), offers: {}, at: 7 });
    await shelf.setNote("device", "d1");
    await shelf.forget("views");
    expect(await shelf.saved("ides")).toBeUndefined();
    expect(await shelf.items()).toHaveLength(1);
    await shelf.forget("commands too");
    expect(await shelf.items()).toEqual([]);
    expect(await shelf.note("device")).toBe("d1");
  });
});

test("where the browser keeps nothing, memory serves", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const shelf = await openShelf("none");
  await shelf.setNote("device", "d1");
  expect(await shelf.note("device")).toBe("d1");
});

test("a second visit finds what the first one left", async () => {
  const first = await openShelf("visits");
  await first.putItem(item("a", 1));
  const second = await openShelf("visits");
  expect((await second.items()).map((one) => one.id)).toEqual(["a"]);
});
