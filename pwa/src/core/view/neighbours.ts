/**
 * The other people at a character's place. This module is separate from the other selectors, because the first screen
 * of a table does not need it.
 */

import { people, person } from "./selectors";
import type { View } from "./view";
import type { PersonDoc } from "./wire";

/** Return all other people at a character's place. */
export function othersAtPlace(view: Pick<View, "slices"> | null, personId: string): readonly PersonDoc[] {
  const ownPlace = person(view, personId)?.place;
  return ownPlace ? people(view).filter((person) => person.place === ownPlace && person.id !== personId) : [];
}
