/** The board's picture in the open game. The view names it by digest, and it is fetched once. */

import { useEffect, useState } from "preact/hooks";
import type { PictureDoc } from "../core/view/wire";
import { persist } from "./lazy";
import { live, view } from "./services";

interface Known {
  readonly digest: string;
  readonly picture: unknown;
}

/** The last picture that was fetched. A phone shows one game at a time, so one is enough. */
let known: Known | null = null;

/** Return the picture with this digest. The browser caches it, so it is there without a network, too. */
async function fetched(game: string, digest: string): Promise<Known> {
  const answer = await fetch(`/api/v1/games/${game}/pictures/${digest}`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`the picture ${digest} was answered with ${answer.status}`);
  return { digest, picture: await answer.json() };
}

/** Return the board's picture in the game's own form; null while it is not there yet. */
export function usePicture<T>(): T | null {
  const digest = (view.value?.slices["picture"] as PictureDoc | undefined)?.digest ?? "";
  const game = live.value?.id ?? "";
  const [loaded, setLoaded] = useState(known);
  useEffect(() => {
    if (!digest || known?.digest === digest) {
      setLoaded(known);
      return undefined;
    }
    const keep = (found: Known): void => {
      known = found;
      setLoaded(found);
    };
    return persist(() => fetched(game, digest), keep, () => undefined);
  }, [game, digest]);
  return loaded?.digest === digest ? (loaded.picture as T) : null;
}
