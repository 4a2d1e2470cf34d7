/** The drawing of a board, as the server sends it, and the positions of pieces on the board. */

import type { Spot } from "../../../ui/atlas/spot";

export type { Spot };

/** The position and size of a name on the map. */
export interface Label {
  /** The middle of the name. */
  readonly at: Spot;
  /** The height of the letters (units of the map). */
  readonly size: number;
  readonly lines: readonly string[];
  /** The rotation of the name (degrees). */
  readonly turn: number;
  /** The end of the thin line that connects the province with its name; null if the name is inside the province. */
  readonly leader: Spot | null;
}

export interface Area {
  readonly name: string;
  readonly terrain: "sea" | "coastal" | "inland";
  /** The outline of the province as an SVG path. A ring inside another ring is a hole. */
  readonly outline: string;
  readonly label: Label;
  /** The middle of the sign of a unit. */
  readonly unit: Spot;
  /** The middle of the sign of a dislodged unit. */
  readonly dislodged: Spot;
  /** For a province with a split coast, the position of a fleet on each coast. */
  readonly coasts: Readonly<Record<string, Spot>>;
  /** The position of the city; null for a province that is no supply centre. */
  readonly centre: Spot | null;
  /** The middle of the sign of a garrison; null for a province that is no supply centre. */
  readonly garrison: Spot | null;
  /** The middle of the marker of barbarians; null for a sea. */
  readonly marker: Spot | null;
}

export interface Decoration {
  readonly kind: "impassable" | "island" | "water" | "mountains";
  readonly path: string;
}

/** The drawing of a board. Lengths are in the drawing's own units, and positions count from the upper left corner. */
export interface MapPicture {
  readonly title: string;
  /** The notice about the source of the data. All viewers of the map must be able to see this notice. */
  readonly notice: string;
  /**
   * Whether the board replaces the official board, because the data of the official board are not available (DIP2-02).
   */
  readonly stand_in: boolean;
  /** The width and height of the drawing. */
  readonly size: Spot;
  /** The distance from the middle of a unit's sign to the sign's edge. */
  readonly sign: number;
  readonly provinces: Readonly<Record<string, Area>>;
  /** The lines between neighbouring provinces that do not touch, as SVG paths. */
  readonly links: Readonly<Record<string, string>>;
  readonly decoration: readonly Decoration[];
}

/** A kind of piece in a province that a tap can mean. */
export type TappablePiece = "unit" | "dislodged" | "garrison";

/** Return the position of a piece; null if its province is not on the map. The position of a fleet is on its coast. */
export function spotOf(picture: MapPicture, province: string, standing: TappablePiece = "unit", coast = ""): Spot | null {
  const area = picture.provinces[province];
  if (!area) return null;
  if (standing === "dislodged") return area.dislodged;
  if (standing === "garrison") return area.garrison ?? area.unit;
  return area.coasts[coast] ?? area.unit;
}

/** Return the height of the smallest letters on the board (units of the map). */
export const smallestLetters = (picture: MapPicture): number =>
  Math.min(...Object.values(picture.provinces).map(({ label }) => label.size));
