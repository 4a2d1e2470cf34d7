/** The pieces and owners on the board at one moment. */

export type Kind = "army" | "fleet" | "barbarian";

export interface Unit {
  readonly kind: Kind;
  /** The owner: a key of `powers`, or "" for a unit in disorder. */
  readonly power: string;
  /** The coast of a fleet in a province with a split coast. */
  readonly coast?: string;
}

/** The content of one province. */
export interface ProvinceContent {
  /** The owner of the province: a key of `powers`. Without it nobody owns it. */
  readonly owner?: string;
  readonly unit?: Unit;
  /** A unit that was dislodged and has to retreat. */
  readonly dislodged?: Unit;
  /** The owner of the city's garrison: a key of `powers`, or "" for a neutral one. */
  readonly garrison?: string;
  /** Whether barbarians hold the province. */
  readonly marker?: boolean;
}

export interface BoardState {
  /** For each power, the index of its look. */
  readonly powers: Readonly<Record<string, number>>;
  readonly provinces: Readonly<Record<string, ProvinceContent>>;
}
