/** What a character may do now, asked when a screen needs it and again when things have changed. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Problem } from "../core/api";
import { offersKey } from "../core/game";
import { Backoff } from "../core/backoff";
import { person } from "../core/selectors";
import type { Offers } from "../core/wire";
import { live } from "./services";

/** About so often at most, however much happens; never all phones of a hall in the same moment. */
const EVERY = 2_500;
const spread = (): number => EVERY * (0.5 + Math.random());

/** So long a screen of few players gathers changes before it asks. */
const PROMPTLY = 120;

export interface Offered {
  /** The last answer, be it from an earlier visit; undefined before the first. */
  readonly offers: Offers | undefined;
  /** Why there is no newer one. */
  readonly problem: Problem | null;
  /** Whether an act from this phone was done since: what it offers may be over. */
  readonly outdated: boolean;
}

/** The offers for a character, kept fresh while the screen is open. */
export function useOffers(as: string, recorder?: string): Offered {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outdated, setOutdated] = useState(false);
  const game = live.value;
  const cursor = game?.view.value?.cursor;
  const period = game?.doc.value?.period.seq;
  const where = person(game?.view.value ?? null, as)?.place;
  const load = useRef<() => void>(() => undefined);
  const again = useAgain();
  load.current = () => {
    const failed = (error: unknown): void => {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
      again.after(error, () => load.current());
    };
    const loaded = (): void => {
      again.done();
      setProblem(null);
      setOutdated(false);
    };
    if (as) game?.loadOffers(as, recorder).then(loaded, failed);
  };
  useEffect(() => load.current(), [game, as, recorder, period, where]);
  useEffect(
    () =>
      game?.onSettled((_item, outcome) => {
        if (outcome.state !== "done") return;
        setOutdated(true);
        load.current();
      }),
    [game],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      load.current();
    }, spread());
  }, [cursor]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { offers: game?.offers.value[offersKey(as, recorder)], problem, outdated };
}

interface PromptOffers {
  readonly offers: Offers | undefined;
  /** Whether they were asked for after the last change that is on the screen. */
  readonly fresh: boolean;
  readonly reload: () => Promise<void>;
}

/** The offers for a character at a table of few, asked again as soon as anything has changed. */
export function usePromptOffers(as: string): PromptOffers {
  const [asked, setAsked] = useState("");
  const game = live.value;
  const cursor = game?.view.value?.cursor ?? "";
  const again = useAgain();
  const reload = async (): Promise<void> => {
    const at = game?.view.peek()?.cursor ?? "";
    if (!as || !game) return;
    await game.loadOffers(as).then(
      () => (again.done(), setAsked(`${as} ${at}`)),
      (error: unknown) => again.after(error, () => void latest.current()),
    );
  };
  const latest = useRef(reload);
  latest.current = reload;
  const first = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void reload(), first.current ? 0 : PROMPTLY);
    first.current = false;
    return () => clearTimeout(timer);
  }, [game, as, cursor]);
  return { offers: as ? game?.offers.value[offersKey(as)] : undefined, fresh: asked === `${as} ${cursor}`, reload };
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

interface Again {
  /** Do it again after a pause, if it failed in passing. */
  readonly after: (error: unknown, run: () => void) => void;
  /** It worked. */
  readonly done: () => void;
}

/** Asks again what was lost on the way, after growing pauses, while the screen is open. */
function useAgain(): Again {
  const [again] = useState(() => {
    const backoff = new Backoff(FIRST_PAUSE, LONGEST_PAUSE);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const after = (error: unknown, run: () => void): void => {
      stop();
      if (error instanceof Problem && error.passing) timer = setTimeout(run, backoff.next());
    };
    const done = (): void => {
      stop();
      backoff.reset();
    };
    return { after, done, stop };
  });
  useEffect(() => again.stop, [again]);
  return again;
}
