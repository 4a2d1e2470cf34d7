import "fake-indexeddb/auto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "./memorystorage";
import { openStorage } from "./storage";
import type { OutboxItem, PhoneStorage } from "./storage";
import { viewOf } from "../view/view";
import { viewDoc } from "../view/fixtures";

afterEach(() => void vi.unstubAllGlobals());

let openCount = 0;
const storageMakers: [string, () => Promise<PhoneStorage>][] = [
  ["in IndexedDB", async () => openStorage(`test-${(openCount += 1)}`)],
  ["in memory", async () => memoryStorage()],
];

const outboxItem = (id: string, time: number): OutboxItem => ({
  id,
  game: "ides",
  body: { type: "move", as: "hirtius", period: 5 },
  label: { key: "act-move" },
  at: time,
  state: "queued",
});

describe.each(storageMakers)("a storage %s", (_where, make) => {
  test("keeps commands in the order of the taps", async () => {
    const storage = await make();
    await storage.putItem(outboxItem("b", 1));
    await storage.putItem(outboxItem("a", 2));
    expect((await storage.items()).map((item) => item.id)).toEqual(["b", "a"]);
    await storage.putItem({ ...outboxItem("b", 1), state: "sent" });
    await storage.dropItem("a");
    expect(await storage.items()).toEqual([{ ...outboxItem("b", 1), state: "sent" }]);
  });

  test("finds notes by the prefix of their names", async () => {
    const storage = await make();
    for (const name of ["head/ides/1", "head/ides/2", "head/idesofmarch/1", "other"]) await storage.setNote(name, `of ${name}`);
    expect(await storage.notesUnder("head/ides/")).toEqual({ "head/ides/1": "of head/ides/1", "head/ides/2": "of head/ides/2" });
    expect(await storage.notesUnder("none/")).toEqual({});
  });

  test("keeps a game's last view, and the phone's notes", async () => {
    const storage = await make();
    const game = { game: "ides", view: viewOf(viewDoc()), offers: {}, at: 7 };
    expect(await storage.saved("ides")).toBeUndefined();
    await storage.save(game);
    await storage.setNote("device", "d1");
    expect(await storage.saved("ides")).toEqual(game);
    expect(await storage.note("device")).toBe("d1");
  });

  test("deletes games and commands, but not the phone's own name", async () => {
    const storage = await make();
    await storage.putItem(outboxItem("a", 1));
    await storage.save({ game: "ides", view: viewOf(viewDoc()), offers: {}, at: 7 });
    await storage.setNote("device", "d1");
    for (const name of ["asked/ides/a", "key/ides/hirtius"]) await storage.setNote(name, "1");
    await storage.forget("views");
    expect(await storage.note("key/ides/hirtius")).toBe("1");
    expect(await storage.saved("ides")).toBeUndefined();
    expect(await storage.items()).toHaveLength(1);
    await storage.forget("commands too");
    expect(await storage.items()).toEqual([]);
    for (const name of ["asked/ides/a", "key/ides/hirtius"]) expect(await storage.note(name)).toBeUndefined();
    expect(await storage.note("device")).toBe("d1");
  });
});

test("memory serves if the browser stores nothing", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const storage = openStorage("none");
  await storage.setNote("device", "d1");
  expect(await storage.note("device")).toBe("d1");
});

test("a second visit finds the values of the first", async () => {
  const first = openStorage("visits");
  await first.putItem(outboxItem("a", 1));
  const second = openStorage("visits");
  expect((await second.items()).map((item) => item.id)).toEqual(["a"]);
});
