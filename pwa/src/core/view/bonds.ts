/** What binds somebody to others, as the game says it and this viewer may know it. */

import { family } from "./selectors";
import type { View } from "./view";
import type { BondDoc, BondTermDoc } from "./wire";

/** A bond from the side of one of those in it. */
export interface Tie {
  /** The message that says what this one is in it; the names of the others come after it. */
  readonly key: string;
  readonly to: readonly string[];
  readonly amounts: Readonly<Record<string, number>>;
  readonly terms: readonly BondTermDoc[];
  readonly since: number;
  readonly until: number;
}

/** All that binds somebody, the weightiest first, then the oldest. */
export const tiesOf = (view: Pick<View, "slices"> | null, id: string): readonly Tie[] =>
  [...family<BondDoc>(view, "bond")]
    .sort((one, other) => one.rank - other.rank || one.since - other.since)
    .flatMap(({ sides, amounts, terms, since, until }) =>
      sides
        .filter(({ who }) => who.includes(id))
        .map(({ key, to }) => ({ key, to: to.filter((other) => other !== id), amounts, terms, since, until })),
    );
