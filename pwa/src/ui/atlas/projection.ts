/** From degrees to the drawing: a flat map on which one part of the world stands larger than life. */

import type { Spot } from "./spot";

export interface Projection {
  /** The degrees east and north of the upper left corner. */
  readonly west: number;
  readonly north: number;
  /** Units of the map for a degree of longitude. */
  readonly units: number;
  /** How much longer a degree of latitude is than one of longitude, in the middle of the map. */
  readonly taller: number;
  /** Where the map swells, in its own units; how far around, and how much. */
  readonly heart: Spot;
  readonly reach: number;
  readonly swell: number;
}

/** Where a spot of the earth lies on a map. */
export function projection({ west, north, units, taller, heart, reach, swell }: Projection): (spot: Spot) => Spot {
  return ([east, up]) => {
    const [dx, dy] = [(east - west) * units - heart[0], (north - up) * units * taller - heart[1]];
    const larger = 1 + swell * Math.exp(-(dx * dx + dy * dy) / (reach * reach));
    return [heart[0] + dx * larger, heart[1] + dy * larger];
  };
}
