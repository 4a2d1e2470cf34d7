/** A point: of the earth in degrees east and north, or of a drawing in its own units from the left and the top. */
export type Spot = readonly [number, number];
