// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Die } from "./die";

const isRolling = (): string | null | undefined => document.querySelector(".die")?.getAttribute("data-rolling");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a rolling die lies after its roll", () => {
  render(<Die face={4} isRolling />);
  act(() => void vi.advanceTimersByTime(500));
  expect(isRolling()).toBe("true");
  act(() => void vi.advanceTimersByTime(200));
  expect(isRolling()).toBe("false");
});

test("a die that does not roll lies at once", () => {
  render(<Die face={4} />);
  expect(isRolling()).toBe("false");
});
