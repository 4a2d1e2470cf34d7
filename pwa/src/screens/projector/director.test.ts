// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { line } from "../../core/view/fixtures";
import type { Line } from "../../core/view/wire";
import { GREAT_EVENT_MS, linesToShow } from "./director";
import { PERIOD_SPLASH_MS, useGreatEvent, useHasPeriodJustBegun } from "./showntime";

const WEIGHTS = { great: ["died", "wedded"], passing: ["travelled"] };
const linesWithKeys = (...keys: readonly string[]): Line[] => keys.map((key, number) => line(`p${number + 1}`, { key }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advanceTime = (milliseconds: number): void => void act(() => void vi.advanceTimersByTime(milliseconds));

describe("the lines on the wall", () => {
  test("leave out walks, notices and undone acts, and begin with the newest", () => {
    const lines = [...linesWithKeys("bought", "travelled", "seed-revealed", "died"), line("p9", { key: "gift", reversed: true })];
    expect(linesToShow(lines, WEIGHTS, 5).map(({ key }) => key)).toEqual(["died", "bought"]);
    expect(linesToShow(lines, WEIGHTS, 1).map(({ key }) => key)).toEqual(["died"]);
    const ruled = line("p8", { key: "travelled", ruling: { allowed: [], reason: "the door is wide" } as unknown as Line["ruling"] });
    expect(linesToShow([...lines, ruled], WEIGHTS, 1).map(({ key }) => key)).toEqual(["travelled"]);
  });
});

describe("great events", () => {
  const wall = (lines: readonly Line[]) => renderHook((now: readonly Line[]) => useGreatEvent(now, WEIGHTS), { initialProps: lines });

  test("are shown for ten seconds each, one after the other", () => {
    const { result, rerender } = wall(linesWithKeys("bought"));
    rerender(linesWithKeys("bought", "died", "wedded"));
    expect(result.current?.key).toBe("died");
    advanceTime(GREAT_EVENT_MS - 1);
    expect(result.current?.key).toBe("died");
    advanceTime(1);
    expect(result.current?.key).toBe("wedded");
    advanceTime(GREAT_EVENT_MS);
    expect(result.current).toBeUndefined();
  });

  test("from before the wall was opened are not shown large", () => {
    expect(wall(linesWithKeys("bought", "died")).result.current).toBeUndefined();
  });

  test("are no longer shown large once they are undone", () => {
    const { result, rerender } = wall(linesWithKeys("bought"));
    rerender(linesWithKeys("bought", "died"));
    expect(result.current?.key).toBe("died");
    rerender(linesWithKeys("bought", "died").map((line) => ({ ...line, reversed: line.key === "died" })));
    expect(result.current).toBeUndefined();
  });

  test("in a crowd: the one shown stays, and the last three wait", () => {
    const { result, rerender } = wall(linesWithKeys("bought"));
    rerender(linesWithKeys("bought", "died"));
    rerender(linesWithKeys("bought", "died", "wedded", "wedded", "wedded", "wedded", "wedded"));
    const keys: (string | undefined)[] = [];
    for (let index = 0; index < 6; index += 1) {
      keys.push(result.current?.id);
      advanceTime(GREAT_EVENT_MS);
    }
    expect(keys).toEqual(["entry-p2", "entry-p5", "entry-p6", "entry-p7", undefined, undefined]);
  });
});

describe("a new season", () => {
  test("fills the wall for some seconds if it begins while the wall is open", () => {
    const { result, rerender } = renderHook((period: number) => useHasPeriodJustBegun(period), { initialProps: 3 });
    expect(result.current).toBe(false);
    rerender(4);
    expect(result.current).toBe(true);
    advanceTime(PERIOD_SPLASH_MS);
    expect(result.current).toBe(false);
    rerender(4);
    expect(result.current).toBe(false);
  });
});
