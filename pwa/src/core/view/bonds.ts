/** The bonds of a character that this viewer may know. */

import { family } from "./selectors";
import type { View } from "./view";
import type { BondDoc, BondTermDoc } from "./wire";

/** A bond from the side of one member. */
export interface Tie {
  /** The key of the message that names the member's role. The names of the other members come after it. */
  readonly key: string;
  /** The other members. */
  readonly to: readonly string[];
  /** Amounts of the bond, by asset. */
  readonly amounts: Readonly<Record<string, number>>;
  /** The agreed terms. */
  readonly terms: readonly BondTermDoc[];
  /** When the bond began (milliseconds). */
  readonly since: number;
  /** When it ends (milliseconds); 0 if it has no end. */
  readonly until: number;
}

/** Return all bonds of a character, the most important first, then the oldest. */
export const tiesOf = (view: Pick<View, "slices"> | null, id: string): readonly Tie[] =>
  [...family<BondDoc>(view, "bond")]
    .sort((one, other) => one.rank - other.rank || one.since - other.since)
    .flatMap(({ sides, amounts, terms, since, until }) =>
      sides
        .filter(({ who }) => who.includes(id))
        .map(({ key, to }) => ({ key, to: to.filter((other) => other !== id), amounts, terms, since, until })),
    );
