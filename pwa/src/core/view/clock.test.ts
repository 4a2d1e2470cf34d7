import { expect, test } from "vitest";
import { Clock } from "./clock";

const testClock = (start: number): { clock: Clock; pass: (ms: number) => void } => {
  let local = start;
  return { clock: new Clock(() => local), pass: (ms) => (local += ms) };
};

test("a phone whose clock is 71 seconds wrong shows the server's time", () => {
  const { clock, pass } = testClock(500_000);
  clock.measure(429_050, 500_000, 500_100);
  expect(clock.offset()).toBe(-71_000);
  pass(1_000);
  expect(clock.now()).toBe(430_000);
});

test("the measurement with the shortest round trip counts", () => {
  const { clock } = testClock(0);
  clock.measure(1_000, 0, 40);
  clock.measure(9_000, 0, 4_000);
  expect(clock.offset()).toBe(980);
  clock.measure(1_500, 0, 10);
  expect(clock.offset()).toBe(1_495);
});

test("a ping can only raise the estimate", () => {
  const { clock } = testClock(0);
  expect(clock.offset()).toBe(0);
  clock.noteServerTime(700, 0);
  expect(clock.offset()).toBe(700);
  clock.measure(1_000, 0, 200);
  expect(clock.offset()).toBe(900);
  clock.noteServerTime(950, 0);
  clock.noteServerTime(100, 0);
  expect(clock.offset()).toBe(950);
});

test("the time never goes back within one measurement", () => {
  const { clock } = testClock(0);
  clock.measure(1_000, 0, 100);
  const first = clock.now();
  clock.measure(980, 0, 50);
  expect(clock.now()).toBeGreaterThanOrEqual(first);
});

test("after a sleep the next measurement counts, even with a long round trip", () => {
  const { clock } = testClock(0);
  clock.measure(1_000, 0, 2);
  clock.noteServerTime(5_000, 0);
  clock.resync();
  expect(clock.offset()).toBe(5_000);
  clock.measure(300, 0, 200);
  expect(clock.offset()).toBe(200);
  expect(clock.now()).toBe(200);
});
