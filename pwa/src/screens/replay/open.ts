/** From an address to a moment of a game, and from a moment to its address. */

import { signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { PastGame } from "../../core/replay/past";
import type { OpenGame } from "../../core/replay/past";
import { Replay } from "../../core/replay/replay";
import type { ReplayChunk, ReplayIndex } from "../../core/view/wire";
import { WALL } from "../../core/view/whose";
import { here, sheets } from "../../ui/router";
import { whoseNow } from "./place";
import { api, live } from "../../ui/services";

/** What is shown: the game as it was, or why it is not. */
export type Shown = PastGame | "loading" | "hidden" | "empty" | "lost";

export const shown = signal<Shown>("loading");

/** The entry that could not be seen, and how often another one was asked for instead. */
export const refused = signal("");
const attempts = signal(0);

/** The entry that names the moment one is at; the address may not have followed yet. */
export function entryNow(): string {
  const past = shown.peek();
  return past instanceof PastGame ? (past.replay.index.moments.id[past.wanted.peek()] ?? "") : (here.peek().rest[0] ?? "");
}

/** Start anew: the address says something else than what could not be seen. */
export function again(): void {
  attempts.value += 1;
}

/** Nothing is shown of this entry: it is not for this viewer, or not of this game. */
export function refuse(entry: string): "hidden" {
  refused.value = entry;
  return "hidden";
}

/** Ask for what this viewer may see of a game, and where in it an entry is. */
export const askIndex = (game: string, entry = ""): Promise<ReplayIndex> =>
  api.call(`/games/${game}/replay${entry && `?entry=${encodeURIComponent(entry)}`}`);

/** Whose screens an address asks for, where they may be seen; else "", one's own. */
export function allowed({ whose = [] }: ReplayIndex, asked: string): string {
  return whose.includes(asked) || (asked === WALL && whose.length > 0) ? asked : "";
}

export const replayOf = (game: string, index: ReplayIndex): Replay =>
  new Replay(game, index, (chunk) => api.call<ReplayChunk>(`/games/${game}/replay/${chunk}`));

/** Put the game as it was in the place of the running one, for as long as the screen is open. */
export function usePast(running: OpenGame | undefined): Shown {
  const cards = running?.view.value?.me.join(" ");
  useEffect(() => {
    if (!running || cards === undefined) return undefined;
    let wanted = true;
    const [entry = ""] = here.peek().rest;
    void open(running, entry).then((found) => {
      if (!wanted) return;
      if (found instanceof PastGame) live.value = found;
      shown.value = found;
    });
    return () => {
      wanted = false;
      live.value = running;
      shown.value = "loading";
      sheets.value = [];
    };
  }, [running, cards, attempts.value]);
  return shown.value;
}

/** A game at the moment of an entry; without one, at its last moment. */
async function open(running: OpenGame, entry: string): Promise<Shown> {
  try {
    const index = await askIndex(running.id, entry);
    const past = new PastGame(running, replayOf(running.id, index), allowed(index, untracked(whoseNow)));
    if (past.replay.count === 0) return "empty";
    const moment = entry ? (index.at ?? past.replay.momentOf(entry)) : past.replay.count - 1;
    if (moment < 0) return refuse(entry);
    await past.seek(moment);
    return past;
  } catch (error) {
    if (error instanceof Problem) return "lost";
    throw error;
  }
}
