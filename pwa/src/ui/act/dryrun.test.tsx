// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem, unreachableProblem } from "../../core/view/api";
import type { Attempt } from "../../core/view/wire";
import { useDryRun } from "./dryrun";

const attempt = (complete: boolean): Attempt => ({ complete, objections: [] }) as unknown as Attempt;
const refusal = new Problem({ type: "/problems/stale-period", title: "", status: 409 });
const askMock = vi.fn<() => Promise<Attempt>>();
let expected: Attempt | null | undefined;

function DryRunUser({ key = "p1", period = 1, after = "" }: { key?: string; period?: number; after?: string }) {
  expected = useDryRun(key, { type: "consent", as: "livia", period, petition: key }, after, askMock);
  return null;
}

const advanceTime = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  askMock.mockReset().mockResolvedValue(attempt(true));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a try is sent once, and again when the act or `after` changes", async () => {
  const { rerender } = render(<DryRunUser />);
  expect(expected).toBe(undefined);
  await advanceTime();
  expect(expected?.complete).toBe(true);
  rerender(<DryRunUser />);
  rerender(<DryRunUser period={2} />);
  rerender(<DryRunUser period={2} after="richer" />);
  await advanceTime(10_000);
  expect(askMock.mock.calls.map(([body]: unknown[]) => (body as { period: number }).period)).toEqual([1, 2, 2]);
});

test("the last answer counts until a newer one about the same subject, and never for another", async () => {
  const { rerender } = render(<DryRunUser />);
  await advanceTime();
  askMock.mockReturnValue(new Promise(() => undefined));
  rerender(<DryRunUser period={2} />);
  await advanceTime();
  expect(expected?.complete).toBe(true);
  rerender(<DryRunUser key="p2" />);
  await advanceTime();
  expect(expected).toBe(undefined);
});

test("a try without an answer is repeated until there is one", async () => {
  askMock.mockRejectedValueOnce(unreachableProblem());
  render(<DryRunUser />);
  await advanceTime();
  expect(expected).toBe(null);
  await advanceTime(5_000);
  expect(expected?.complete).toBe(true);
  expect(askMock).toHaveBeenCalledTimes(2);
});

test("a refused try is not repeated, and the earlier answer about the same subject stays", async () => {
  askMock.mockRejectedValueOnce(refusal);
  const { rerender } = render(<DryRunUser />);
  await advanceTime(10_000);
  expect(expected).toBe(null);
  expect(askMock).toHaveBeenCalledTimes(1);
  rerender(<DryRunUser period={2} />);
  await advanceTime();
  askMock.mockRejectedValueOnce(refusal);
  rerender(<DryRunUser period={3} />);
  await advanceTime(10_000);
  expect(expected?.complete).toBe(true);
  expect(askMock).toHaveBeenCalledTimes(3);
});
