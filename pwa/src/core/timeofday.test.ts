import { expect, test } from "vitest";
import { timeOfDay } from "./timeofday";

test("the time of day has 24 hours from 00 to 23, and two digits for each part", () => {
  const at = (hour: number, minute: number): string => timeOfDay(new Date(2025, 10, 25, hour, minute).getTime());
  expect([at(0, 0), at(9, 5), at(12, 30), at(23, 59)]).toEqual(["00:00", "09:05", "12:30", "23:59"]);
});
