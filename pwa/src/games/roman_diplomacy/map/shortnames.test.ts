import { expect, test } from "vitest";
import { picture } from "./fixtures";
import type { Spot } from "./picture";
import { shortNameSpots } from "./shortnames";
import type { BoardContent } from "./state";

const sizes = { letterHeight: 24, unitRadius: 30 };
const army = { kind: "army", power: "" } as const;
const emptyBoard: BoardContent = { powers: {}, provinces: {} };
const labelOf = (id: string): Spot => picture.provinces[id]?.label.at ?? [0, 0];
const everywhere: BoardContent = { powers: {}, provinces: Object.fromEntries(Object.keys(picture.provinces).map((id) => [id, { unit: army }])) };

/** A picture in which the unit of Alba stands on Alba's name. */
const crowded = { ...picture, provinces: { ...picture.provinces, alb: { ...picture.provinces["alb"], unit: labelOf("alb") } } } as typeof picture;

test("a name stays at its own place if no piece is there", () => {
  expect(shortNameSpots(picture, emptyBoard, sizes).get("alb")).toEqual(labelOf("alb"));
});

test("a name moves away from a piece by no more than the piece needs", () => {
  const [x, y] = shortNameSpots(crowded, { powers: {}, provinces: { alb: { unit: army } } }, sizes).get("alb") ?? [0, 0];
  const distance = Math.hypot(x - labelOf("alb")[0], y - labelOf("alb")[1]);
  expect(distance).toBeGreaterThan(sizes.unitRadius);
  expect(distance).toBeLessThan(sizes.unitRadius * 2.5);
});

test("no name is on another name", () => {
  const spots = [...shortNameSpots(crowded, everywhere, sizes).values()];
  const close = spots.filter(([x, y], index) => spots.some(([a, b], other) => other !== index && Math.abs(x - a) < 43 && Math.abs(y - b) < 23));
  expect(close).toEqual([]);
});
