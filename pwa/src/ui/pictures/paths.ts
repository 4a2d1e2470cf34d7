/**
 * A motif is a part of a picture. It is an SVG path on a grid of 24 that is filled; a path after a `|` is drawn as a
 * line.
 */
export type Motif = string;

/** A picture: one motif over the whole grid, or a large one with a small one at its lower right. */
export type Picture = readonly [Motif] | readonly [Motif, Motif];

/** Pictures by name. */
export type Pictures = Readonly<Record<string, Picture>>;

/** Return a circle around a point as a path. */
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;
