/** Computes the dice of each side in a battle. The ranks of the side show these dice. */

import { person } from "../../../core/view/selectors";
import type { View } from "../../../core/view/view";
import { LEGION_KINDS } from "../shape";
import type { BattleDoc, CorpsDoc, SideDoc } from "../wire";

/** The die of Vulcan. A beaten die returns to Vulcan, so the winning party does not get it (PROEL-43). */
export const VULCAN_DIE = "legio_fabrilis";

/**
 * Return the dice of a side. After the side has chosen, they are the chosen dice. Before, they are all dice that the
 * side could choose.
 */
export function corpsOf(view: View | null, side: SideDoc): readonly CorpsDoc[] {
  const hasChosen = hasChosenDice(side);
  const corpses = side.corps.length > 0 ? side.corps : partyLegions(view, side);
  return corpses.filter((corps) => (hasChosen ? corps.fielded : corps.present) > 0);
}

/** Return whether a side has chosen its dice. */
export const hasChosenDice = (side: SideDoc): boolean => side.corps.some((corps) => corps.fielded > 0);

/** Return the legions that the members of a party command now. The numbers of legions are public. */
export function partyLegions(view: View | null, side: SideDoc): readonly CorpsDoc[] {
  return side.members.flatMap((owner) =>
    Object.entries(person(view, owner)?.holds ?? {})
      .filter(([corpsKind]) => LEGION_KINDS.includes(corpsKind))
      .map(([corpsKind, presentCount]) => ({ owner, kind: corpsKind, present: presentCount, fielded: 0, thrown: 0 })),
  );
}

/** Return the number of a party's legions by kind. The legions of all members are added. */
export function legionsByKind(view: View | null, side: SideDoc): Readonly<Record<string, number>> {
  const countsByKind: Record<string, number> = {};
  for (const { kind: corpsKind, present: presentCount } of partyLegions(view, side)) if (presentCount > 0) countsByKind[corpsKind] = (countsByKind[corpsKind] ?? 0) + presentCount;
  return countsByKind;
}

/** One standard in the ranks. A standard represents a die that waits, was rolled, or is lost. */
export interface Standard {
  readonly corpsKind: string;
  readonly state: "waits" | "rolled" | "lost";
}

/** Return the ranks of a side, with one standard for each die. The standards of lost dice come last. */
export function ranksOf(view: View | null, battle: BattleDoc, sideIndex: 0 | 1): readonly Standard[] {
  const party = battle.sides[sideIndex];
  const hasChosen = hasChosenDice(party);
  const fallenKinds = battle.rounds.filter((round) => round.fallen[sideIndex] !== "").map((round) => round.throws[sideIndex]?.kind ?? "");
  const standards = corpsOf(view, party).flatMap(({ kind: corpsKind, present: presentCount, fielded: fieldedCount, thrown: thrownCount }) =>
    Array.from({ length: hasChosen ? fieldedCount : presentCount }, (_, index): Standard => ({ corpsKind, state: hasChosen && index < thrownCount ? "rolled" : "waits" })),
  );
  const shownStandards = standards.map((standard) => {
    const fallIndex = standard.state === "rolled" ? fallenKinds.indexOf(standard.corpsKind) : -1;
    if (fallIndex < 0) return standard;
    fallenKinds.splice(fallIndex, 1);
    return { ...standard, state: "lost" as const };
  });
  const order = ["waits", "rolled", "lost"];
  return shownStandards.sort((firstStandard, secondStandard) => order.indexOf(firstStandard.state) - order.indexOf(secondStandard.state));
}
