/**
 * Fetches earlier turns. If a turn was carried out again, its earlier results can be fetched, too. Each answer is
 * fetched once.
 */

import { useEffect, useState } from "preact/hooks";
import { loadUntilDone } from "../../../ui/lazy";
import { askGame } from "../../../ui/question";
import { currentGame, view } from "../../../ui/services";
import { turnOf } from "../shape";
import type { PlayedDoc } from "../wire";

const turnAnswers = new Map<string, PlayedDoc>();

interface RequestedTurn {
  readonly turn: number;
  readonly withdrawn?: true;
}

/**
 * Return the server's answer about a turn. The answer is fetched once. The answer is fetched again only after a turn
 * was carried out again.
 */
async function fetchTurn(turn: RequestedTurn, revision: number): Promise<PlayedDoc> {
  const key = `${currentGame.peek()?.id} ${revision} ${JSON.stringify(turn)}`;
  const answer = turnAnswers.get(key) ?? (await askGame<PlayedDoc>("turn", turn));
  turnAnswers.set(key, answer);
  return answer;
}

/** Return a turn by its number; undefined until it is fetched. */
export function useTurn(turnNumber: number, newestTurn: PlayedDoc | undefined): PlayedDoc | undefined {
  const [turn, setTurn] = useState<{ readonly key: string; readonly playedTurn: PlayedDoc } | null>(null);
  const revision = turnOf(view.value)?.revised ?? 0;
  const key = `${currentGame.value?.id} ${revision} ${turnNumber}`;
  const isNewest = newestTurn !== undefined && (newestTurn.turn === turnNumber || turnNumber < 0);
  useEffect(() => {
    if (isNewest || turnNumber < 0) return undefined;
    return loadUntilDone(
      () => fetchTurn({ turn: turnNumber }, revision),
      (playedTurn) => setTurn({ key, playedTurn }),
      () => undefined,
    );
  }, [key, isNewest]);
  if (isNewest) return newestTurn;
  return turn?.key === key ? turn.playedTurn : undefined;
}

/** Return the earlier results of a turn that was carried out again, the oldest first. */
export function useEarlierResults(turnNumber: number): readonly PlayedDoc[] {
  const [turns, setTurns] = useState<readonly PlayedDoc[]>([]);
  const revision = turnOf(view.value)?.revised ?? 0;
  useEffect(() => {
    const turns = Array.from({ length: revision }, (_, turn) => turn);
    return loadUntilDone(
      () => Promise.all(turns.map((turn) => fetchTurn({ turn, withdrawn: true }, revision))),
      setTurns,
      () => undefined,
    );
  }, [currentGame.value?.id, revision]);
  return turns.filter(({ turn }) => turn === turnNumber);
}
