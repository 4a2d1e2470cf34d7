/** The trade between two characters, and the reason why the trade changed or disappeared. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { tradeBetween } from "../../core/sending/trades";
import type { Line, PetitionDoc } from "../../core/view/wire";
import { currentGame, view } from "../services";
import { ignoreTaps } from "../taps";

/** The last change of a trade: new terms by the partner, agreement, or withdrawal; "" if it did not change. */
export type LastChange = "" | "changed" | "done" | "cleared";

/** The trade between two characters. */
export interface TradeState {
  readonly petition: PetitionDoc | undefined;
  /**
   * The last change by the partner or by time. Only changes count that happened while the viewer looked at the trade.
   */
  readonly fate: LastChange;
}

/** Return the trade between two characters. After a change, taps are ignored for a short time. */
export function useTrade(actType: string, actor: string, partner: string): TradeState {
  const petition = tradeBetween(view.value, actType, actor, partner);
  const previousObject = useRef(petition);
  const [fate, setFate] = useState<LastChange>("");
  useLayoutEffect(() => {
    const lastPetition = previousObject.current;
    previousObject.current = petition;
    if (lastPetition?.id === petition?.id) return;
    ignoreTaps();
    if (petition) setFate(petition.actor === actor ? "" : "changed");
    else setFate(currentGame.peek()?.newLines.peek().some(isTradeDone) ? "done" : "cleared");
  }, [petition, actor]);
  return { petition, fate };
}

/** Return whether a line reports that all characters who were asked have agreed. */
const isTradeDone = ({ key }: Line): boolean => key === "petition-carried";
