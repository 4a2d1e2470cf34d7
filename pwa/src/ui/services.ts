/** The services of the page, which are the storage, the server, the clock and the open game. */

import { computed, signal } from "@preact/signals";
import { Api } from "../core/view/api";
import { viewWithSliceSignals } from "../core/view/slicesignals";
import { Clock } from "../core/view/clock";
import { openStorage } from "../core/sending/storage";
import type { PhoneStorage } from "../core/sending/storage";
import { LiveGame } from "../core/live/game";
import type { OpenGame } from "../core/replay/pastgame";
import type { RunWithLock } from "../core/sending/outbox";
import type { View } from "../core/view/view";
import type { HeldCard } from "../core/view/wire";
import { language } from "./language";

const callServer = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, { ...init, headers: { ...init?.headers, "Accept-Language": language.peek() } });

/** The server's time. */
export const clock = new Clock(Date.now);
/** The calls to the server. Each answer that contains a time sets the clock. */
export const api = new Api(callServer, (serverTime, sentAt) => clock.measure(serverTime, sentAt));
/** The phone's storage. */
export const storage = signal<PhoneStorage>(openStorage());
/** The cards that this phone holds. */
export const heldCards = signal<readonly HeldCard[]>([]);
/** The open game; null while none is open. */
export const currentGame = signal<OpenGame | null>(null);

/**
 * The longest wait for a lock (milliseconds). A frozen window may hold the lock. Sending without the lock is safe,
 * because an act that is sent twice is carried out once.
 */
const LONGEST_LOCK_WAIT_MS = 8_000;

const runWithLock: RunWithLock = async (lockName, run) => {
  if (!("locks" in navigator)) return run();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), LONGEST_LOCK_WAIT_MS);
  const lockAnswer = navigator.locks.request(lockName, { signal: timeout.signal }, () => (clearTimeout(timer), run()));
  return lockAnswer.catch((error: unknown) => {
    if (timeout.signal.aborted) return run();
    throw error;
  }) as ReturnType<typeof run>;
};

/** Open a game, and close the game that was open before. */
export function openGame(gameId: string): OpenGame {
  const game = currentGame.peek();
  if (game?.id === gameId) return game;
  game?.close();
  const noteErasure = (erasureCount: number) => void import("./forget").then(({ forgetErasedText }) => forgetErasedText(gameId, erasureCount));
  const newGame = new LiveGame({ id: gameId, api, storage: storage.peek(), clock, fetch: callServer, lock: runWithLock, onErased: noteErasure });
  currentGame.value = newGame;
  void newGame.open();
  return newGame;
}

/** Close the open game. */
export function closeGame(): void {
  currentGame.peek()?.close();
  currentGame.value = null;
}

/** Load the cards that this phone holds. If the server does not answer, the known cards stay. */
export async function loadCards(): Promise<void> {
  heldCards.value = (await api.session()).cards;
}

/**
 * Translates the names in a view. The function is used on phones whose language differs from the language of the game's
 * data.
 */
export const nameTranslation = signal((view: View | null): View | null => view);

const translatedView = computed(() => nameTranslation.value(currentGame.value?.view.value ?? null));
const viewParts = viewWithSliceSignals(() => translatedView.value);

/** The view of the open game. A reader of a slice is called again only when this slice changes. */
export const view = computed(() => translatedView.value && viewParts);
/** The slice `game` of the open game; null if no game is open. */
export const gameSlice = computed(() => currentGame.value?.doc.value ?? null);
