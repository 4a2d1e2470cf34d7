/** From degrees to the drawing: Italy, where most of the story happens, stands larger than life. */

import { projection } from "../../../ui/atlas/projection";

/** The field of the map, in its own units. */
export const FIELD = { width: 1600, height: 1060 } as const;

/** Where a spot of the earth lies on the map. A degree of latitude is taken as long as at 38 degrees north. */
export const projected = projection({ west: -12, north: 55.8, units: 26.6, taller: 1.27, heart: [664, 480], reach: 300, swell: 0.9 });
