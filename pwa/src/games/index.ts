/** Lists the games that the phone can draw. */

import type { GamePack } from "../ui/gamepack";
import { plainPack } from "../ui/plainpack";

const PACKS: Readonly<Record<string, () => Promise<{ pack: GamePack }>>> = {
  cursus_honorum: () => import("./cursus_honorum/pack"),
  ludi_romani: () => import("./ludi_romani/pack"),
  morituri: () => import("./morituri/pack"),
  roman_diplomacy: () => import("./roman_diplomacy/pack"),
};

/** Return how a game is drawn. A game outside the list is drawn plainly. */
export async function loadPack(ruleset: string): Promise<GamePack> {
  const load = PACKS[ruleset];
  return load ? (await load()).pack : plainPack(ruleset);
}
