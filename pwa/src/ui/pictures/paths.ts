/**
 * A motif is what one picture is made of: an SVG path on a grid of 24 that is filled, and behind a
 * `|` one that is drawn as a line.
 */
export type Motif = string;

/** A picture: one motif over the whole, or a large one with a small one below at its right. */
export type Picture = readonly [Motif] | readonly [Motif, Motif];

/** Pictures by the name of what they stand for. */
export type Pictures = Readonly<Record<string, Picture>>;

/** A circle around a point, as a path. */
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;
