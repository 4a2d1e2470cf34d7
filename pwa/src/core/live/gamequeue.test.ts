import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../sending/memorystorage";
import { game, line, viewDoc } from "../view/fixtures";
import { testGame, hirtiusCommand, commandLabel, openWithView, settlePromises } from "./game.fixtures";
import { UNSENT_PROBLEM } from "./gamequeue";
import type { Outcome } from "../sending/outbox";

beforeEach(() => void vi.useFakeTimers({ now: 2_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("a command", () => {
  test("gives its outcome to its sender and to the listeners", async () => {
    const made = testGame();
    await openWithView(made);
    const heard: Outcome["state"][] = [];
    const stop = made.live.onSettled((_item, outcome) => heard.push(outcome.state));
    await expect(made.live.submit(hirtiusCommand, commandLabel).outcome).resolves.toMatchObject({ state: "done" });
    stop();
    expect(heard).toEqual(["done"]);
    expect(made.live.outbox.value).toEqual([]);
    made.live.close();
  });

  test("is refused as unsent when the phone could store nothing, and the fault is reported", async () => {
    const storage = memoryStorage();
    const made = testGame(storage);
    await openWithView(made);
    vi.spyOn(storage, "putItem").mockRejectedValueOnce(new RangeError("no room"));
    const calls: (() => void)[] = [];
    vi.stubGlobal("queueMicrotask", (fault: () => void) => calls.push(fault));
    await expect(made.live.submit(hirtiusCommand, commandLabel).outcome).resolves.toEqual({ state: "refused", problem: UNSENT_PROBLEM });
    vi.unstubAllGlobals();
    expect(calls[0]).toThrow(RangeError);
    made.live.close();
  });

  test("stays after a refusal until it is dismissed", async () => {
    const made = testGame();
    await openWithView(made);
    made.answer = () => ({ status: 409, body: { type: "/problems/refused", title: "Refused", status: 409 } });
    const outcome = await made.live.submit(hirtiusCommand, commandLabel).outcome;
    expect(outcome).toMatchObject({ state: "refused", problem: { title: "Refused" } });
    const [item] = made.live.outbox.value;
    await made.live.dismiss(item?.id ?? "");
    expect(made.live.outbox.value).toEqual([]);
    made.live.close();
  });

  test("made offline is sent when the stream is live again", async () => {
    const made = testGame();
    await openWithView(made);
    made.answer = () => ({ status: 503, body: {} });
    made.live.submit(hirtiusCommand, commandLabel);
    await settlePromises();
    expect(made.live.outbox.value.map((item) => item.state)).toEqual(["sent"]);
    made.live.hide();
    made.answer = (url) => (url.includes("receipts") ? { status: 404, body: {} } : { status: 201, body: { entries: [] } });
    made.live.show();
    await settlePromises();
    await made.say("view", viewDoc({ entries: undefined, tail: [] }));
    await settlePromises();
    expect(made.live.outbox.value).toEqual([]);
    made.live.close();
  });

  test("of an earlier season asks the player, and is sent again if the player confirms it", async () => {
    const made = testGame();
    await openWithView(made);
    await expect(made.live.submit({ ...hirtiusCommand, period: 4 }, commandLabel).outcome).resolves.toEqual({ state: "asking" });
    const [item] = made.live.outbox.value;
    await made.live.confirm(item?.id ?? "");
    await settlePromises();
    expect(made.posts).toEqual(["/commands"]);
    made.live.close();
  });

  test("that waits in a season is checked again when the season changes", async () => {
    const made = testGame();
    await openWithView(made);
    const period = { ...game().period, seq: 6 };
    made.answer = () => ({ status: 503, body: {} });
    made.live.submit(hirtiusCommand, commandLabel);
    await settlePromises();
    made.answer = (url) =>
      url.includes("receipts")
        ? { status: 404, body: {} }
        : { status: 409, body: { type: "/problems/stale-period", title: "Stale", status: 409 } };
    await made.say("entries", { now: 1, p: 3, pub: { slices: { game: game({ period }) }, entries: [line("p3")] } });
    await settlePromises();
    expect(made.live.outbox.value.map((item) => item.state)).toEqual(["asking"]);
    made.live.close();
  });
});
