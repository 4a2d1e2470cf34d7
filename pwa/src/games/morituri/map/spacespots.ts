/** Places the spaces of the road on the map. Each space is near its real location, but has enough room for pawns. */

import type { Spot } from "../../../ui/atlas/spot";
import { MAP_DIMENSIONS, project } from "./project";

/** A space that must be placed. */
interface SpaceToPlace {
  readonly n: number;
  readonly lon: number | null;
  readonly lat: number | null;
  /** The distance from the middle of the space to its edge (units of the map). */
  readonly reach: number;
}

/** The minimum gap between two spaces (units of the map). */
const LEAST_GAP = 6;
const MARGIN = 34;
const SPREAD_ROUNDS = 260;
const SPACES_PER_ROW = 13;

/**
 * Return a position on the map for every space, in the given order. Spaces without real locations are placed on a
 * winding road.
 */
export function spaceSpots(stops: readonly SpaceToPlace[]): readonly Spot[] {
  const homes = stops.map(realSpot);
  if (homes.some((spot) => spot === null)) return stops.map((_stop, index) => windingSpot(index, stops.length));
  return spreadSpaces(homes.filter((spot): spot is Spot => spot !== null), stops);
}

const realSpot = ({ lon, lat }: SpaceToPlace): Spot | null =>
  lon !== null && lat !== null ? project([lon, lat]) : null;

/**
 * Return the position of a space on the winding road. The road has rows from bottom to top, and their directions
 * alternate.
 */
function windingSpot(spaceIndex: number, spaceCount: number): Spot {
  const rowCount = Math.ceil(spaceCount / SPACES_PER_ROW);
  const rowIndex = Math.floor(spaceIndex / SPACES_PER_ROW);
  const positionInRow = spaceIndex % SPACES_PER_ROW;
  const step = (MAP_DIMENSIONS.width - 240) / (SPACES_PER_ROW - 1);
  const x = rowIndex % 2 ? MAP_DIMENSIONS.width - 120 - positionInRow * step : 120 + positionInRow * step;
  const y = MAP_DIMENSIONS.height - 110 - (rowIndex * (MAP_DIMENSIONS.height - 220)) / Math.max(1, rowCount - 1);
  return [x, y + Math.sin(positionInRow * 0.9) * 16];
}

/** Move spaces apart that are too near to each other. A spring pulls each space back to its real location. */
function spreadSpaces(homes: readonly Spot[], stops: readonly SpaceToPlace[]): readonly Spot[] {
  let points: [number, number][] = homes.map(([x, y], index) => [x + Math.cos(index * 2.4), y + Math.sin(index * 2.4)]);
  for (let round = 0; round < SPREAD_ROUNDS; round += 1) {
    const pull = round < SPREAD_ROUNDS * 0.8 ? 0.04 : 0;
    points = points.map(([x, y], index) => {
      const [homeX, homeY] = homes[index] ?? [x, y];
      return [x + (homeX - x) * pull, y + (homeY - y) * pull];
    });
    pushApart(points, stops);
  }
  return points.map(([x, y]) => [
    Math.round(Math.min(MAP_DIMENSIONS.width - MARGIN, Math.max(MARGIN, x)) * 10) / 10,
    Math.round(Math.min(MAP_DIMENSIONS.height - MARGIN, Math.max(MARGIN, y)) * 10) / 10,
  ]);
}

function pushApart(points: [number, number][], stops: readonly SpaceToPlace[]): void {
  for (let spaceIndex = 0; spaceIndex < points.length; spaceIndex += 1) {
    for (let otherIndex = spaceIndex + 1; otherIndex < points.length; otherIndex += 1) {
      const [point, otherPoint] = [points[spaceIndex], points[otherIndex]];
      if (!point || !otherPoint) continue;
      const [dx, dy] = [otherPoint[0] - point[0], otherPoint[1] - point[1]];
      const distance = Math.hypot(dx, dy) || 0.01;
      // Neighbours on the road may be close together. Other spaces must leave room for the road between them.
      const neededDistance = (stops[spaceIndex]?.reach ?? 0) + (stops[otherIndex]?.reach ?? 0) + LEAST_GAP;
      const leastDistance = Math.max(36, otherIndex - spaceIndex === 1 ? neededDistance : neededDistance * 1.16);
      if (distance >= leastDistance) continue;
      const pushFactor = (leastDistance - distance) / 2 / distance;
      point[0] -= dx * pushFactor;
      point[1] -= dy * pushFactor;
      otherPoint[0] += dx * pushFactor;
      otherPoint[1] += dy * pushFactor;
    }
  }
}
