/** The map's projection. Italy, where most of the story happens, is drawn larger than the rest. */

import { projection } from "../../../ui/atlas/projection";

/** Size of the map, in its own units. */
export const FIELD = { width: 1600, height: 1060 } as const;

/** Return the position of a place on the map. One degree of latitude is as long as at 38 degrees north. */
export const project = projection({ west: -12, north: 55.8, units: 26.6, taller: 1.27, heart: [664, 480], reach: 300, swell: 0.9 });
