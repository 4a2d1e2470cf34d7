/** Plays the moment of truth on the wall once for each turn. */

import { useEffect, useRef, useState } from "preact/hooks";

const PRESENT_BOARD = -1;

/**
 * Return the index of the frame to show; -1 for the present board.
 *
 * A new `turnKey` is played once, with a frame every `pace` milliseconds. Frames that are added during this time are
 * played, too. A turn from before the first render is not played. If `turnKey` is "", the turn is not known yet.
 */
export function useFrameIndexOnce(turnKey: string, momentCount: number, pace: number): number {
  const [frameIndex, setFrameIndex] = useState(PRESENT_BOARD);
  const lastTurn = useRef(turnKey);
  useEffect(() => {
    if (lastTurn.current === turnKey || !turnKey) return;
    if (lastTurn.current) setFrameIndex(0);
    lastTurn.current = turnKey;
  }, [turnKey]);
  useEffect(() => {
    if (frameIndex === PRESENT_BOARD) return undefined;
    const timer = setTimeout(() => setFrameIndex(frameIndex + 1 < momentCount ? frameIndex + 1 : PRESENT_BOARD), pace);
    return () => clearTimeout(timer);
  }, [frameIndex, momentCount, pace]);
  return frameIndex < momentCount ? frameIndex : PRESENT_BOARD;
}
