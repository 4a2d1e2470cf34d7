/** The pieces and owners on the board at one moment. */

export type PieceKind = "army" | "fleet" | "barbarian";

export interface Unit {
  readonly kind: PieceKind;
  /** The owner of the unit. The owner is a key of `powers`, or "" for a unit in disorder. */
  readonly power: string;
  /** The coast on which a fleet stands, in a province with a split coast. */
  readonly coast?: string;
}

/** The pieces and the owner of one province. */
export interface ProvinceContent {
  /** The owner of the province, a key of `powers`; absent if the province has no owner. */
  readonly owner?: string;
  readonly unit?: Unit;
  /** The unit that was dislodged and must retreat. */
  readonly dislodged?: Unit;
  /** The owner of the city's garrison. The owner is a key of `powers`, or "" for a neutral garrison. */
  readonly garrison?: string;
  /** Whether barbarians hold the province. */
  readonly hasMarker?: boolean;
}

export interface BoardContent {
  /** For each power, the index of its look. */
  readonly powers: Readonly<Record<string, number>>;
  readonly provinces: Readonly<Record<string, ProvinceContent>>;
}
