// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useFrameIndexOnce } from "./frameindex";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const renderFrameOnce = (turn: string, moments = 3) => renderHook(({ turn: now, moments: momentCount }) => useFrameIndexOnce(now, momentCount, 1_000), { initialProps: { turn, moments } });
const advanceTime = (milliseconds: number): void => void act(() => void vi.advanceTimersByTime(milliseconds));

/** Return the frame shown in each second. */
function framesBySecond(result: { readonly current: number }, seconds: number): number[] {
  return Array.from({ length: seconds }, () => {
    const now = result.current;
    advanceTime(1_000);
    return now;
  });
}

describe("the moment of truth on the wall", () => {
  test("plays once after a turn was carried out, and then shows the present", () => {
    const { result, rerender } = renderFrameOnce("1 0");
    rerender({ turn: "2 0", moments: 3 });
    expect(framesBySecond(result, 8)).toEqual([0, 1, 2, -1, -1, -1, -1, -1]);
  });

  test("does not play for a turn that was over before the wall was opened", () => {
    const { result, rerender } = renderFrameOnce("");
    rerender({ turn: "5 0", moments: 3 });
    expect(framesBySecond(result, 4)).toEqual([-1, -1, -1, -1]);
  });

  test("continues if the same turn gets more frames meanwhile", () => {
    const { result, rerender } = renderFrameOnce("1 0");
    rerender({ turn: "2 0", moments: 3 });
    expect(framesBySecond(result, 2)).toEqual([0, 1]);
    rerender({ turn: "2 0", moments: 5 });
    expect(framesBySecond(result, 5)).toEqual([2, 3, 4, -1, -1]);
    rerender({ turn: "2 0", moments: 6 });
    expect(framesBySecond(result, 2)).toEqual([-1, -1]);
  });

  test("plays again for the next turn, and for a turn that is carried out anew", () => {
    const { result, rerender } = renderFrameOnce("1 0");
    rerender({ turn: "2 0", moments: 2 });
    expect(framesBySecond(result, 3)).toEqual([0, 1, -1]);
    rerender({ turn: "2 1", moments: 2 });
    expect(framesBySecond(result, 3)).toEqual([0, 1, -1]);
  });
});
