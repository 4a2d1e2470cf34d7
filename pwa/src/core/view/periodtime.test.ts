import { expect, test } from "vitest";
import { game, MINUTE } from "./fixtures";
import { minutesSecondsText, periodTime } from "./periodtime";

const START = 1_000_000;

test("a season of five minutes counts down", () => {
  const clock = periodTime(game(), START + 2 * MINUTE);
  expect(clock).toEqual({ left: 3 * MINUTE, elapsed: 0.4, isPaused: false, isOver: false });
});

test("time spent in a pause does not count", () => {
  const period = { ...game().period, paused: MINUTE };
  expect(periodTime(game({ period }), START + 2 * MINUTE).left).toBe(4 * MINUTE);
});

test("the clock stands still while the game is paused", () => {
  const paused = game({ paused_at: START + MINUTE });
  expect(periodTime(paused, START + 4 * MINUTE)).toMatchObject({ left: 4 * MINUTE, isPaused: true });
});

test("a season that should have ended counts up", () => {
  const clock = periodTime(game(), START + 5 * MINUTE + 12_400);
  expect(clock).toMatchObject({ elapsed: 1, isOver: true });
  expect(minutesSecondsText(clock.left)).toBe("+0:12");
});

test("in a closed game no season is late", () => {
  expect(periodTime(game({ status: "closed" }), START + 9 * MINUTE).isOver).toBe(false);
});

test("a period without a length has no end", () => {
  const period = { ...game().period, minutes: 0 };
  expect(periodTime(game({ period }), START + MINUTE)).toMatchObject({ elapsed: 0, isOver: false });
});

test("the time left is shown in minutes and seconds", () => {
  expect(minutesSecondsText(247_000)).toBe("4:07");
  expect(minutesSecondsText(59_100)).toBe("1:00");
  expect(minutesSecondsText(0)).toBe("0:00");
});
