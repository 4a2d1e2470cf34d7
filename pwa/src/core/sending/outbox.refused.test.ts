import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unreachableProblem } from "../view/api";
import { problemOf, testOutbox } from "./outbox.fixtures";
import type { CommandBody } from "../view/wire";

const moveCommand = (to: string, period = 5): CommandBody => ({ type: "move", as: "hirtius", period, to });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settlePromises = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const label = { key: "act-move" };

describe("a command of an earlier period", () => {
  test("that was never sent asks the player", async () => {
    const { box, mint, command, items, period } = testOutbox();
    period.now = 6;
    await box.submit(mint(), moveCommand("gaul", 5), label);
    await settlePromises();
    expect(command).not.toHaveBeenCalled();
    expect(items().map((item) => item.state)).toEqual(["asking"]);
  });

  test("does not stop later commands", async () => {
    const { box, mint, command, period } = testOutbox();
    period.now = 6;
    await box.submit(mint(), moveCommand("gaul", 5), label);
    await box.submit(mint(), moveCommand("spain", 6), label);
    await settlePromises();
    expect(command.mock.calls.map(([, id]) => id)).toEqual(["id-2"]);
  });

  test("becomes a new command of the current period when the player confirms it", async () => {
    const { box, mint, command, items, period } = testOutbox();
    period.now = 6;
    await box.submit(mint(), moveCommand("gaul", 5), label);
    await settlePromises();
    await box.confirm("id-1");
    await settlePromises();
    expect(command.mock.calls.map(([, id, body]) => [id, body.period])).toEqual([["id-2", 6]]);
    expect(items()).toEqual([]);
    await box.confirm("nobody");
    expect(command).toHaveBeenCalledOnce();
  });

  test("becomes one command when the player taps twice", async () => {
    const { box, mint, command, period } = testOutbox();
    period.now = 6;
    await box.submit(mint(), moveCommand("gaul", 5), label);
    await settlePromises();
    await Promise.all([box.confirm("id-1"), box.confirm("id-1")]);
    await settlePromises();
    expect(command.mock.calls.map(([, id]) => id)).toEqual(["id-2"]);
  });

  test("asks the player if the server's answer says that the period has passed", async () => {
    const { box, mint, command, items } = testOutbox();
    command.mockRejectedValueOnce(problemOf("stale-period", 409));
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    expect(items().map((item) => item.state)).toEqual(["asking"]);
  });
});

describe("a refusal", () => {
  test("is kept with its reasons until it is dismissed", async () => {
    const { box, mint, command, items, outcomes } = testOutbox();
    command.mockRejectedValueOnce(problemOf("refused", 409));
    await box.submit(mint(), moveCommand("gaul"), label);
    await settlePromises();
    expect(items()[0]).toMatchObject({ state: "refused", problem: { title: "refused" } });
    expect(outcomes).toEqual([["id-1", "refused"]]);
    await box.dismiss("id-1");
    expect(items()).toEqual([]);
  });

  test("of the request for a receipt counts as the answer to the command", async () => {
    const { box, mint, command, receipt, items } = testOutbox();
    command.mockRejectedValueOnce(unreachableProblem());
    receipt.mockRejectedValueOnce(problemOf("not-your-card", 403));
    await box.submit(mint(), moveCommand("gaul"), label);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(items()[0]?.state).toBe("refused");
  });

  test("does not stop later commands", async () => {
    const { box, mint, command, outcomes } = testOutbox();
    command.mockRejectedValueOnce(problemOf("refused", 409));
    await Promise.all([box.submit(mint(), moveCommand("gaul"), label), box.submit(mint(), moveCommand("spain"), label)]);
    await settlePromises();
    expect(outcomes).toEqual([
      ["id-1", "refused"],
      ["id-2", "done"],
    ]);
  });
});
