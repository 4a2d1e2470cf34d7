/** The bonds of a character, as far as this viewer may know them. */

import { slicesOfFamily } from "./selectors";
import type { View } from "./view";
import type { BondDoc, BondTermDoc } from "./wire";

/** A bond as one of its members sees it. */
export interface Tie {
  /**
   * The key of the message that names the member's role. In the sentence, the names of the other members follow the
   * role.
   */
  readonly key: string;
  /** The ids of the bond's other members. */
  readonly otherPeople: readonly string[];
  /** The amounts that belong to the bond, by asset. */
  readonly amounts: Readonly<Record<string, number>>;
  /** The terms to which the members agreed. */
  readonly terms: readonly BondTermDoc[];
  /** The time when the bond began (milliseconds). */
  readonly startTime: number;
  /** The time when the bond ends (milliseconds); 0 if it has no end. */
  readonly endTime: number;
}

/** Return all bonds of a character. The most important kind of bond comes first, and within a kind the oldest bond. */
export const tiesOf = (view: Pick<View, "slices"> | null, personId: string): readonly Tie[] =>
  [...slicesOfFamily<BondDoc>(view, "bond")]
    .sort((firstTie, secondTie) => firstTie.rank - secondTie.rank || firstTie.since - secondTie.since)
    .flatMap(({ sides, amounts, terms, since: startTime, until: endTime }) =>
      sides
        .filter(({ who: members }) => members.includes(personId))
        .map(({ key, to: otherPeople }) => ({ key, otherPeople: otherPeople.filter((otherPerson) => otherPerson !== personId), amounts, terms, startTime, endTime })),
    );
