/** How the open game looks and speaks, fetched once it is known which game it is. */

import { useEffect, useState } from "preact/hooks";
import { loadPack } from "../games";
import { persist } from "./lazy";
import { pack } from "./pack";
import { loadTexts } from "./texts";

export type Look = "loading" | "failed" | "ready";

/** Whether a game's look and words are there; as long as they cannot be loaded they are asked for again. */
export function useLook(ruleset: string | undefined): Look {
  const [look, setLook] = useState({ ruleset: "", failed: false });
  useEffect(() => {
    if (!ruleset) return undefined;
    return persist(
      () => Promise.all([loadPack(ruleset), loadTexts(ruleset)]),
      ([drawn]) => {
        pack.value = drawn;
        setLook({ ruleset, failed: false });
      },
      () => setLook({ ruleset, failed: true }),
    );
  }, [ruleset]);
  if (!ruleset || look.ruleset !== ruleset) return "loading";
  return look.failed ? "failed" : "ready";
}
