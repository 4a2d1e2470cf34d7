import { view } from "../../../ui/services";
import { t, whoRef } from "../../../ui/texts";
import { BEAST, spaceOf } from "../shape";
import type { FightDoc } from "../wire";

/** Return a fighter as the argument of a message. A beast is named by its kind. */
export function fighterRef(who: string, fight: FightDoc): string {
  return who === BEAST ? t("beast", { n: pennantsOf(fight) }) : whoRef(who);
}

export const pennantsOf = (fight: FightDoc): number => spaceOf(view.value, fight.place)?.pennants ?? 1;
