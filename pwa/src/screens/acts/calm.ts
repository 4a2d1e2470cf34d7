/** The offers for my hand: asked for again soon after what concerns me has changed, and seldom otherwise. */

import { useEffect, useRef } from "preact/hooks";
import { offersKey } from "../../core/game";
import { company } from "../../core/company";
import { person } from "../../core/selectors";
import type { View } from "../../core/view";
import type { Offers } from "../../core/wire";
import { live } from "../../ui/services";

/** About so long after what happened elsewhere (milliseconds). */
const CALMLY = 20_000;
/** About so long after what concerns me: the changes of one act are asked about once. */
const SOON = 400;

/** The last offers for a character, undefined before the first. Never do all phones of a hall ask in the same moment. */
export function useCalmOffers(as: string): Offers | undefined {
  const game = live.value;
  const view = game?.view.value ?? null;
  const timer = useRef<{ pause: number; id: ReturnType<typeof setTimeout> } | null>(null);
  const stop = (): void => {
    clearTimeout(timer.current?.id);
    timer.current = null;
  };
  const ask = (): void => {
    stop();
    if (as) game?.loadOffers(as).catch(() => later(CALMLY));
  };
  const later = (pause: number): void => {
    if (timer.current && timer.current.pause <= pause) return;
    stop();
    timer.current = { pause, id: setTimeout(ask, pause * (0.5 + Math.random())) };
  };
  useEffect(() => (ask(), stop), [game, as]);
  useEffect(() => game?.onSettled((_item, outcome) => outcome.state === "done" && later(SOON)), [game, as]);
  useLater(() => later(SOON), [game?.doc.value?.period.seq, view?.slices[`purse/${as}`], around(view, as)]);
  useLater(() => later(CALMLY), [view?.cursor]);
  return game?.offers.value[offersKey(as)];
}

/** Where somebody is and as what, and who is there: their acts name these people. */
function around(view: View | null, as: string): string {
  const self = person(view, as);
  if (!self) return "";
  return [self.place, self.role, ...company(view, as).map(({ id }) => id)].join(" ");
}

/** Do something when one of these has changed, but not at first. */
function useLater(run: () => void, changed: readonly unknown[]): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) run();
    first.current = false;
  }, changed);
}
