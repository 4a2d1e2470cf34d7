import { describe, expect, test } from "vitest";
import { isReminderDue, timeLeftText, playersNotReady, nextRevision, deadlineText, submissionState, timeLeft } from "./windows";
import { game } from "../view/fixtures";
import { ownDoc, windowDoc } from "./windows.fixtures";
import type { OutboxItem } from "./storage";

const outboxItem = (body: Record<string, unknown>): OutboxItem => ({ body }) as unknown as OutboxItem;

describe("the clock of a window", () => {
  test.each([
    [0, "0:00"],
    [-5, "0:00"],
    [59_001, "1:00"],
    [247_000, "4:07"],
    [5 * 3_600_000 + 7 * 60_000 + 12_000, "5:07:12"],
    [2 * 86_400_000 + 5 * 3_600_000 + 59_000, "2 d 5 h"],
  ])("%d milliseconds are shown as %s", (milliseconds, text) => {
    expect(timeLeftText(milliseconds)).toBe(text);
  });

  test("stands still in a pause", () => {
    const window = windowDoc({ since: 0, until: 900_000 });
    expect(timeLeft(window, game({ paused_at: 0 }), 300_000)).toBe(600_000);
    expect(timeLeft(window, game({ paused_at: 100_000 }), 300_000)).toBe(800_000);
    expect(timeLeft({ ...window, since: 200_000 }, game({ paused_at: 100_000 }), 300_000)).toBe(700_000);
  });

  test("reminds from the time that the server says until the deadline, but not in a pause", () => {
    const window = windowDoc({ remind_at: 100, until: 200 });
    expect([99, 100, 199, 200].map((now) => isReminderDue(window, game(), now))).toEqual([false, true, true, false]);
    expect(isReminderDue(window, game({ status: "paused", paused_at: 120 }), 150)).toBe(false);
    expect(isReminderDue(window, game({ status: "closed" }), 150)).toBe(false);
    expect(isReminderDue({ ...window, over: true }, game(), 150)).toBe(false);
    expect(isReminderDue(window, game({ status: "closing" }), 150)).toBe(true);
  });

  test("shows the hour of today, and for other days the day too", () => {
    const noon = new Date(2026, 10, 23, 12).getTime();
    const textAfter = (hours: number): string => deadlineText(noon + hours * 3_600_000, noon, "en-GB");
    expect(textAfter(8)).toBe("20:00");
    expect(textAfter(48)).toBe("Wed 12:00");
    expect(textAfter(7 * 24)).toMatch(/Mon,? 30 Nov.*12:00/);
  });
});

test("a saved submission counts as sealed only with a proof", () => {
  expect(submissionState(undefined, false)).toBe("nothing");
  expect(submissionState(ownDoc({ revision: 0 }), true)).toBe("nothing");
  expect(submissionState(ownDoc({ revision: 2 }), false)).toBe("saved");
  expect(submissionState(ownDoc({ revision: 2 }), true)).toBe("sealed");
});

test("missing players are known only if the window tells who is ready", () => {
  const players = ["hirtius", "livia"];
  expect(playersNotReady(windowDoc({ owed: players, readiness: "names", ready_who: ["livia"] }))).toEqual(["hirtius"]);
  expect(playersNotReady(windowDoc({ owed: players, readiness: "count", ready: 1 }))).toEqual([]);
  expect(playersNotReady(windowDoc({ owed: players, readiness: "secret" }))).toEqual([]);
});

test("a save gets a number higher than all before it", () => {
  const outbox = [
    outboxItem({ as: "hirtius", window: "w", revision: 7 }),
    outboxItem({ as: "livia", window: "w", revision: 30 }),
    outboxItem({ as: "hirtius", window: "other", revision: 40 }),
    outboxItem({ as: "hirtius", window: "w" }),
  ];
  expect(nextRevision(undefined, 0, [], "w", "hirtius")).toBe(1);
  expect(nextRevision(ownDoc({ revision: 4 }), 0, [], "w", "hirtius")).toBe(5);
  expect(nextRevision(ownDoc({ revision: 4 }), 6, [], "w", "hirtius")).toBe(7);
  expect(nextRevision(ownDoc({ revision: 4 }), 6, outbox, "w", "hirtius")).toBe(8);
});
