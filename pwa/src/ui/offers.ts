/** What a character may do now, asked when a screen needs it and again when things have changed. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Problem } from "../core/api";
import { offersKey } from "../core/game";
import type { OffersDoc } from "../core/wire";
import { live } from "./services";

/** About so often at most, however much happens; never all phones of a hall in the same moment. */
const EVERY = 2_500;
const spread = (): number => EVERY * (0.5 + Math.random());

/** So long a screen of few players gathers changes before it asks. */
const PROMPTLY = 120;

export interface Offered {
  /** The last answer, be it from an earlier visit; undefined before the first. */
  readonly offers: OffersDoc | undefined;
  /** Why there is no newer one. */
  readonly problem: Problem | null;
}

/** The offers for a character, kept fresh while the screen is open. */
export function useOffers(as: string, recorder?: string): Offered {
  const [problem, setProblem] = useState<Problem | null>(null);
  const game = live.value;
  const cursor = game?.view.value?.cursor;
  const period = game?.doc.value?.period.seq;
  const load = useRef<() => void>(() => undefined);
  load.current = () => {
    if (as) game?.loadOffers(as, recorder).then(() => setProblem(null), setProblem);
  };
  useEffect(() => load.current(), [game, as, recorder, period]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      load.current();
    }, spread());
  }, [cursor]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { offers: game?.offers.value[offersKey(as, recorder)], problem };
}

export interface PromptOffers {
  readonly offers: OffersDoc | undefined;
  /** Whether they were asked for after the last change that is on the screen. */
  readonly fresh: boolean;
  readonly reload: () => Promise<void>;
}

/** The offers for a character at a table of few, asked again as soon as anything has changed. */
export function usePromptOffers(as: string): PromptOffers {
  const [asked, setAsked] = useState("");
  const game = live.value;
  const cursor = game?.view.value?.cursor ?? "";
  const reload = async (): Promise<void> => {
    const at = game?.view.peek()?.cursor ?? "";
    if (!as || !game) return;
    await game.loadOffers(as).then(
      () => setAsked(`${as} ${at}`),
      () => undefined,
    );
  };
  const first = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void reload(), first.current ? 0 : PROMPTLY);
    first.current = false;
    return () => clearTimeout(timer);
  }, [game, as, cursor]);
  return { offers: as ? game?.offers.value[offersKey(as)] : undefined, fresh: asked === `${as} ${cursor}`, reload };
}
