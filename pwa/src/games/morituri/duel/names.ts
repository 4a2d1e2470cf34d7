import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { BEAST, spaceOf } from "../shape";
import type { FightDoc } from "../wire";

/** What a fighter is called; a beast has no name but its kind. */
export function fighterName(who: string, fight: FightDoc): string {
  return who === BEAST ? t("beast", { n: pennantsOf(fight) }) : personName(who);
}

export const pennantsOf = (fight: FightDoc): number => spaceOf(view.value, fight.place)?.pennants ?? 1;
