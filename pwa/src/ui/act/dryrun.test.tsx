// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem, unreachable } from "../../core/view/api";
import type { Attempt } from "../../core/view/wire";
import { useDryRun } from "./dryrun";

const result = (complete: boolean): Attempt => ({ complete, objections: [] }) as unknown as Attempt;
const no = new Problem({ type: "/problems/stale-period", title: "", status: 409 });
const ask = vi.fn<() => Promise<Attempt>>();
let expected: Attempt | null | undefined;

function Asks({ of = "p1", period = 1, after = "" }: { of?: string; period?: number; after?: string }) {
  expected = useDryRun(of, { type: "consent", as: "livia", period, petition: of }, after, ask);
  return null;
}

const passes = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(result(true));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("what would come of an act is asked once, and anew when the act changes or something after it", async () => {
  const { rerender } = render(<Asks />);
  expect(expected).toBe(undefined);
  await passes();
  expect(expected?.complete).toBe(true);
  rerender(<Asks />);
  rerender(<Asks period={2} />);
  rerender(<Asks period={2} after="richer" />);
  await passes(10_000);
  expect(ask.mock.calls.map(([body]: unknown[]) => (body as { period: number }).period)).toEqual([1, 2, 2]);
});

test("the last answer holds until there is a newer one about the same thing, and never about another", async () => {
  const { rerender } = render(<Asks />);
  await passes();
  ask.mockReturnValue(new Promise(() => undefined));
  rerender(<Asks period={2} />);
  await passes();
  expect(expected?.complete).toBe(true);
  rerender(<Asks of="p2" />);
  await passes();
  expect(expected).toBe(undefined);
});

test("where no answer comes the server is asked until one does", async () => {
  ask.mockRejectedValueOnce(unreachable());
  render(<Asks />);
  await passes();
  expect(expected).toBe(null);
  await passes(5_000);
  expect(expected?.complete).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a server that says no is not asked again, and what it said before of the same thing holds", async () => {
  ask.mockRejectedValueOnce(no);
  const { rerender } = render(<Asks />);
  await passes(10_000);
  expect(expected).toBe(null);
  expect(ask).toHaveBeenCalledTimes(1);
  rerender(<Asks period={2} />);
  await passes();
  ask.mockRejectedValueOnce(no);
  rerender(<Asks period={3} />);
  await passes(10_000);
  expect(expected?.complete).toBe(true);
  expect(ask).toHaveBeenCalledTimes(3);
});
