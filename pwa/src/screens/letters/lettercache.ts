/** Stores the fetched letters while the game is open, so that a player can read them again without a network. */

import { signal } from "@preact/signals";
import { countLetters, letterbox, countLettersByOthers, thread } from "../../core/view/letters";
import type { OpenGame } from "../../core/replay/pastgame";
import type { Letter, LetterboxDoc, Letters } from "../../core/view/wire";
import { me } from "../../ui/me";
import { api, currentGame, view } from "../../ui/services";

const PAGE_SIZE = 500;

const lettersByGame = new WeakMap<OpenGame, ReturnType<typeof signal<Readonly<Record<string, readonly Letter[]>>>>>();

const lettersOfGame = () => {
  const game = currentGame.value;
  if (!game) return signal<Readonly<Record<string, readonly Letter[]>>>({});
  const letters = lettersByGame.get(game) ?? signal<Readonly<Record<string, readonly Letter[]>>>({});
  lettersByGame.set(game, letters);
  return letters;
};

/** Return the fetched letters of a thread that the player may still read. */
export const lettersOfThread = (threadId: string): readonly Letter[] => (thread(view.value, threadId) ? (lettersOfGame().value?.[threadId] ?? []) : []);

/** Fetch all letters of a thread, and replace their earlier copies. Letters may have been erased or disclosed since. */
export async function fetchThread(threadId: string): Promise<void> {
  const game = currentGame.peek();
  const store = lettersOfGame();
  if (!game) return;
  const letters: Letter[] = [];
  for (let hasMore = true; hasMore; ) {
    const page: Letters = await api.call(`/games/${game.id}/letters?thread=${encodeURIComponent(threadId)}&after=${letters.at(-1)?.number ?? 0}&limit=${PAGE_SIZE}`);
    letters.push(...page.letters);
    ({ more: hasMore } = page);
  }
  store.value = { ...store.peek(), [threadId]: letters };
}

/** Return the letters that contain the given words, among all letters that I may read. */
export const searchLetters = (words: string): Promise<Letters> =>
  api.call(`/games/${currentGame.peek()?.id ?? ""}/letters?q=${encodeURIComponent(words)}&limit=50`);

/** Return the letters that their writers disclosed after the game. */
export async function fetchDisclosedLetters(): Promise<readonly Letter[]> {
  const page: Letters = await api.call(`/games/${currentGame.peek()?.id ?? ""}/letters?limit=${PAGE_SIZE}`);
  return page.letters.filter((letter) => letter.disclosed);
}

const sendLetterboxNote = (changes: Partial<LetterboxDoc>): Promise<unknown> =>
  api.call(`/games/${currentGame.peek()?.id ?? ""}/letterbox`, { method: "POST", body: { as: me.peek(), ...changes } });

/** Tell the server that the player has read the fetched letters of a thread. */
export async function markThreadRead(threadId: string): Promise<void> {
  const threadDoc = thread(view.peek(), threadId);
  if (!threadDoc || !me.peek() || lettersOfThread(threadId).length < countLetters(threadDoc)) return;
  const readLetterCount = countLettersByOthers(threadDoc, me.peek());
  if (readLetterCount > (letterbox(view.peek(), me.peek()).read[threadId] ?? 0)) await sendLetterboxNote({ read: { [threadId]: readLetterCount } });
}

/** Mute or unmute a character. */
export function setMuted(characterId: string, isMuted: boolean): Promise<unknown> {
  const { muted } = letterbox(view.peek(), me.peek());
  return sendLetterboxNote({ muted: isMuted ? [...muted, characterId] : muted.filter((character) => character !== characterId) });
}
