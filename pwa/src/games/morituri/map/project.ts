/** The projection of the map. The map is flat, and Italy is larger than the rest. */

import { softLine, softRing } from "../../../ui/atlas/curves";
import { projection } from "../../../ui/atlas/projection";
import type { Spot } from "../../../ui/atlas/spot";

/** The size of the map (units of the map). */
export const MAP_DIMENSIONS = { width: 1600, height: 1000 } as const;

/** Return the position of a place on the map. The ratio of latitude to longitude is that at 40 degrees north. */
export const project = projection({ west: -10.6, north: 51.2, units: 35.2, stretch: 1.305, heart: [846, 478], reach: 245, swell: 0.62 });

/** Return a closed ring as a path with rounded corners. */
export const ringPath = (spots: readonly Spot[]): string => softRing(spots.map(project));

/** Return an open line as a path with soft bends. */
export const linePath = (spots: readonly Spot[]): string => softLine(spots.map(project));
