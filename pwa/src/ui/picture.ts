/** The picture of the board in the open game. The view names the picture by its digest. The picture is fetched once. */

import { useEffect, useState } from "preact/hooks";
import type { PictureDoc } from "../core/view/wire";
import { loadUntilDone } from "./lazy";
import { currentGame, view } from "./services";

interface FetchedPicture {
  readonly digest: string;
  readonly picture: unknown;
}

/** The last picture that was fetched. A phone shows one game at a time, so storing one picture is enough. */
let lastPicture: FetchedPicture | null = null;

/** Return the picture with this digest. The browser caches the picture, so it is available without a network, too. */
async function fetchBoardPicture(game: string, digest: string): Promise<FetchedPicture> {
  const answer = await fetch(`/api/v1/games/${game}/pictures/${digest}`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`the picture ${digest} was answered with ${answer.status}`);
  return { digest, picture: await answer.json() };
}

/** Return the picture of the board in the game's own form; null until the picture has been fetched. */
export function useBoardPicture<T>(): T | null {
  const digest = (view.value?.slices["picture"] as PictureDoc | undefined)?.digest ?? "";
  const game = currentGame.value?.id ?? "";
  const [picture, setPicture] = useState(lastPicture);
  useEffect(() => {
    if (!digest || lastPicture?.digest === digest) {
      setPicture(lastPicture);
      return undefined;
    }
    const storePicture = (picture: FetchedPicture): void => {
      lastPicture = picture;
      setPicture(picture);
    };
    return loadUntilDone(() => fetchBoardPicture(game, digest), storePicture, () => undefined);
  }, [game, digest]);
  return picture?.digest === digest ? (picture.picture as T) : null;
}
