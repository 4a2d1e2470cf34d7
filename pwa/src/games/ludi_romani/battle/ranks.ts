/** The dice of each side in a battle, as they stand in its ranks. */

import { person } from "../../../core/view/selectors";
import type { View } from "../../../core/view/view";
import { LEGIONS } from "../shape";
import type { BattleDoc, CorpsDoc, SideDoc } from "../wire";

/** Vulcan's die is nobody's prize: it goes home when it is beaten (PROEL-43). */
export const FORGED = "legio_fabrilis";

/** The dice of a side: those fielded once they are chosen, until then all it could bring. */
export function corpsOf(view: View | null, side: SideDoc): readonly CorpsDoc[] {
  const chosen = isChosen(side);
  const all = side.corps.length > 0 ? side.corps : armies(view, side);
  return all.filter((corps) => (chosen ? corps.fielded : corps.present) > 0);
}

/** Whether a side has chosen the dice that it fields. */
export const isChosen = (side: SideDoc): boolean => side.corps.some((corps) => corps.fielded > 0);

/** What the members of a party command now, as everybody sees it. */
export function armies(view: View | null, side: SideDoc): readonly CorpsDoc[] {
  return side.members.flatMap((owner) =>
    Object.entries(person(view, owner)?.holds ?? {})
      .filter(([kind]) => LEGIONS.includes(kind))
      .map(([kind, present]) => ({ owner, kind, present, fielded: 0, thrown: 0 })),
  );
}

/** How many legions a party has by kind, whoever of its members owns them. */
export function legionsByKind(view: View | null, side: SideDoc): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { kind, present } of armies(view, side)) if (present > 0) sums[kind] = (sums[kind] ?? 0) + present;
  return sums;
}

/** One standard in the ranks: a die, and whether it waits, is rolled, or is lost. */
export interface Standard {
  readonly kind: string;
  readonly state: "waits" | "rolled" | "lost";
}

/** The ranks of a side: a standard for each die, those that were lost last. */
export function ranksOf(view: View | null, battle: BattleDoc, side: 0 | 1): readonly Standard[] {
  const party = battle.sides[side];
  const chosen = isChosen(party);
  const fallen = battle.rounds.filter((round) => round.fallen[side] !== "").map((round) => round.throws[side]?.kind ?? "");
  const all = corpsOf(view, party).flatMap(({ kind, present, fielded, thrown }) =>
    Array.from({ length: chosen ? fielded : present }, (_, at): Standard => ({ kind, state: chosen && at < thrown ? "rolled" : "waits" })),
  );
  const stands = all.map((one) => {
    const at = one.state === "rolled" ? fallen.indexOf(one.kind) : -1;
    if (at < 0) return one;
    fallen.splice(at, 1);
    return { ...one, state: "lost" as const };
  });
  const order = ["waits", "rolled", "lost"];
  return stands.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}
