/** Drawings as soft curves. Each corner becomes the control point of a curve. */

import type { Spot } from "./spot";

/** Returns the spot on a map for a spot of the earth. */
export type Projection = (spot: Spot) => Spot;

const round = (n: number): number => Math.round(n * 10) / 10;
const middle = (a: Spot, b: Spot): string => `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
const curve = ([x, y]: Spot, end: string): string => `Q${round(x)} ${round(y)} ${end}`;

/** Return a closed ring as an SVG path; "" without corners. */
export function softRing(corners: readonly Spot[]): string {
  const [first] = corners;
  const last = corners.at(-1);
  if (!first || !last) return "";
  const curves = corners.map((spot, index) => curve(spot, middle(spot, corners[index + 1] ?? first)));
  return `M${middle(last, first)}${curves.join("")}Z`;
}

/** Return an open line as an SVG path, from its first spot to its last; "" without spots. */
export function softLine(spots: readonly Spot[]): string {
  const [first] = spots;
  const last = spots.at(-1);
  if (!first || !last) return "";
  const bends = spots.slice(1, -1).map((spot, index) => curve(spot, middle(spot, spots[index + 2] ?? spot)));
  return `M${round(first[0])} ${round(first[1])}${bends.join("")}L${round(last[0])} ${round(last[1])}`;
}
