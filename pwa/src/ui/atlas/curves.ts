/** Drawings with soft curves. Each corner becomes the control point of a curve. */

import type { Spot } from "./spot";

/** Returns the spot on a map for a spot on the earth. */
export type Projection = (spot: Spot) => Spot;

const roundToTenth = (coordinate: number): number => Math.round(coordinate * 10) / 10;
const middleText = (startSpot: Spot, endSpot: Spot): string => `${roundToTenth((startSpot[0] + endSpot[0]) / 2)} ${roundToTenth((startSpot[1] + endSpot[1]) / 2)}`;
const curveTo = ([x, y]: Spot, end: string): string => `Q${roundToTenth(x)} ${roundToTenth(y)} ${end}`;

/** Return a closed ring as an SVG path; "" if the ring has no corners. */
export function softRing(corners: readonly Spot[]): string {
  const [firstCorner] = corners;
  const lastCorner = corners.at(-1);
  if (!firstCorner || !lastCorner) return "";
  const curves = corners.map((spot, index) => curveTo(spot, middleText(spot, corners[index + 1] ?? firstCorner)));
  return `M${middleText(lastCorner, firstCorner)}${curves.join("")}Z`;
}

/** Return an open line as an SVG path, from its first spot to its last; "" if the line has no spots. */
export function softLine(spots: readonly Spot[]): string {
  const [firstSpot] = spots;
  const lastSpot = spots.at(-1);
  if (!firstSpot || !lastSpot) return "";
  const bends = spots.slice(1, -1).map((spot, index) => curveTo(spot, middleText(spot, spots[index + 2] ?? spot)));
  return `M${roundToTenth(firstSpot[0])} ${roundToTenth(firstSpot[1])}${bends.join("")}L${roundToTenth(lastSpot[0])} ${roundToTenth(lastSpot[1])}`;
}
