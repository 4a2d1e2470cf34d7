/** The drawing of a board, as the server sends it, and the spots of pieces on it. */

import type { Spot } from "../../../ui/atlas/spot";

export type { Spot };

/** The place of a name on the map. */
export interface Label {
  /** Middle of the name. */
  readonly at: Spot;
  /** Height of its letters, in units of the map. */
  readonly size: number;
  readonly lines: readonly string[];
  /** Rotation in degrees. */
  readonly turn: number;
  /** End of the thin line from a name outside of its province; null for a name inside. */
  readonly leader: Spot | null;
}

export interface Area {
  readonly name: string;
  readonly terrain: "sea" | "coastal" | "inland";
  /** An SVG path. A ring inside another ring is a hole. */
  readonly outline: string;
  readonly label: Label;
  /** Middle of a unit's sign. */
  readonly unit: Spot;
  /** Middle of a dislodged unit's sign. */
  readonly dislodged: Spot;
  /** The spot of a fleet on each coast of a split coast. */
  readonly coasts: Readonly<Record<string, Spot>>;
  /** Spot of the city; null for a province that is no supply centre. */
  readonly centre: Spot | null;
  /** Middle of a garrison's sign; null for a province that is no supply centre. */
  readonly garrison: Spot | null;
  /** Middle of the marker of barbarians; null for a sea. */
  readonly marker: Spot | null;
}

export interface Decoration {
  readonly kind: "impassable" | "island" | "water" | "mountains";
  readonly path: string;
}

/** The drawing of a board. Lengths are in its own units, from the upper left corner. */
export interface MapPicture {
  readonly title: string;
  /** The source of the data. It must be visible to everybody who sees the map. */
  readonly notice: string;
  /** Whether the board stands in for the official one, whose data nobody has (DIP2-02). */
  readonly stand_in: boolean;
  /** Width and height. */
  readonly size: Spot;
  /** Distance from a unit's middle to the edge of its sign. */
  readonly sign: number;
  readonly provinces: Readonly<Record<string, Area>>;
  /** Lines between neighbours that do not touch, as SVG paths. */
  readonly links: Readonly<Record<string, string>>;
  readonly decoration: readonly Decoration[];
}

/** A piece in a province that a tap can mean. */
export type TappablePiece = "unit" | "dislodged" | "garrison";

/** Return the spot of a piece; null for a province that is not on the map. A fleet stands on its coast. */
export function spotOf(picture: MapPicture, province: string, standing: TappablePiece = "unit", coast = ""): Spot | null {
  const area = picture.provinces[province];
  if (!area) return null;
  if (standing === "dislodged") return area.dislodged;
  if (standing === "garrison") return area.garrison ?? area.unit;
  return area.coasts[coast] ?? area.unit;
}

/** Return the height of the smallest letters, in units of the map. */
export const smallestLetters = (picture: MapPicture): number =>
  Math.min(...Object.values(picture.provinces).map(({ label }) => label.size));
