import { describe, expect, test } from "vitest";
import { leftText, missing, nextRevision, remindedAt, standing, timeLeft } from "./windows";
import { game } from "./fixtures";
import { ownDoc, windowDoc } from "./windows.fixtures";
import type { OutboxItem } from "./storage";

const item = (body: Record<string, unknown>): OutboxItem => ({ body }) as unknown as OutboxItem;

describe("the clock of a window", () => {
  test.each([
    [0, "0:00"],
    [-5, "0:00"],
    [59_001, "1:00"],
    [247_000, "4:07"],
    [5 * 3_600_000 + 7 * 60_000 + 12_000, "5:07:12"],
    [2 * 86_400_000 + 5 * 3_600_000 + 59_000, "2 d 5 h"],
  ])("%d milliseconds are %s", (left, text) => {
    expect(leftText(left)).toBe(text);
  });

  test("stands still in a pause", () => {
    const window = windowDoc({ since: 0, until: 900_000 });
    expect(timeLeft(window, game({ paused_at: 0 }), 300_000)).toBe(600_000);
    expect(timeLeft(window, game({ paused_at: 100_000 }), 300_000)).toBe(800_000);
    expect(timeLeft({ ...window, since: 200_000 }, game({ paused_at: 100_000 }), 300_000)).toBe(700_000);
  });

  test.each([
    [5 * 60_000, 4 * 60_000],
    [15 * 60_000, 13.5 * 60_000],
    [2 * 86_400_000, 2 * 86_400_000 - 3_600_000],
  ])("of %d milliseconds one is reminded after %d", (lasts, at) => {
    expect(remindedAt(windowDoc({ since: 0, until: lasts }))).toBe(at);
  });
});

test("what is saved stands as it is proved", () => {
  expect(standing(undefined, false)).toBe("nothing");
  expect(standing(ownDoc({ revision: 0 }), true)).toBe("nothing");
  expect(standing(ownDoc({ revision: 2 }), false)).toBe("saved");
  expect(standing(ownDoc({ revision: 2 }), true)).toBe("sealed");
});

test("who is missing is known only where the window tells who is ready", () => {
  const owed = ["hirtius", "livia"];
  expect(missing(windowDoc({ owed, readiness: "names", ready_who: ["livia"] }))).toEqual(["hirtius"]);
  expect(missing(windowDoc({ owed, readiness: "count", ready: 1 }))).toEqual([]);
  expect(missing(windowDoc({ owed, readiness: "secret" }))).toEqual([]);
});

test("a save has a number after all that went before it", () => {
  const outbox = [
    item({ as: "hirtius", window: "w", revision: 7 }),
    item({ as: "livia", window: "w", revision: 30 }),
    item({ as: "hirtius", window: "other", revision: 40 }),
    item({ as: "hirtius", window: "w" }),
  ];
  expect(nextRevision(undefined, 0, [], "w", "hirtius")).toBe(1);
  expect(nextRevision(ownDoc({ revision: 4 }), 0, [], "w", "hirtius")).toBe(5);
  expect(nextRevision(ownDoc({ revision: 4 }), 6, [], "w", "hirtius")).toBe(7);
  expect(nextRevision(ownDoc({ revision: 4 }), 6, outbox, "w", "hirtius")).toBe(8);
});
