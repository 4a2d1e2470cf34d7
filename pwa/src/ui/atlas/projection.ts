/** A flat projection from degrees to a drawing. One region of the world is enlarged. */

import type { Spot } from "./spot";

/** The numbers of a projection. */
export interface ProjectionParameters {
  /** The longitude of the upper left corner (degrees east). */
  readonly west: number;
  /** The latitude of the upper left corner (degrees north). */
  readonly north: number;
  /** The number of units of the map for each degree of longitude. */
  readonly units: number;
  /** The ratio of a degree of latitude to a degree of longitude, in the middle of the map. */
  readonly stretch: number;
  /** The centre of the enlarged region (units of the map). */
  readonly heart: Spot;
  /** The radius of the enlarged region (units of the map). */
  readonly reach: number;
  /** The enlargement at the centre; 0 for no enlargement. */
  readonly swell: number;
}

/** Return a projection that turns a spot on the earth into a spot on a map. */
export function projection({ west, north, units, stretch, heart, reach, swell }: ProjectionParameters): (spot: Spot) => Spot {
  return ([east, up]) => {
    const [dx, dy] = [(east - west) * units - heart[0], (north - up) * units * stretch - heart[1]];
    const magnification = 1 + swell * Math.exp(-(dx * dx + dy * dy) / (reach * reach));
    return [heart[0] + dx * magnification, heart[1] + dy * magnification];
  };
}
