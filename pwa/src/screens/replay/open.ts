/** Opens a past moment of a game from its address. */

import { signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { PastGame } from "../../core/replay/pastgame";
import type { OpenGame } from "../../core/replay/pastgame";
import { MomentLoader } from "../../core/replay/replay";
import type { ReplayChunk, ReplayIndex } from "../../core/view/wire";
import { WALL_AUDIENCE_KEY } from "../../core/view/audiences";
import { currentRoute, sheets } from "../../ui/router";
import { addressedCharacter } from "./addressparts";
import { api, currentGame } from "../../ui/services";

/** The past game that is shown. If no past game is shown, it is the reason. */
export type ShownGame = PastGame | "loading" | "hidden" | "empty" | "lost";

export const shownGame = signal<ShownGame>("loading");

/** The id of the entry that the viewer may not see; "" if no entry was refused. */
export const refusedEntry = signal("");
/** The number of times that the replay was opened again. */
const reopenCount = signal(0);

/** Return the entry of the current moment. The address may still name another entry. */
export function currentEntry(): string {
  const game = shownGame.peek();
  return game instanceof PastGame ? (game.replay.index.moments.id[game.wantedMoment.peek()] ?? "") : (currentRoute.peek().rest[0] ?? "");
}

/** Open the replay again, because the address has changed since an entry was refused. */
export function reopenReplay(): void {
  reopenCount.value += 1;
}

/** Remember that this viewer may not see an entry, or that the entry is not in this game. Returns "hidden". */
export function rememberRefusedEntry(entry: string): "hidden" {
  refusedEntry.value = entry;
  return "hidden";
}

/**
 * Fetch the index of a game's moments for this viewer. With an entry, the index also names the moment of this entry.
 */
export const fetchIndex = (game: string, entry = ""): Promise<ReplayIndex> =>
  api.call(`/games/${game}/replay${entry && `?entry=${encodeURIComponent(entry)}`}`);

/**
 * Return the character whose screens the address requests, if the viewer may see these screens. Otherwise return "",
 * which means the viewer's own screens.
 */
export function allowedCharacter({ whose = [] }: ReplayIndex, character: string): string {
  return whose.includes(character) || (character === WALL_AUDIENCE_KEY && whose.length > 0) ? character : "";
}

export const replayOf = (game: string, replayIndex: ReplayIndex): MomentLoader =>
  new MomentLoader(game, replayIndex, (chunkIndex) => api.call<ReplayChunk>(`/games/${game}/replay/${chunkIndex}`));

/**
 * Replace the running game with a past game while the screen is open. Returns the past game. If there is none, returns
 * the reason.
 */
export function usePastGame(runningGame: OpenGame | undefined): ShownGame {
  const cardIds = runningGame?.view.value?.me.join(" ");
  useEffect(() => {
    if (!runningGame || cardIds === undefined) return undefined;
    let isCurrent = true;
    const [entry = ""] = currentRoute.peek().rest;
    void openMoment(runningGame, entry).then((moment) => {
      if (!isCurrent) return;
      if (moment instanceof PastGame) currentGame.value = moment;
      shownGame.value = moment;
    });
    return () => {
      isCurrent = false;
      currentGame.value = runningGame;
      shownGame.value = "loading";
      sheets.value = [];
    };
  }, [runningGame, cardIds, reopenCount.value]);
  return shownGame.value;
}

/** Return the game at the moment of an entry. Without an entry, return the game at its last moment. */
async function openMoment(runningGame: OpenGame, entry: string): Promise<ShownGame> {
  try {
    const replayIndex = await fetchIndex(runningGame.id, entry);
    const game = new PastGame(runningGame, replayOf(runningGame.id, replayIndex), allowedCharacter(replayIndex, untracked(addressedCharacter)));
    if (game.replay.momentCount === 0) return "empty";
    const moment = entry ? (replayIndex.at ?? game.replay.momentOf(entry)) : game.replay.momentCount - 1;
    if (moment < 0) return rememberRefusedEntry(entry);
    await game.seek(moment);
    return game;
  } catch (error) {
    if (error instanceof Problem) return "lost";
    throw error;
  }
}
