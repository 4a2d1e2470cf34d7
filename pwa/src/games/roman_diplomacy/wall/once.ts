/** The moment of truth in the room: it runs through once for each turn, and then the present is shown. */

import { useEffect, useRef, useState } from "preact/hooks";

const PRESENT = -1;

/**
 * Which of so many moments is shown; -1 for the present. Each `turn` that comes while one looks runs
 * through once, a moment every `pace` milliseconds; more moments that come meanwhile are run through,
 * too. A turn that was there before (or "", not known yet) does not.
 */
export function useOnce(turn: string, moments: number, pace: number): number {
  const [at, setAt] = useState(PRESENT);
  const known = useRef(turn);
  useEffect(() => {
    if (known.current === turn || !turn) return;
    if (known.current) setAt(0);
    known.current = turn;
  }, [turn]);
  useEffect(() => {
    if (at === PRESENT) return undefined;
    const timer = setTimeout(() => setAt(at + 1 < moments ? at + 1 : PRESENT), pace);
    return () => clearTimeout(timer);
  }, [at, moments, pace]);
  return at < moments ? at : PRESENT;
}
