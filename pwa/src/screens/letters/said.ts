/** The letters that were fetched, kept while the game is open: what was read once is read without a network. */

import { signal } from "@preact/signals";
import { countOf, letterbox, othersIn, thread } from "../../core/view/letters";
import type { OpenGame } from "../../core/replay/past";
import type { Letter, LetterboxDoc, Letters } from "../../core/view/wire";
import { me } from "../../ui/me";
import { api, live, view } from "../../ui/services";

const PAGE = 500;

const fetched = new WeakMap<OpenGame, ReturnType<typeof signal<Readonly<Record<string, readonly Letter[]>>>>>();

const kept = () => {
  const game = live.value;
  if (!game) return signal<Readonly<Record<string, readonly Letter[]>>>({});
  const known = fetched.get(game) ?? signal<Readonly<Record<string, readonly Letter[]>>>({});
  fetched.set(game, known);
  return known;
};

/** The letters of a thread, as far as they were fetched and may still be read. */
export const lettersOf = (id: string): readonly Letter[] => (thread(view.value, id) ? (kept().value?.[id] ?? []) : []);

/** Fetch a thread whole: its letters may have been erased or laid open since. */
export async function fetchThread(id: string): Promise<void> {
  const game = live.peek();
  const store = kept();
  if (!game) return;
  const found: Letter[] = [];
  for (let more = true; more; ) {
    const page: Letters = await api.call(`/games/${game.id}/letters?thread=${encodeURIComponent(id)}&after=${found.at(-1)?.number ?? 0}&limit=${PAGE}`);
    found.push(...page.letters);
    ({ more } = page);
  }
  store.value = { ...store.peek(), [id]: found };
}

/** Search all letters that I may read. */
export const searchLetters = (words: string): Promise<Letters> =>
  api.call(`/games/${live.peek()?.id ?? ""}/letters?q=${encodeURIComponent(words)}&limit=50`);

/** Letters that their writers laid open after the game. */
export async function openedLetters(): Promise<readonly Letter[]> {
  const all: Letters = await api.call(`/games/${live.peek()?.id ?? ""}/letters?limit=${PAGE}`);
  return all.letters.filter((letter) => letter.disclosed);
}

const note = (noted: Partial<LetterboxDoc>): Promise<unknown> =>
  api.call(`/games/${live.peek()?.id ?? ""}/letterbox`, { method: "POST", body: { as: me.peek(), ...noted } });

/** Note that what was fetched of a thread has been read. */
export async function noteRead(id: string): Promise<void> {
  const doc = thread(view.peek(), id);
  if (!doc || !me.peek() || lettersOf(id).length < countOf(doc)) return;
  const read = othersIn(doc, me.peek());
  if (read > (letterbox(view.peek(), me.peek()).read[id] ?? 0)) await note({ read: { [id]: read } });
}

/** Hear nothing more of somebody, or hear them again. */
export function mute(who: string, on: boolean): Promise<unknown> {
  const { muted } = letterbox(view.peek(), me.peek());
  return note({ muted: on ? [...muted, who] : muted.filter((one) => one !== who) });
}
