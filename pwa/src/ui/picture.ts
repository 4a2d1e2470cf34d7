/** What the board of the open game is drawn from: the view names it, and it is fetched once. */

import { useEffect, useState } from "preact/hooks";
import type { PictureDoc } from "../core/view/wire";
import { persist } from "./lazy";
import { live, view } from "./services";

interface Known {
  readonly digest: string;
  readonly picture: unknown;
}

/** The last picture that was fetched: a phone shows one game at a time. */
let known: Known | null = null;

/** The picture of this digest. The browser keeps it, so that it is there without a network, too. */
async function fetched(game: string, digest: string): Promise<Known> {
  const answer = await fetch(`/api/v1/games/${game}/pictures/${digest}`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`the picture ${digest} was answered with ${answer.status}`);
  return { digest, picture: await answer.json() };
}

/** The picture of the open game's board in the game's own words; null while it is not there yet. */
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
