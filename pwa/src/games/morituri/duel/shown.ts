/** Which fight is on the screen: the one under way, and for a while the one that was just over. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Kit } from "../gladiator/figure";
import type { FightDoc, GladiatorDoc, TurnDoc } from "../wire";

/** A fight that is over stays at least so long, however fast the next turn comes. */
const LINGER = 4_000;

interface Shown {
  readonly fight: FightDoc | undefined;
  /** What the fighters wore when they came: the dead lose their gear at once. */
  readonly kits: Readonly<Record<string, Kit>>;
  /** Put a fight that is over away. */
  readonly dismiss: () => void;
}

export function useShownFight(fight: FightDoc | undefined, all: readonly GladiatorDoc[], turn: TurnDoc | undefined): Shown {
  const [put, setPut] = useState(0);
  const watched = useRef({ number: 0, over: 0 });
  const kits = useRef<Readonly<Record<string, Kit>>>({});
  const number = fight?.number ?? 0;
  const over = fight?.stage === "over";
  if (!over) kits.current = Object.fromEntries(all.map((one) => [one.id, one.gear]));
  if (fight && !over) watched.current = { number, over: 0 };
  if (over && watched.current.number === number && !watched.current.over) watched.current.over = Date.now();
  const moment = `${turn?.round} ${turn?.turn} ${turn?.ended} ${turn?.moved}`;
  const before = useRef(moment);
  if (!over) before.current = moment;
  const gone = over && before.current !== moment;
  useEffect(() => {
    if (!gone || number <= put) return;
    const timer = setTimeout(() => setPut(number), Math.max(0, watched.current.over + LINGER - Date.now()));
    return () => clearTimeout(timer);
  }, [gone, number]);
  const shown = fight && (!over || (number > put && watched.current.number === number));
  return { fight: shown ? fight : undefined, kits: kits.current, dismiss: () => setPut(number) };
}
