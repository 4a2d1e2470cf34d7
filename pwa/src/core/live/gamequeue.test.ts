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
    const game = testGame();
    await openWithView(game);
    const states: Outcome["state"][] = [];
    const stop = game.live.onSettled((_item, outcome) => states.push(outcome.state));
    await expect(game.live.submit(hirtiusCommand, commandLabel).outcome).resolves.toMatchObject({ state: "done" });
    stop();
    expect(states).toEqual(["done"]);
    expect(game.live.outbox.value).toEqual([]);
    game.live.close();
  });

  test("is refused as unsent when the phone could store nothing, and the fault is reported", async () => {
    const storage = memoryStorage();
    const game = testGame(storage);
    await openWithView(game);
    vi.spyOn(storage, "putItem").mockRejectedValueOnce(new RangeError("no room"));
    const calls: (() => void)[] = [];
    vi.stubGlobal("queueMicrotask", (fault: () => void) => calls.push(fault));
    await expect(game.live.submit(hirtiusCommand, commandLabel).outcome).resolves.toEqual({ state: "refused", problem: UNSENT_PROBLEM });
    vi.unstubAllGlobals();
    expect(calls[0]).toThrow(RangeError);
    game.live.close();
  });

  test("stays after a refusal until it is dismissed", async () => {
    const game = testGame();
    await openWithView(game);
    game.answer = () => ({ status: 409, body: { type: "/problems/refused", title: "Refused", status: 409 } });
    const outcome = await game.live.submit(hirtiusCommand, commandLabel).outcome;
    expect(outcome).toMatchObject({ state: "refused", problem: { title: "Refused" } });
    const [item] = game.live.outbox.value;
    await game.live.dismiss(item?.id ?? "");
    expect(game.live.outbox.value).toEqual([]);
    game.live.close();
  });

  test("made offline is sent when the stream is live again", async () => {
    const game = testGame();
    await openWithView(game);
    game.answer = () => ({ status: 503, body: {} });
    game.live.submit(hirtiusCommand, commandLabel);
    await settlePromises();
    expect(game.live.outbox.value.map((item) => item.state)).toEqual(["sent"]);
    game.live.hide();
    game.answer = (url) => (url.includes("receipts") ? { status: 404, body: {} } : { status: 201, body: { entries: [] } });
    game.live.show();
    await settlePromises();
    await game.say("view", viewDoc({ entries: undefined, tail: [] }));
    await settlePromises();
    expect(game.live.outbox.value).toEqual([]);
    game.live.close();
  });

  test("of an earlier season asks the player, and is sent again if the player confirms it", async () => {
    const game = testGame();
    await openWithView(game);
    await expect(game.live.submit({ ...hirtiusCommand, period: 4 }, commandLabel).outcome).resolves.toEqual({ state: "asking" });
    const [item] = game.live.outbox.value;
    await game.live.confirm(item?.id ?? "");
    await settlePromises();
    expect(game.posts).toEqual(["/commands"]);
    game.live.close();
  });

  test("that waits in a season is checked again when the season changes", async () => {
    const setup = testGame();
    await openWithView(setup);
    const period = { ...game().period, seq: 6 };
    setup.answer = () => ({ status: 503, body: {} });
    setup.live.submit(hirtiusCommand, commandLabel);
    await settlePromises();
    setup.answer = (url) =>
      url.includes("receipts")
        ? { status: 404, body: {} }
        : { status: 409, body: { type: "/problems/stale-period", title: "Stale", status: 409 } };
    await setup.say("entries", { now: 1, p: 3, pub: { slices: { game: game({ period }) }, entries: [line("p3")] } });
    await settlePromises();
    expect(setup.live.outbox.value.map((item) => item.state)).toEqual(["asking"]);
    setup.live.close();
  });
});
