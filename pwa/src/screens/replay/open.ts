/** Opens a past moment of a game from its address. */

import { signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { PastGame } from "../../core/replay/past";
import type { OpenGame } from "../../core/replay/past";
import { Replay } from "../../core/replay/replay";
import type { ReplayChunk, ReplayIndex } from "../../core/view/wire";
import { WALL_SCREEN } from "../../core/view/audiences";
import { here, sheets } from "../../ui/router";
import { characterNow } from "./place";
import { api, live } from "../../ui/services";

/** The past game that is shown, or the reason why none is. */
export type ShownGame = PastGame | "loading" | "hidden" | "empty" | "lost";

export const shownGame = signal<ShownGame>("loading");

/** The entry that the viewer may not see. */
export const refusedEntry = signal("");
/** Number of times that the replay was opened again. */
const reopenCount = signal(0);

/** Return the entry of the current moment. The address may not name it yet. */
export function entryNow(): string {
  const past = shownGame.peek();
  return past instanceof PastGame ? (past.replay.index.moments.id[past.wantedMoment.peek()] ?? "") : (here.peek().rest[0] ?? "");
}

/** Open again, because the address changed since an entry was refused. */
export function reopen(): void {
  reopenCount.value += 1;
}

/** Remember that this entry is not for this viewer or not of this game, and return "hidden". */
export function refuseEntry(entry: string): "hidden" {
  refusedEntry.value = entry;
  return "hidden";
}

/** Fetch the index of a game's moments for this viewer, with the moment of an entry. */
export const fetchIndex = (game: string, entry = ""): Promise<ReplayIndex> =>
  api.call(`/games/${game}/replay${entry && `?entry=${encodeURIComponent(entry)}`}`);

/** Return the character whose screens the address asks for, if they may be seen; else "" for the viewer's own. */
export function allowedCharacter({ whose = [] }: ReplayIndex, asked: string): string {
  return whose.includes(asked) || (asked === WALL_SCREEN && whose.length > 0) ? asked : "";
}

export const replayOf = (game: string, index: ReplayIndex): Replay =>
  new Replay(game, index, (chunk) => api.call<ReplayChunk>(`/games/${game}/replay/${chunk}`));

/**
 * Put a past game in the place of the running one while the screen is open. Return it, or the reason why there is
 * none.
 */
export function usePastGame(running: OpenGame | undefined): ShownGame {
  const cards = running?.view.value?.me.join(" ");
  useEffect(() => {
    if (!running || cards === undefined) return undefined;
    let wanted = true;
    const [entry = ""] = here.peek().rest;
    void openMoment(running, entry).then((found) => {
      if (!wanted) return;
      if (found instanceof PastGame) live.value = found;
      shownGame.value = found;
    });
    return () => {
      wanted = false;
      live.value = running;
      shownGame.value = "loading";
      sheets.value = [];
    };
  }, [running, cards, reopenCount.value]);
  return shownGame.value;
}

/** Return the game at the moment of an entry; without an entry, at its last moment. */
async function openMoment(running: OpenGame, entry: string): Promise<ShownGame> {
  try {
    const index = await fetchIndex(running.id, entry);
    const past = new PastGame(running, replayOf(running.id, index), allowedCharacter(index, untracked(characterNow)));
    if (past.replay.count === 0) return "empty";
    const moment = entry ? (index.at ?? past.replay.momentOf(entry)) : past.replay.count - 1;
    if (moment < 0) return refuseEntry(entry);
    await past.seek(moment);
    return past;
  } catch (error) {
    if (error instanceof Problem) return "lost";
    throw error;
  }
}
