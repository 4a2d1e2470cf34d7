/**
 * A point. A point on the earth is in degrees east and north. A point in a drawing is in the drawing's units from the
 * left and the top.
 */
export type Spot = readonly [number, number];
