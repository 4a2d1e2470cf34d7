import "fake-indexeddb/auto";
import { forceCloseDatabase } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStorage } from "./storage";
import type { OutboxItem } from "./storage";
import { viewDoc } from "../view/fixtures";
import { viewOf } from "../view/view";

let openCount = 0;
let name = "";
let databases: IDBDatabase[] = [];

const outboxItem = (id: string, changes: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  game: "ides",
  body: { type: "move", as: "hirtius", period: 5 },
  label: { key: "act-move" },
  at: 1,
  state: "queued",
  ...changes,
});

const itemIds = (items: readonly OutboxItem[]): readonly string[] => items.map(({ id, unkept }) => (unkept ? `${id} (unkept)` : id));

/** Return the ids of the commands that the next visit would read from the storage. */
const idsAtNextVisit = async (): Promise<readonly string[]> => itemIds(await openStorage(name).items());

/** Make every write to the given tables fail as if storage were full, until the returned function is called. */
function failWrites(...tables: readonly string[]): () => void {
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    const request = put.apply(this, args as never);
    if (tables.includes(this.name)) this.transaction.abort();
    return request;
  });
  return () => spy.mockRestore();
}

beforeEach(() => {
  name = `failing-${(openCount += 1)}`;
  databases = [];
  const openDatabase = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, "open").mockImplementation((...args) => {
    const request = openDatabase(...args);
    request.addEventListener("success", () => databases.push(request.result));
    return request;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const closeDatabases = (): void => databases.splice(0).forEach((db) => forceCloseDatabase(db as never));

describe("a database that the browser has closed", () => {
  test("is opened again by the next call", async () => {
    const storage = openStorage(name);
    await storage.putItem(outboxItem("a"));
    closeDatabases();
    await storage.putItem(outboxItem("b"));
    expect(itemIds(await storage.items())).toEqual(["a", "b"]);
    expect(await idsAtNextVisit()).toEqual(["a", "b"]);
  });

  test("without a `close` event is opened again after the first failure", async () => {
    const storage = openStorage(name);
    await storage.setNote("device", "d1");
    for (const db of databases) db.close();
    expect(await storage.note("device")).toBe("d1");
  });

  test("is opened once if several calls find it closed", async () => {
    const storage = openStorage(name);
    await storage.items();
    for (const db of databases) db.close();
    await Promise.all(["a", "b", "c"].map((id) => storage.putItem(outboxItem(id))));
    expect(itemIds(await storage.items())).toEqual(["a", "b", "c"]);
    expect(databases).toHaveLength(2);
  });
});

describe("a database that was cleared while the page was open", () => {
  const clear = async (): Promise<void> => {
    closeDatabases();
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener("success", resolve));
  };

  test("is given back the waiting commands, the phone's name and the shown views", async () => {
    const storage = openStorage(name);
    await storage.putItem(outboxItem("a"));
    const device = await storage.noteOnce("device", () => "d1");
    await storage.save({ game: "ides", view: viewOf(viewDoc()), offers: {}, at: 7 });
    await clear();
    expect(itemIds(await storage.items())).toEqual(["a"]);
    await vi.waitFor(async () => expect(await idsAtNextVisit()).toEqual(["a"]));
    const otherStorage = openStorage(name);
    expect(await otherStorage.noteOnce("device", () => "d2")).toBe(device);
    expect((await otherStorage.saved("ides"))?.at).toBe(7);
  });

  test("is closed by this page, so that the page that deletes it need not wait", async () => {
    const storage = openStorage(name);
    await storage.putItem(outboxItem("a"));
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener("success", resolve));
    await storage.putItem(outboxItem("b"));
    expect(itemIds(await storage.items())).toEqual(["a", "b"]);
  });

  test("does not get back deleted values", async () => {
    const storage = openStorage(name);
    await storage.putItem(outboxItem("a"));
    await storage.putItem(outboxItem("b"));
    await storage.dropItem("a");
    await storage.save({ game: "ides", view: viewOf(viewDoc()), offers: {}, at: 7 });
    await storage.forget("commands too");
    await clear();
    expect(await storage.items()).toEqual([]);
    expect(await storage.saved("ides")).toBeUndefined();
  });
});

describe("a browser whose storage is full", () => {
  test("keeps values in memory, marks them, and stores them once there is room", async () => {
    const storage = openStorage(name);
    await storage.putItem(outboxItem("a", { place: 1 }));
    const room = failWrites("outbox");
    await storage.putItem(outboxItem("b", { place: 2 }));
    expect(itemIds(await storage.items())).toEqual(["a", "b (unkept)"]);
    expect(await idsAtNextVisit()).toEqual(["a"]);
    room();
    await storage.putItem(outboxItem("c", { place: 3 }));
    expect(itemIds(await storage.items())).toEqual(["a", "b", "c"]);
    expect(await idsAtNextVisit()).toEqual(["a", "b", "c"]);
  });

  test("also deletes commands in memory that were answered meanwhile", async () => {
    const storage = openStorage(name);
    const room = failWrites("outbox");
    await storage.putItem(outboxItem("a"));
    await storage.dropItem("a");
    room();
    await storage.putItem(outboxItem("b"));
    expect(itemIds(await storage.items())).toEqual(["b"]);
    expect(await idsAtNextVisit()).toEqual(["b"]);
  });

  test("keeps one name for this phone, and finds its notes", async () => {
    const storage = openStorage(name);
    const room = failWrites("notes");
    const mint = vi.fn(() => `d${mint.mock.calls.length}`);
    const device = await storage.noteOnce("device", mint);
    expect(await storage.noteOnce("device", mint)).toBe(device);
    expect(await storage.note("device")).toBe(device);
    await storage.setNote("head/ides/1", "1");
    expect(await storage.notesUnder("head/ides/")).toEqual({ "head/ides/1": "1" });
    room();
    await storage.setNote("theme", "dark");
    expect(await openStorage(name).note("device")).toBe(device);
  });

  test("keeps a command even if it cannot store the view", async () => {
    const storage = openStorage(name);
    failWrites("games");
    await storage.save({ game: "ides", view: viewOf(viewDoc()), offers: {}, at: 7 });
    await storage.putItem(outboxItem("a"));
    expect((await storage.saved("ides"))?.at).toBe(7);
    expect(await idsAtNextVisit()).toEqual(["a"]);
  });
});

describe("a database that hangs", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
  afterEach(() => void vi.useRealTimers());

  test("does not delay anybody when it is opened, and is asked again later", async () => {
    const openRequest = vi.mocked(indexedDB.open).mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    const storage = openStorage(name);
    const promise = storage.putItem(outboxItem("a"));
    await vi.advanceTimersByTimeAsync(2_000);
    await promise;
    expect(itemIds(await storage.items())).toEqual(["a (unkept)"]);
    expect(await storage.noteOnce("device", () => "d1")).toBe("d1");
    await storage.setNote("theme", "dark");
    expect(await storage.note("theme")).toBe("dark");
    expect(openRequest).toHaveBeenCalledOnce();
    const onItems = vi.fn();
    await vi.advanceTimersByTimeAsync(10_000);
    const items = storage.items().then(onItems);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onItems).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await items;
    expect(onItems).toHaveBeenCalledOnce();
  });
});

test("without any database, values stay in memory and are marked", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const storage = openStorage(name);
  await storage.putItem(outboxItem("a"));
  await storage.save({ game: "ides", view: viewOf(viewDoc()), offers: {}, at: 7 });
  await storage.forget("views");
  expect(itemIds(await storage.items())).toEqual(["a (unkept)"]);
  expect(await storage.saved("ides")).toBeUndefined();
});
