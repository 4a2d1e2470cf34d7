import { expect, test } from "vitest";
import { spreadBoxes } from "./spread";
import type { LabelBox } from "./spread";

const SHEET = { width: 400, height: 300 };
const box = (x: number, y: number): LabelBox => ({ x, y, width: 100, height: 40 });

const overlapping = (boxes: readonly LabelBox[]): number =>
  boxes.flatMap((box, index) => boxes.slice(index + 1).filter((second) => Math.abs(box.x - second.x) < (box.width + second.width) / 2 && Math.abs(box.y - second.y) < (box.height + second.height) / 2)).length;

test("boxes that do not touch stay where they are", () => {
  const farBoxes = [box(60, 40), box(200, 40), box(60, 120)];
  expect(spreadBoxes(farBoxes, SHEET)).toEqual(farBoxes);
});

test("boxes over each other are moved apart, by the shorter way", () => {
  const [first, second] = spreadBoxes([box(200, 100), box(210, 130)], SHEET);
  expect([first?.x, second?.x]).toEqual([200, 210]);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(40);
});

test("a crowd at the edge of the sheet is moved apart inside it", () => {
  const crowd = spreadBoxes([box(390, 10), box(380, 14), box(395, 30), box(370, 20), box(60, 290)], SHEET);
  expect(overlapping(crowd)).toBe(0);
  for (const { x, y } of crowd) {
    expect(x).toBeGreaterThanOrEqual(50);
    expect(x).toBeLessThanOrEqual(350);
    expect(y).toBeGreaterThanOrEqual(20);
    expect(y).toBeLessThanOrEqual(280);
  }
});
