import { view } from "../../../ui/services";
import { t, personRef } from "../../../ui/texts";
import { BEAST, spaceOf } from "../shape";
import type { FightDoc } from "../wire";

/** Return a fighter as an argument of a message. The name of a beast is its kind. */
export function fighterRef(character: string, fight: FightDoc): string {
  return character === BEAST ? t("beast", { n: pennantsOf(fight) }) : personRef(character);
}

export const pennantsOf = (fight: FightDoc): number => spaceOf(view.value, fight.place)?.pennants ?? 1;
