/** What is on the board at one moment, as it is drawn. */

export type Kind = "army" | "fleet" | "barbarian";

export interface Unit {
  readonly kind: Kind;
  /** Whose it is: a key of `powers`, or "" for a unit in disorder. */
  readonly power: string;
  /** The coast a fleet lies on, where the coast is split. */
  readonly coast?: string;
}

/** What is in one province. */
export interface Here {
  /** Whose province it is: a key of `powers`; nobody's without it. */
  readonly owner?: string;
  readonly unit?: Unit;
  /** A unit that was dislodged and has to retreat. */
  readonly dislodged?: Unit;
  /** Whose garrison holds the city: a key of `powers`, or "" for a neutral one. */
  readonly garrison?: string;
  /** Whether barbarians hold it. */
  readonly marker?: boolean;
}

export interface BoardState {
  /** The look of each power: colour, hatching and mark of this number. */
  readonly powers: Readonly<Record<string, number>>;
  readonly provinces: Readonly<Record<string, Here>>;
}
