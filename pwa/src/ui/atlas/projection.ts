/** A flat projection from degrees to a drawing, on which one part of the world is enlarged. */

import type { Spot } from "./spot";

/** The numbers of a projection. */
export interface Projection {
  /** Degrees east of the upper left corner. */
  readonly west: number;
  /** Degrees north of the upper left corner. */
  readonly north: number;
  /** Units of the map for a degree of longitude. */
  readonly units: number;
  /** Length of a degree of latitude in degrees of longitude, in the middle of the map. */
  readonly taller: number;
  /** The centre of the enlarged part, in units of the map. */
  readonly heart: Spot;
  /** The radius of the enlarged part, in units of the map. */
  readonly reach: number;
  /** The enlargement at the centre; 0 for none. */
  readonly swell: number;
}

/** Return the projection of a spot of the earth to a map. */
export function projection({ west, north, units, taller, heart, reach, swell }: Projection): (spot: Spot) => Spot {
  return ([east, up]) => {
    const [dx, dy] = [(east - west) * units - heart[0], (north - up) * units * taller - heart[1]];
    const larger = 1 + swell * Math.exp(-(dx * dx + dy * dy) / (reach * reach));
    return [heart[0] + dx * larger, heart[1] + dy * larger];
  };
}
