/** Turns that were played before the last one, asked of the server once each. */

import { useEffect, useState } from "preact/hooks";
import { persist } from "../../../ui/lazy";
import { askGame } from "../../../ui/question";
import { live, view } from "../../../ui/services";
import { turnOf } from "../shape";
import type { PlayedDoc } from "../wire";

const asked = new Map<string, PlayedDoc>();

/** A turn by its number among those played; undefined until it is there. */
export function useTurn(number: number, newest: PlayedDoc | undefined): PlayedDoc | undefined {
  const [found, setFound] = useState<{ readonly number: number; readonly played: PlayedDoc } | null>(null);
  const key = `${live.value?.id} ${turnOf(view.value)?.revised} ${number}`;
  const isNewest = newest !== undefined && (newest.turn === number || number < 0);
  useEffect(() => {
    if (isNewest || number < 0) return undefined;
    const kept = asked.get(key);
    if (kept) {
      setFound({ number, played: kept });
      return undefined;
    }
    return persist(
      () => askGame<PlayedDoc>("turn", { turn: number }),
      (played) => {
        asked.set(key, played);
        setFound({ number, played });
      },
      () => undefined,
    );
  }, [key, isNewest]);
  if (isNewest) return newest;
  return found?.number === number ? found.played : undefined;
}
