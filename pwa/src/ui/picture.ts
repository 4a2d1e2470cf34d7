/** The board's picture in the open game. The view names it by digest, and it is fetched once. */

import { useEffect, useState } from "preact/hooks";
import type { PictureDoc } from "../core/view/wire";
import { loadUntilDone } from "./lazy";
import { live, view } from "./services";

interface FetchedPicture {
  readonly digest: string;
  readonly picture: unknown;
}

/** The last picture that was fetched. A phone shows one game at a time, so one is enough. */
let lastPicture: FetchedPicture | null = null;

/** Return the picture with this digest. The browser caches it, so it is there without a network, too. */
async function fetchPicture(game: string, digest: string): Promise<FetchedPicture> {
  const answer = await fetch(`/api/v1/games/${game}/pictures/${digest}`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`the picture ${digest} was answered with ${answer.status}`);
  return { digest, picture: await answer.json() };
}

/** Return the board's picture in the game's own form; null while it is not there yet. */
export function usePicture<T>(): T | null {
  const digest = (view.value?.slices["picture"] as PictureDoc | undefined)?.digest ?? "";
  const game = live.value?.id ?? "";
  const [loaded, setLoaded] = useState(lastPicture);
  useEffect(() => {
    if (!digest || lastPicture?.digest === digest) {
      setLoaded(lastPicture);
      return undefined;
    }
    const keep = (found: FetchedPicture): void => {
      lastPicture = found;
      setLoaded(found);
    };
    return loadUntilDone(() => fetchPicture(game, digest), keep, () => undefined);
  }, [game, digest]);
  return loaded?.digest === digest ? (loaded.picture as T) : null;
}
