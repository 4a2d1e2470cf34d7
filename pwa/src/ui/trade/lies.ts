/** What lies on the table between two, and what became of it when it is gone. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { tradeBetween } from "../../core/sending/trades";
import type { Line, PetitionDoc } from "../../core/view/wire";
import { live, view } from "../services";
import { ignoreTaps } from "../taps";

export type Fate = "" | "changed" | "done" | "cleared";

export interface Lying {
  readonly petition: PetitionDoc | undefined;
  /** What the other one, or time, has done to it last while one looked. */
  readonly fate: Fate;
}

/** What lies there. When it changes, a tap that comes at once decides nothing. */
export function useLying(type: string, as: string, partner: string): Lying {
  const petition = tradeBetween(view.value, type, as, partner);
  const before = useRef(petition);
  const [fate, setFate] = useState<Fate>("");
  useLayoutEffect(() => {
    const last = before.current;
    before.current = petition;
    if (last?.id === petition?.id) return;
    ignoreTaps();
    if (petition) setFate(petition.actor === as ? "" : "changed");
    else setFate(live.peek()?.arrived.peek().some(isDone) ? "done" : "cleared");
  }, [petition, as]);
  return { petition, fate };
}

/** Whether a line says that the last of those who were asked has agreed. */
const isDone = ({ key }: Line): boolean => key === "petition-carried";
