import { describe, expect, test } from "vitest";
import { replayIndex } from "./replay.fixtures";
import { chapterIndexAt, lineDensity, nearestMoment, momentPositions, momentAfterStep } from "./timeline";

const indexAtTimes = (...times: readonly number[]) => {
  const index = replayIndex(times.length);
  return { ...index, moments: { ...index.moments, at: times } };
};

describe("the places of moments", () => {
  test("go from the beginning to the end of the line in order", () => {
    const line = momentPositions(indexAtTimes(0, 0, 5, 100, 100, 250));
    expect(line[0]).toBe(0);
    expect(line[5]).toBeCloseTo(1);
    line.slice(1).forEach((place, index) => expect(place).toBeGreaterThan(line[index] ?? 1));
  });

  test("lie farther apart where more time passed", () => {
    const line = momentPositions(indexAtTimes(0, 10, 40));
    expect((line[2] ?? 0) - (line[1] ?? 0)).toBeGreaterThan((line[1] ?? 0) - (line[0] ?? 0));
  });

  test("do not crowd together because of a night without acts", () => {
    const night = 10_000_000;
    const times = Array.from({ length: 100 }, (_, moment) => moment * 10 + (moment > 50 ? night : 0));
    expect(momentPositions(indexAtTimes(...times))[50]).toBeGreaterThan(0.4);
  });

  test("have equal distances if all moments have the same time", () => {
    expect([...momentPositions(indexAtTimes(7, 7, 7))]).toEqual([0, 0.5, 1]);
    expect([...momentPositions(indexAtTimes(7))]).toEqual([0]);
    expect([...momentPositions(indexAtTimes())]).toEqual([]);
  });

  test("stay in order even if the clock went back", () => {
    const line = momentPositions(indexAtTimes(0, 100, 50, 120));
    expect(line[2]).toBeGreaterThan(line[1] ?? 1);
  });
});

test("the moment nearest to the finger is shown", () => {
  const line = Float64Array.from([0, 0.2, 0.8, 1]);
  expect([-1, 0, 0.09, 0.11, 0.49, 0.51, 0.95, 2].map((share) => nearestMoment(line, share))).toEqual([0, 0, 0, 1, 1, 2, 3, 3]);
  expect(nearestMoment(new Float64Array(0), 0.5)).toBe(0);
});

test("the density counts the lines at each place, and the highest value is 1", () => {
  const index = replayIndex(4, {});
  const lines = { ...index, moments: { ...index.moments, lines: [1, 1, 3, 0] } };
  expect(lineDensity(lines, Float64Array.from([0, 0.1, 0.5, 1]), 4)).toEqual([2 / 3, 0, 1, 1 / 3]);
});

test("a moment belongs to the last period that began no later", () => {
  const index = replayIndex(9);
  expect([0, 3, 4, 8].map((moment) => chapterIndexAt(index, moment))).toEqual([0, 0, 1, 2]);
  expect(chapterIndexAt(replayIndex(3, { periods: [] }), 1)).toBe(-1);
});

describe("a step", () => {
  const index = replayIndex(10);

  test("by act goes to the neighbouring moment, within the ends", () => {
    expect(momentAfterStep(index, 4, "act", 1)).toBe(5);
    expect(momentAfterStep(index, 4, "act", -1)).toBe(3);
    expect(momentAfterStep(index, 9, "act", 1)).toBe(9);
    expect(momentAfterStep(index, 0, "act", -1)).toBe(0);
  });

  test("by period goes to the period's beginning, then to the one before, and finally to the end", () => {
    expect(momentAfterStep(index, 6, "period", -1)).toBe(4);
    expect(momentAfterStep(index, 4, "period", -1)).toBe(0);
    expect(momentAfterStep(index, 0, "period", -1)).toBe(0);
    expect(momentAfterStep(index, 6, "period", 1)).toBe(8);
    expect(momentAfterStep(index, 8, "period", 1)).toBe(9);
  });

  test("by great moment stays where it is if there is no further one", () => {
    expect(momentAfterStep(index, 0, "great", 1)).toBe(2);
    expect(momentAfterStep(index, 9, "great", -1)).toBe(6);
    expect(momentAfterStep(index, 6, "great", 1)).toBe(6);
    expect(momentAfterStep(index, 2, "great", -1)).toBe(2);
  });
});
