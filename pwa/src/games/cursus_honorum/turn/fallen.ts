/** Which dice have just fallen, so that everybody who looks sees them fall. */

import { useRef } from "preact/hooks";
import type { DieDoc, TurnDoc } from "../wire";

interface Seen {
  readonly moment: string;
  readonly dice: readonly DieDoc[];
  readonly fell: ReadonlyMap<string, number>;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** The dice that fell in the last roll, each with its place among them; none of what lay there before one looked. */
export function useFallen(turn: TurnDoc): ReadonlyMap<string, number> {
  const seen = useRef<Seen | null>(null);
  const moment = `${turn.who} ${turn.rolls}`;
  const before = seen.current;
  if (before?.moment !== moment) {
    seen.current = { moment, dice: turn.dice, fell: before && turn.rolls > 0 ? fallen(turn.dice, before.dice) : NONE };
  }
  return seen.current?.fell ?? NONE;
}

/** A die that is not kept was rolled; a 1 that was none before was, too. */
export function fallen(now: readonly DieDoc[], before: readonly DieDoc[]): ReadonlyMap<string, number> {
  const lay = new Map(before.map((one) => [one.id, one]));
  const rolled = now.filter((one) => !one.locked || (one.kind === "disapproval" && lay.get(one.id)?.face !== one.face));
  return new Map(rolled.map(({ id }, index) => [id, index]));
}
