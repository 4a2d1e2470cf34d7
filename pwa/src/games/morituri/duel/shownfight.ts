/**
 * Decides which fight is shown. The shown fight is the current fight, or for a short time the fight that has just
 * ended.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Kit } from "../gladiator/figure";
import type { FightDoc, GladiatorDoc, TurnDoc } from "../wire";

/** The minimum time for which an ended fight is shown (milliseconds). The next turn may end this time earlier. */
const ENDED_FIGHT_MS = 4_000;

interface ShownFight {
  readonly fight: FightDoc | undefined;
  /**
   * The gear of each fighter at the start of the fight. The gear is stored because a dead fighter loses the gear at
   * once.
   */
  readonly kits: Readonly<Record<string, Kit>>;
  /** Stops showing an ended fight. */
  readonly dismiss: () => void;
}

export function useShownFight(fight: FightDoc | undefined, gladiators: readonly GladiatorDoc[], turn: TurnDoc | undefined): ShownFight {
  const [dismissedRound, setDismissedRound] = useState(0);
  const watched = useRef({ number: 0, over: 0 });
  const kits = useRef<Readonly<Record<string, Kit>>>({});
  const roundNumber = fight?.number ?? 0;
  const isOver = fight?.stage === "over";
  if (!isOver) kits.current = Object.fromEntries(gladiators.map((gladiator) => [gladiator.id, gladiator.gear]));
  if (fight && !isOver) watched.current = { number: roundNumber, over: 0 };
  if (isOver && watched.current.number === roundNumber && !watched.current.over) watched.current.over = Date.now();
  const stateKey = `${turn?.round} ${turn?.turn} ${turn?.ended} ${turn?.moved}`;
  const previousObject = useRef(stateKey);
  if (!isOver) previousObject.current = stateKey;
  const isGone = isOver && previousObject.current !== stateKey;
  useEffect(() => {
    if (!isGone || roundNumber <= dismissedRound) return;
    const timer = setTimeout(() => setDismissedRound(roundNumber), Math.max(0, watched.current.over + ENDED_FIGHT_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [isGone, roundNumber]);
  const isShown = fight && (!isOver || (roundNumber > dismissedRound && watched.current.number === roundNumber));
  return { fight: isShown ? fight : undefined, kits: kits.current, dismiss: () => setDismissedRound(roundNumber) };
}
