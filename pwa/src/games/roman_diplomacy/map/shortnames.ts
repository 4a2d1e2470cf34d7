/** Places the short names of provinces on a small map, so that no name is on a piece or on another name. */

import type { MapPicture, Spot } from "./picture";
import { spotOf } from "./picture";
import type { BoardContent } from "./state";

/** The sizes on the map, in units of the map. */
export interface NameSizes {
  /** The height of the letters. */
  readonly letterHeight: number;
  /** The distance from the middle of a unit's sign to the sign's edge. */
  readonly unitRadius: number;
}

/** A rectangle around a middle. */
interface Box {
  readonly spot: Spot;
  /** Half of the width and half of the height. */
  readonly reach: Spot;
}

/** The width of a name of three letters, as a multiple of the height of its letters. */
const NAME_WIDTH = 1.8;
/** The reach of a garrison or marker, as a fraction of the reach of a unit's sign that is not enlarged. */
const SMALL_SIGN = 0.6;
/** The distances at which places for a name are tried, as multiples of the height of its letters. */
const DISTANCES = [0, 0.5, 1, 1.5, 2, 2.5];
const DIRECTIONS = 12;

/** Move the short names in a drawing. */
export function moveShortNames(board: Element, picture: MapPicture, state: BoardContent, sizes: NameSizes): void {
  for (const [provinceId, [x, y]] of shortNameSpots(picture, state, sizes)) {
    const nameElement = board.querySelector(`[data-short="${provinceId}"]`);
    nameElement?.setAttribute("x", String(x));
    nameElement?.setAttribute("y", String(y));
  }
}

/**
 * Return the middle of each short name. A name stays at its own place if the place is free. Otherwise it moves to the
 * nearest free place. If no place near is free, it moves to the place where the least of it is covered.
 */
export function shortNameSpots(picture: MapPicture, state: BoardContent, { letterHeight, unitRadius }: NameSizes): ReadonlyMap<string, Spot> {
  const boxes = signBoxes(picture, state, unitRadius);
  const reach: Spot = [(letterHeight * NAME_WIDTH) / 2, letterHeight / 2];
  const spots = new Map<string, Spot>();
  for (const [provinceId, { label }] of Object.entries(picture.provinces)) {
    let bestBox: Box = { spot: label.at, reach };
    let leastCoverage = Infinity;
    for (const spot of nearbySpots(label.at, letterHeight)) {
      const box = { spot, reach };
      const coveredArea = boxes.reduce((sum, otherBox) => sum + overlap(box, otherBox), 0);
      if (coveredArea < leastCoverage) [bestBox, leastCoverage] = [box, coveredArea];
      if (leastCoverage === 0) break;
    }
    boxes.push(bestBox);
    spots.set(provinceId, bestBox.spot);
  }
  return spots;
}

/** Return a spot and spots around it, the nearest first. */
function nearbySpots([x, y]: Spot, letterHeight: number): readonly Spot[] {
  return DISTANCES.flatMap((distance) =>
    Array.from({ length: distance ? DIRECTIONS : 1 }, (_, direction): Spot => {
      const angle = (direction / DIRECTIONS) * 2 * Math.PI;
      return [x + Math.sin(angle) * distance * letterHeight, y + Math.cos(angle) * distance * letterHeight];
    }),
  );
}

/** Return the rectangles of all pieces. */
function signBoxes(picture: MapPicture, { provinces }: BoardContent, unitRadius: number): Box[] {
  const smallSignSize = picture.sign * SMALL_SIGN;
  return Object.entries(provinces).flatMap(([provinceId, content]) => [
    ...boxAround(content.unit && spotOf(picture, provinceId, "unit", content.unit.coast), unitRadius),
    ...boxAround(content.dislodged && spotOf(picture, provinceId, "dislodged"), unitRadius),
    ...boxAround(content.garrison === undefined ? null : spotOf(picture, provinceId, "garrison"), smallSignSize),
    ...boxAround(content.hasMarker ? picture.provinces[provinceId]?.marker : null, smallSignSize),
  ]);
}

const boxAround = (spot: Spot | null | undefined, radius: number): readonly Box[] => (spot ? [{ spot, reach: [radius, radius] }] : []);

/** Return the area that two rectangles share. */
function overlap(box: Box, otherBox: Box): number {
  const overlapX = box.reach[0] + otherBox.reach[0] - Math.abs(box.spot[0] - otherBox.spot[0]);
  const overlapY = box.reach[1] + otherBox.reach[1] - Math.abs(box.spot[1] - otherBox.spot[1]);
  return overlapX > 0 && overlapY > 0 ? overlapX * overlapY : 0;
}
