/**
 * A motif, which is an element of a picture. A motif is a filled SVG path on a grid of 24 by 24 units. If a second path
 * follows after a `|`, that path is drawn as a line.
 */
export type Motif = string;

/** A picture. A picture has one motif over the whole grid, or a large motif with a small motif at the lower right. */
export type Picture = readonly [Motif] | readonly [Motif, Motif];

/** Pictures by name. */
export type Pictures = Readonly<Record<string, Picture>>;

/** Return a circle around a point as an SVG path. */
export const circle = (x: number, y: number, radius: number): string => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`;
