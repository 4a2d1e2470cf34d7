/** From degrees to the drawing: a flat map on which Italy stands larger than life, as it did in Rome. */

import type { Spot } from "./coast";

/** The field of the map, in its own units. */
export const FIELD = { width: 1600, height: 1000 } as const;

const WEST = -10.6;
const NORTH = 51.2;
const UNITS = 35.2;
/** A degree of latitude is longer than one of longitude: by this much at 40 degrees north. */
const TALLER = 1.305;

/** Where the map swells, how far around, and how much. */
const HEART = [846, 478] as const;
const REACH = 245;
const SWELL = 0.62;

/** Where a spot of the earth lies on the map. */
export function projected([east, north]: Spot): Spot {
  const x = (east - WEST) * UNITS;
  const y = (NORTH - north) * UNITS * TALLER;
  const [dx, dy] = [x - HEART[0], y - HEART[1]];
  const swell = 1 + SWELL * Math.exp(-(dx * dx + dy * dy) / (REACH * REACH));
  return [HEART[0] + dx * swell, HEART[1] + dy * swell];
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed ring as a path with soft corners, each corner the control point of a curve. */
export function ring(spots: readonly Spot[]): string {
  const at = spots.map(projected);
  const middle = (a: Spot, b: Spot): string => `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  const [first] = at;
  const last = at.at(-1);
  if (!first || !last) return "";
  const curves = at.map((spot, index) => {
    const next = at[(index + 1) % at.length] ?? first;
    return `Q${round(spot[0])} ${round(spot[1])} ${middle(spot, next)}`;
  });
  return `M${middle(last, first)}${curves.join("")}Z`;
}

/** An open line with soft bends through the middle of its stretches. */
export function line(spots: readonly Spot[]): string {
  return soft(spots.map(projected));
}

/** The same for spots that lie on the map already. */
function soft(at: readonly Spot[]): string {
  const [first] = at;
  const last = at.at(-1);
  if (!first || !last) return "";
  const bends = at.slice(1, -1).map((spot, index) => {
    const next = at[index + 2] ?? spot;
    return `Q${round(spot[0])} ${round(spot[1])} ${round((spot[0] + next[0]) / 2)} ${round((spot[1] + next[1]) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${bends.join("")}L${round(last[0])} ${round(last[1])}`;
}
