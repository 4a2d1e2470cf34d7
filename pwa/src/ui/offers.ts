/** What a character may do now, asked when a screen needs it and again when things have changed. */

import { useEffect } from "preact/hooks";
import { offersKey } from "../core/game";
import type { OffersDoc } from "../core/wire";
import { live } from "./services";

/** Not more often than this, however much happens. */
const EVERY = 2_500;

/** The offers for a character, kept fresh while the screen is open; undefined before the first answer. */
export function useOffers(as: string, recorder?: string): OffersDoc | undefined {
  const game = live.value;
  const cursor = game?.view.value?.cursor;
  const period = game?.doc.value?.period.seq;
  useEffect(() => {
    if (as) game?.loadOffers(as, recorder).catch(() => undefined);
  }, [game, as, recorder, period]);
  useEffect(() => {
    if (!as) return;
    const timer = setTimeout(() => game?.loadOffers(as, recorder).catch(() => undefined), EVERY);
    return () => clearTimeout(timer);
  }, [cursor]);
  return game?.offers.value[offersKey(as, recorder)];
}
