/** From degrees to the drawing: a flat map on which Italy stands larger than life, as it did in Rome. */

import { softLine, softRing } from "../../../ui/atlas/curves";
import { projection } from "../../../ui/atlas/projection";
import type { Spot } from "../../../ui/atlas/spot";

/** The field of the map, in its own units. */
export const FIELD = { width: 1600, height: 1000 } as const;

/** Where a spot of the earth lies on the map. A degree of latitude is taken as long as at 40 degrees north. */
export const projected = projection({ west: -10.6, north: 51.2, units: 35.2, taller: 1.305, heart: [846, 478], reach: 245, swell: 0.62 });

/** A closed ring as a path with soft corners. */
export const ring = (spots: readonly Spot[]): string => softRing(spots.map(projected));

/** An open line with soft bends. */
export const line = (spots: readonly Spot[]): string => softLine(spots.map(projected));
