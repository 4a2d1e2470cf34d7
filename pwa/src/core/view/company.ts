/** Who is with somebody. Apart from the other selectors, since no first screen of a table needs it. */

import { people, person } from "./selectors";
import type { View } from "./view";
import type { PersonDoc } from "./wire";

/** Everybody who is where somebody is, but for that one. */
export function company(view: Pick<View, "slices"> | null, id: string): readonly PersonDoc[] {
  const where = person(view, id)?.place;
  return where ? people(view).filter((one) => one.place === where && one.id !== id) : [];
}
