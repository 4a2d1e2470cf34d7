/** The projection of the map. Italy is drawn larger than the rest, because most of the story happens there. */

import { projection } from "../../../ui/atlas/projection";

/** The size of the map (units of the map). */
export const MAP_DIMENSIONS = { width: 1600, height: 1060 } as const;

/** Return the position of a place on the map. The ratio of latitude to longitude is that at 38 degrees north. */
export const project = projection({ west: -12, north: 55.8, units: 26.6, stretch: 1.27, heart: [664, 480], reach: 300, swell: 0.9 });
