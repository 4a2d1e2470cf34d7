/** The explicit list of games the phone knows how to draw. */

import type { GamePack } from "../ui/gamepack";
import { plainPack } from "../ui/plainpack";

const PACKS: Readonly<Record<string, () => Promise<{ pack: GamePack }>>> = {
  cursus_honorum: () => import("./cursus_honorum/pack"),
  ludi_romani: () => import("./ludi_romani/pack"),
  morituri: () => import("./morituri/pack"),
  roman_diplomacy: () => import("./roman_diplomacy/pack"),
};

/** How a game is drawn; one that is not listed is drawn plainly. */
export async function loadPack(ruleset: string): Promise<GamePack> {
  const load = PACKS[ruleset];
  return load ? (await load()).pack : plainPack(ruleset);
}
