import { describe, expect, it } from "vitest";
import { nearestSpace } from "./board";
import { LANDS } from "../../../ui/atlas/coast";
import { spaceSpots } from "./spacespots";
import { placeLabels } from "./labels";
import { pawnOffset } from "./pawn";
import { MAP_DIMENSIONS, project, ringPath } from "./project";

const distance = (a: readonly [number, number], b: readonly [number, number]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe("the map", () => {
  it("shows Alexandria in the south-east and Gades in the west", () => {
    const [alexandria, gades, roma] = [project([29.9, 31.2]), project([-6.3, 36.5]), project([12.5, 41.9])];
    expect(alexandria[0]).toBeGreaterThan(roma[0]);
    expect(alexandria[1]).toBeGreaterThan(roma[1]);
    expect(gades[0]).toBeLessThan(roma[0]);
  });

  it("draws every land as a closed ring", () => {
    for (const land of LANDS) expect(ringPath(land)).toMatch(/^M[-\d. ]+Q.*Z$/);
  });
});

describe("the road", () => {
  const crowded = Array.from({ length: 20 }, (_, n) => ({ n, lon: 14 + n * 0.02, lat: 41 - n * 0.01, reach: 16 }));

  it("keeps spaces apart, even if their places are near to each other", () => {
    const spots = spaceSpots(crowded);
    for (const [index, spot] of spots.entries()) {
      for (const otherSpot of spots.slice(index + 1)) expect(distance(spot, otherSpot)).toBeGreaterThan(30);
    }
  });

  it("stays on the map", () => {
    for (const [x, y] of spaceSpots([{ n: 0, lon: -60, lat: 80, reach: 16 }, { n: 1, lon: 90, lat: 0, reach: 16 }])) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP_DIMENSIONS.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP_DIMENSIONS.height);
    }
  });

  it("winds from row to row in a file without places", () => {
    const spots = spaceSpots(Array.from({ length: 30 }, (_, n) => ({ n, lon: null, lat: null, reach: 16 })));
    expect(new Set(spots.map(String)).size).toBe(30);
    expect(spots[0]?.[1]).toBeGreaterThan(spots[29]?.[1] ?? 0);
    for (const [index, spot] of spots.slice(1).entries()) expect(distance(spot, spots[index] ?? spot)).toBeLessThan(500);
  });
});

describe("the labels and pawns on the map", () => {
  it("write names beside the spaces, and not over each other", () => {
    const spots = [[800, 500], [830, 540], [860, 500]] as const;
    const names = spots.map((spot, index) => ({ text: `Municipium ${index}`, spot, reach: 16 }));
    const labels = placeLabels(names, spots, 13);
    expect(new Set(labels.map(({ x, y, anchor }) => `${x} ${y} ${anchor}`)).size).toBe(3);
    for (const label of labels) for (const spot of spots) expect(distance([label.x, label.y - 4], spot)).toBeGreaterThan(10);
  });

  it("spread pawns that share a space", () => {
    const ring = Array.from({ length: 6 }, (_, number) => pawnOffset(number, 6));
    expect(new Set(ring.map(String)).size).toBe(6);
    expect(pawnOffset(0, 1)).toEqual([0, 0]);
  });

  it("a tap means the nearest space within reach", () => {
    expect(nearestSpace([[10, 10], [60, 60]], [52, 55], 30)).toBe(1);
    expect(nearestSpace([[10, 10], [60, 60]], [200, 200], 30)).toBe(-1);
  });
});
