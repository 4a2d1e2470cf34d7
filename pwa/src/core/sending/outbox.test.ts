import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unreachableProblem } from "../view/api";
import { memoryStorage } from "./memorystorage";
import { commandFields } from "./commandfields";
import type { RunWithLock } from "./outbox";
import { problemOf, emptyReceipt, testOutbox } from "./outbox.fixtures";
import type { CommandBody } from "../view/wire";

const moveCommand = (to: string, period = 5): CommandBody => ({ type: "move", as: "hirtius", period, to });

const DAY = 24 * 60 * 60 * 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settlePromises = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const label = { key: "act-move" };

describe("a command", () => {
  test("is stored on the phone before the first request", async () => {
    const { box, mint, command, storage } = testOutbox();
    command.mockImplementation(async (_game, id) => {
      expect((await storage.items()).map((item) => [item.id, item.state])).toEqual([["id-1", "sent"]]);
      return emptyReceipt(id);
    });
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    expect(command).toHaveBeenCalledOnce();
  });

  test("that is forgotten during signing is not stored again and not sent", async () => {
    const { box, mint, command, storage, stopSigning } = testOutbox();
    const goOn = stopSigning();
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    await box.forget(moveCommand("gaul").as);
    goOn();
    await settlePromises();
    expect(await storage.items()).toEqual([]);
    expect(command).not.toHaveBeenCalled();
  });

  test("that is forgotten is not sent while the unsent text is deleted", async () => {
    const storage = memoryStorage();
    const { box, mint, command, stopSigning } = testOutbox({ ...storage, notesUnder: () => new Promise<never>(() => undefined) });
    const goOn = stopSigning();
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    void box.forget("hirtius");
    goOn();
    await settlePromises();
    expect(await storage.items()).toEqual([]);
    expect(command).not.toHaveBeenCalled();
  });

  test("and unsent text are deleted with the card of their character, and no others", async () => {
    const { box, storage } = testOutbox();
    const key = "draft/ides/hirtius/letter/1";
    for (const name of [key, "draft/ides/livia/letter/1", "draft/nones/hirtius/letter/1"]) await storage.setNote(name, "Come to Ro");
    await box.forget("hirtius");
    const drafts = Object.values(await storage.notesUnder("draft/"));
    expect([await storage.note(key), drafts.filter(Boolean)]).toEqual(["", ["Come to Ro", "Come to Ro"]]);
  });

  test("is answered and dropped normally even if no note of it can be stored", async () => {
    const { box, mint, command, items, outcomes, signing } = testOutbox();
    command.mockImplementationOnce(async (_game, id) => ((signing.isLoadable = false), emptyReceipt(id)));
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    expect(outcomes).toEqual([["id-1", "done"]]);
    signing.isLoadable = true;
    command.mockRejectedValueOnce(problemOf("unavailable", 503));
    await box.submit(mint(), moveCommand("spain"), label);
    await settlePromises();
    expect(items()[0]?.signature).toBeTypeOf("string");
    signing.isLoadable = false;
    await box.dismiss("id-2");
    expect(items()).toEqual([]);
  });

  test("leaves the phone once it is answered", async () => {
    const { box, mint, items, outcomes } = testOutbox();
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    expect(items()).toEqual([]);
    expect(outcomes).toEqual([["id-1", "done"]]);
  });

  test("waits for its turn", async () => {
    const { box, mint, command } = testOutbox();
    await Promise.all([box.submit(mint(), moveCommand("gaul"), label), box.submit(mint(), moveCommand("spain"), label), box.submit(mint(), moveCommand("rome"), label)]);
    await settlePromises();
    expect(command.mock.calls.map(([, id, body]) => [id, body["to"]])).toEqual([
      ["id-1", "gaul"],
      ["id-2", "spain"],
      ["id-3", "rome"],
    ]);
  });

  test("waits behind commands tapped earlier in any window, even if the phone's clock was set meanwhile", async () => {
    const storage = memoryStorage();
    const clock = { now: 4 * DAY };
    const [first, second, third] = [testOutbox(storage, undefined, clock), testOutbox(storage, undefined, clock), testOutbox(storage)];
    for (const window of [first, second]) window.period.now = null;
    for (const [window, place] of [[first, "gaul"], [second, "spain"], [first, "rome"]] as const) {
      await window.box.submit(place, moveCommand(place), label);
      clock.now -= DAY;
    }
    await third.box.flush();
    expect(third.command.mock.calls.map(([, id]) => id)).toEqual(["gaul", "spain", "rome"]);
  });

  test("of an earlier version has no place and goes first", async () => {
    const { box, mint, command, storage } = testOutbox();
    await storage.putItem({ id: "old", game: "ides", body: moveCommand("gaul"), label, at: 9_000, state: "queued" });
    await box.submit(mint(), moveCommand("spain"), label);
    await settlePromises();
    expect(command.mock.calls.map(([, id]) => id)).toEqual(["old", "id-1"]);
  });

  test("that cannot be stored raises an error for its sender, and later commands are sent", async () => {
    const { box, mint, command, storage } = testOutbox();
    vi.spyOn(storage, "putItem").mockRejectedValueOnce(new RangeError("no room"));
    await expect(box.submit(mint(), moveCommand("gaul"), label)).rejects.toThrow(RangeError);
    await box.submit(mint(), moveCommand("spain"), label);
    await settlePromises();
    expect(command.mock.calls.map(([, id]) => id)).toEqual(["id-2"]);
  });

  test("that meets an error of the app itself is sent again later", async () => {
    const { box, command, storage, outcomes } = testOutbox();
    command.mockRejectedValueOnce(new RangeError("bug"));
    const flush = vi.spyOn(box, "flush");
    await storage.putItem({ id: "x", game: "ides", body: moveCommand("gaul"), label, at: 1, state: "queued" });
    await expect(box.flush()).rejects.toThrow(RangeError);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([outcomes, flush.mock.calls.length]).toEqual([[["x", "done"]], 2]);
  });

  test("without an answer is kept, and requests its receipt before it is sent again", async () => {
    const { box, mint, command, receipt, items, outcomes } = testOutbox();
    command.mockRejectedValueOnce(unreachableProblem());
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    expect(items().map((item) => item.state)).toEqual(["sent"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(receipt).toHaveBeenCalledWith("ides", "id-1");
    expect(command.mock.calls.map(([, id]) => id)).toEqual(["id-1", "id-1"]);
    expect(outcomes).toEqual([["id-1", "done"]]);
  });

  test("with a receipt is not sent again", async () => {
    const { box, mint, command, receipt, outcomes } = testOutbox();
    command.mockRejectedValueOnce(unreachableProblem());
    receipt.mockResolvedValueOnce(emptyReceipt("id-1"));
    await box.submit(mint(), moveCommand("gaul"), label);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(command).toHaveBeenCalledOnce();
    expect(outcomes).toEqual([["id-1", "done"]]);
  });

  test.each(["paused", "not-begun"])("that meets a stopped game (%s) is kept, and lets the later command that ends the stop pass", async (slug) => {
    const { box, mint, command, items, outcomes } = testOutbox();
    command.mockRejectedValueOnce(problemOf(slug, 409));
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    expect(items().map((item) => item.state)).toEqual(["queued"]);
    await box.submit(mint(), { type: "resume", as: "fata", period: 5 }, label);
    await settlePromises();
    expect(outcomes.map(([id]) => id)).toContain("id-2");
    await box.flush();
    expect(items()).toEqual([]);
    expect(outcomes.filter(([id]) => id === "id-1")).toEqual([["id-1", "done"]]);
  });

  test("survives a reload under its own id", async () => {
    const first = testOutbox();
    first.command.mockRejectedValue(unreachableProblem());
    await first.box.submit(first.mint(), moveCommand("gaul"), label);
    await settlePromises();
    first.box.stop();
    const second = testOutbox(first.storage);
    await second.box.restore();
    expect(second.items().map((item) => item.id)).toEqual(["id-1"]);
    await second.box.flush();
    expect(second.receipt).toHaveBeenCalledWith("ides", "id-1");
    expect(second.command.mock.calls.map(([, id]) => id)).toEqual(["id-1"]);
  });

  test("is tried again with growing pauses while the server is away", async () => {
    const { box, mint, command, receipt } = testOutbox();
    command.mockRejectedValue(problemOf("unavailable", 503));
    receipt.mockRejectedValue(problemOf("unavailable", 503));
    await box.submit(mint(), moveCommand("gaul"), label);
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(receipt).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(7_900);
    expect(receipt).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(100);
    expect(receipt).toHaveBeenCalledTimes(4);
  });

  test("holds back later commands while the server is away", async () => {
    const { box, mint, command, items } = testOutbox();
    command.mockRejectedValue(unreachableProblem());
    await box.submit(mint(), moveCommand("gaul"), label);
    await box.submit(mint(), moveCommand("spain"), label);
    await settlePromises();
    expect(new Set(command.mock.calls.map(([, id]) => id))).toEqual(new Set(["id-1"]));
    expect(items().map((item) => item.state)).toEqual(["sent", "queued"]);
  });
});

test("nothing is sent before the phone knows the period", async () => {
  const { box, mint, command, period } = testOutbox();
  period.now = null;
  await box.submit(mint(), moveCommand("gaul"), label);
  await settlePromises();
  expect(command).not.toHaveBeenCalled();
  await box.confirm("id-1");
  expect(command).not.toHaveBeenCalled();
  period.now = 5;
  await box.flush();
  expect(command).toHaveBeenCalledOnce();
});

test("commands of another game are left alone", async () => {
  const { box, storage, command } = testOutbox();
  await storage.putItem({ id: "other", game: "nones", body: moveCommand("gaul"), label, at: 1, state: "queued" });
  await box.flush();
  expect(command).not.toHaveBeenCalled();
  expect(await storage.items()).toHaveLength(1);
});

test("commands of one game are sent under one lock", async () => {
  const names: string[] = [];
  const lock: RunWithLock = (name, run) => {
    names.push(name);
    return run();
  };
  const { box, mint } = testOutbox(memoryStorage(), lock);
  await box.submit(mint(), moveCommand("gaul"), label);
  await settlePromises();
  expect(new Set(names)).toEqual(new Set(["acta-outbox-ides"]));
});

test("an error of the app itself does not count as an answer", async () => {
  const { box, mint, command } = testOutbox();
  command.mockRejectedValueOnce(new RangeError("bug"));
  const flushed = vi.fn();
  const flush = box.flush.bind(box);
  vi.spyOn(box, "flush").mockResolvedValue();
  await box.submit(mint(), moveCommand("gaul"), label);
  await flush().catch(flushed);
  expect(flushed).toHaveBeenCalledWith(expect.any(RangeError));
});

test("the fields of a command are separate from the members that all commands have", () => {
  expect(commandFields({ ...moveCommand("gaul"), recorder: "minerva", waive: ["X"], reason: "r", happened_at: 940_000 })).toEqual({ to: "gaul", reason: "r" });
});
