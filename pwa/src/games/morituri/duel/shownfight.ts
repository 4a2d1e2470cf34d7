/** Decides which fight is shown: the current one, and for a while the one that just ended. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Kit } from "../gladiator/figure";
import type { FightDoc, GladiatorDoc, TurnDoc } from "../wire";

/** Minimum time for which an ended fight stays, in milliseconds. The next turn may come sooner. */
const ENDED_FIGHT_MS = 4_000;

interface ShownFight {
  readonly fight: FightDoc | undefined;
  /** The gear of the fighters at the start. The dead lose their gear at once. */
  readonly kits: Readonly<Record<string, Kit>>;
  /** Close an ended fight. */
  readonly dismiss: () => void;
}

export function useShownFight(fight: FightDoc | undefined, all: readonly GladiatorDoc[], turn: TurnDoc | undefined): ShownFight {
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
    const timer = setTimeout(() => setPut(number), Math.max(0, watched.current.over + ENDED_FIGHT_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [gone, number]);
  const shown = fight && (!over || (number > put && watched.current.number === number));
  return { fight: shown ? fight : undefined, kits: kits.current, dismiss: () => setPut(number) };
}
