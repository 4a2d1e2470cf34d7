/** The list of the games for which the phone has drawings. */

import type { GamePack } from "../ui/gamepack";
import { plainPack } from "../ui/plainpack";

const PACKS: Readonly<Record<string, () => Promise<{ pack: GamePack }>>> = {
  cursus_honorum: () => import("./cursus_honorum/pack"),
  ludi_romani: () => import("./ludi_romani/pack"),
  morituri: () => import("./morituri/pack"),
  roman_diplomacy: () => import("./roman_diplomacy/pack"),
};

/** Return the pack with which a game is drawn. A game outside the list gets a plain pack. */
export async function loadPack(ruleset: string): Promise<GamePack> {
  const load = PACKS[ruleset];
  return load ? (await load()).pack : plainPack(ruleset);
}
