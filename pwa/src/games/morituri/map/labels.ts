/** Places the name of each space on the side of the space with the most room. */

import type { Spot } from "../../../ui/atlas/spot";
import { MAP_DIMENSIONS } from "./project";

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface NamedSpot {
  readonly text: string;
  readonly spot: Spot;
  /** The distance from the middle of the space to its edge. */
  readonly reach: number;
}

/** The width of a letter of the display font, as a fraction of the letter's height. */
const LETTER_WIDTH = 0.68;

/**
 * Return a label for each space in `namedSpots`. The labels do not cover each other, and do not cover the spaces at `spots`.
 */
export function placeLabels(namedSpots: readonly NamedSpot[], spots: readonly Spot[], fontSize: number): readonly Label[] {
  const boxes: Box[] = spots.map(([x, y]) => ({ left: x - 17, top: y - 17, right: x + 17, bottom: y + 17 }));
  return namedSpots.map((spot) => {
    const [bestLabel] = possibleLabels(spot, fontSize)
      .map((label) => ({ ...label, cost: label.cost + overlapCost(label.box, boxes) }))
      .sort((a, b) => a.cost - b.cost);
    if (!bestLabel) return { text: spot.text, x: spot.spot[0], y: spot.spot[1], anchor: "middle" as const };
    boxes.push(bestLabel.box);
    return bestLabel.label;
  });
}

function possibleLabels({ text, spot: [x, y], reach }: NamedSpot, fontSize: number) {
  const width = text.length * fontSize * LETTER_WIDTH;
  const place = (dx: number, dy: number, anchor: Label["anchor"], cost: number) => {
    const spot = { x: x + dx, y: y + dy };
    const left = anchor === "start" ? spot.x : anchor === "end" ? spot.x - width : spot.x - width / 2;
    const box = { left, top: spot.y - fontSize, right: left + width, bottom: spot.y + fontSize * 0.25 };
    return { label: { text, ...spot, anchor }, box, cost };
  };
  const halfHeight = fontSize * 0.35;
  return [
    place(reach + 5, halfHeight, "start", 0),
    place(-reach - 5, halfHeight, "end", 1),
    place(0, -reach - 6, "middle", 2),
    place(0, reach + fontSize, "middle", 2),
    place(reach * 0.7 + 4, -reach * 0.7, "start", 3),
    place(-reach * 0.7 - 4, -reach * 0.7, "end", 3),
    place(reach * 0.7 + 4, reach * 0.7 + fontSize * 0.8, "start", 3),
    place(-reach * 0.7 - 4, reach * 0.7 + fontSize * 0.8, "end", 3),
  ];
}

function overlapCost(box: Box, boxes: readonly Box[]): number {
  const isOutside = box.left < 8 || box.top < 8 || box.right > MAP_DIMENSIONS.width - 8 || box.bottom > MAP_DIMENSIONS.height - 8;
  return boxes.reduce((sum, otherBox) => sum + sharedArea(box, otherBox), isOutside ? 4000 : 0);
}

/** Return the area that two boxes have in common. */
function sharedArea(box: Box, otherBox: Box): number {
  const overlapX = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
  const overlapY = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
  return overlapX > 0 && overlapY > 0 ? overlapX * overlapY : 0;
}
