/** Plays the moment of truth on the wall once for each turn. */

import { useEffect, useRef, useState } from "preact/hooks";

const PRESENT_BOARD = -1;

/**
 * Return the index of the frame to show; -1 for the present board.
 *
 * A new `turn` is played once, with a frame every `pace` milliseconds. Frames that are added during this time are
 * played, too. A turn from before the first render is not played. If `turn` is "", the turn is not known yet.
 */
export function useFrameIndexOnce(turn: string, moments: number, pace: number): number {
  const [at, setAt] = useState(PRESENT_BOARD);
  const known = useRef(turn);
  useEffect(() => {
    if (known.current === turn || !turn) return;
    if (known.current) setAt(0);
    known.current = turn;
  }, [turn]);
  useEffect(() => {
    if (at === PRESENT_BOARD) return undefined;
    const timer = setTimeout(() => setAt(at + 1 < moments ? at + 1 : PRESENT_BOARD), pace);
    return () => clearTimeout(timer);
  }, [at, moments, pace]);
  return at < moments ? at : PRESENT_BOARD;
}
