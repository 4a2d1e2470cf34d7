/** What a board is drawn from, as the server gives it, and where things stand on it. */

import type { Spot } from "../../../ui/atlas/spot";

export type { Spot };

/** Where a name is written: its middle, the height of its letters, and how it is turned (degrees). */
export interface Label {
  readonly at: Spot;
  readonly size: number;
  readonly lines: readonly string[];
  readonly turn: number;
  /** From a name outside of its province a thin line goes to here. */
  readonly leader: Spot | null;
}

export interface Area {
  readonly name: string;
  readonly terrain: "sea" | "coastal" | "inland";
  /** An SVG path; a ring in another is a hole. */
  readonly outline: string;
  readonly label: Label;
  readonly unit: Spot;
  readonly dislodged: Spot;
  /** Where a fleet lies on each coast, where the coast is split. */
  readonly coasts: Readonly<Record<string, Spot>>;
  readonly centre: Spot | null;
  readonly garrison: Spot | null;
  readonly marker: Spot | null;
}

export interface Decoration {
  readonly kind: "impassable" | "island" | "water" | "mountains";
  readonly path: string;
}

/** The picture of a board: all lengths are in its own units, from the upper left corner. */
export interface MapPicture {
  readonly title: string;
  /** Whose data it is; everybody who looks at the map may read it. */
  readonly notice: string;
  readonly stand_in: boolean;
  readonly size: Spot;
  /** How far the sign of a unit reaches from its middle. */
  readonly sign: number;
  readonly provinces: Readonly<Record<string, Area>>;
  /** Lines between neighbours that do not touch, as SVG paths. */
  readonly links: Readonly<Record<string, string>>;
  readonly decoration: readonly Decoration[];
}

/** What stands in a province and can be meant by a tap. */
export type Standing = "unit" | "dislodged" | "garrison";

/** Where something stands; a fleet on the coast it lies on. Null for a place that is not on the map. */
export function spotOf(picture: MapPicture, province: string, standing: Standing = "unit", coast = ""): Spot | null {
  const area = picture.provinces[province];
  if (!area) return null;
  if (standing === "dislodged") return area.dislodged;
  if (standing === "garrison") return area.garrison ?? area.unit;
  return area.coasts[coast] ?? area.unit;
}

/** The height of the smallest letters, in units of the map. */
export const smallestLetters = (picture: MapPicture): number =>
  Math.min(...Object.values(picture.provinces).map(({ label }) => label.size));
