/** Games that a server knows, and tables that are founded of them. */

/** How many people may sit down, and from which number up to which a game is at its best. */
export interface PlayersDoc {
  readonly least: number;
  readonly most: number;
  readonly best: readonly number[];
}

export interface RulesetDoc {
  readonly name: string;
  readonly title: string;
  /** Null where a scenario says who plays. */
  readonly players: PlayersDoc | null;
  /** Whether dice that lie on the table can be typed in. */
  readonly table_dice: boolean;
}

export interface RulesetsDoc {
  readonly rulesets: readonly RulesetDoc[];
  /** Whether everybody may found a table here. */
  readonly founding: boolean;
}

/** Whose dice are rolled: the server's, or those on the table. */
export type DiceFrom = "server" | "table";

/** Somebody who sits down, and whether a bot plays for them. */
export interface Seated {
  readonly name: string;
  readonly bot: boolean;
}

export interface FoundedCard {
  readonly card: string;
  readonly character: string;
  readonly token: string;
  readonly bot: boolean;
}

export interface FoundedDoc {
  readonly game: string;
  readonly cards: readonly FoundedCard[];
  readonly doubts: readonly string[];
}
