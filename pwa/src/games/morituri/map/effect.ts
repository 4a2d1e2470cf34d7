/** Puts the effect of a space into words. */

import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { spaceSign } from "../glyphs";
import { deckOf } from "../shape";
import type { SpaceDoc } from "../wire";

/** Return the number in the sentence about the effect of a space. */
function effectTextNumber(space: SpaceDoc): number {
  const { kind } = space;
  if (kind === "draw") return space.cards ?? 1;
  if (kind === "move") return Math.abs(space.by ?? 0);
  if (kind === "miss_turn") return space.turns ?? 1;
  if (kind === "bandits" || kind === "pirates") return deckOf(view.value)?.checks[kind].pass_at ?? 0;
  return space.pennants;
}

export function spaceEffectText(space: SpaceDoc): string {
  const sign = space.kind === "roma" ? "roma" : spaceSign(space);
  return t(`space-${sign}`, { n: effectTextNumber(space) });
}
