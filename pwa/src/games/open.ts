/** Loads the drawings and texts of the open game, when the phone knows the game's ruleset. */

import { useEffect, useState } from "preact/hooks";
import { loadPack } from ".";
import type { GamePack } from "../ui/gamepack";
import { loadUntilDone } from "../ui/lazy";
import { pack } from "../ui/pack";
import { replaceGameTexts } from "../ui/texts";

/** Load the drawings and texts of a game. Returns the drawings. The app uses the texts from now on. */
export async function loadPackAndTexts(ruleset: string): Promise<GamePack> {
  const [pack] = await Promise.all([loadPack(ruleset), import("./texts").then(({ textsOf }) => replaceGameTexts(textsOf(ruleset)))]);
  return pack;
}

export type PackState = "loading" | "failed" | "loaded";

/** Load the drawings and texts of a game. The hook repeats this until it succeeds. */
export function useGamePackState(ruleset: string | undefined): PackState {
  const [loadState, setLoadState] = useState({ ruleset: "", failed: false });
  useEffect(() => {
    if (!ruleset) return undefined;
    return loadUntilDone(
      () => loadPackAndTexts(ruleset),
      (loadedPack) => {
        pack.value = loadedPack;
        setLoadState({ ruleset, failed: false });
      },
      () => setLoadState({ ruleset, failed: true }),
    );
  }, [ruleset]);
  if (!ruleset || loadState.ruleset !== ruleset) return "loading";
  return loadState.failed ? "failed" : "loaded";
}
