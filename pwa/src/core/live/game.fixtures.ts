/**
 * An open game for tests. A replacement for `fetch` answers in place of a server, and the test decides which events the
 * stream sends.
 */

import { vi } from "vitest";
import { Api } from "../view/api";
import { Clock } from "../view/clock";
import { memoryStorage } from "../sending/memorystorage";
import type { PhoneStorage } from "../sending/storage";
import { viewDoc } from "../view/fixtures";
import { LiveGame } from "./game";
import type { GameDeps } from "./gamedeps";
import type { Opening } from "../view/wire";

/** A game under test and its made-up server. */
export interface TestGame {
  /** The game under test. */
  readonly live: LiveGame;
  /** The clock of the game under test. */
  readonly clock: Clock;
  /** The addresses of the streams that the game opened, oldest first. */
  readonly urls: string[];
  /** The paths of all other requests, without the game's own path, oldest first. */
  readonly posts: string[];
  /** Send an event on the stream. */
  say(event: string, data: unknown): Promise<unknown>;
  /** Returns the answer to a request that does not open a stream. */
  answer: (url: string) => { status: number; body: unknown };
}

/** Let all pending promises run. */
export const settlePromises = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** Return a game under test. `onErased` and `channel` become services of the game. */
export function testGame(storage: PhoneStorage = memoryStorage(), onErased?: (erasureCount: number) => unknown, channel?: GameDeps["channel"]): TestGame {
  const urls: string[] = [];
  const posts: string[] = [];
  let push: (text: string) => void = () => undefined;
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    if (!url.includes("/live")) {
      posts.push(url.replace("/api/v1/games/ides", ""));
      const { status, body } = game.answer(url);
      return new Response(JSON.stringify(body), { status });
    }
    urls.push(url);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(encoder.encode(text));
        init?.signal?.addEventListener("abort", () => controller.error(new DOMException("x", "AbortError")));
      },
    });
    return new Response(body);
  };
  const clock = new Clock(Date.now);
  const live = new LiveGame({ id: "ides", api: new Api(fetch), storage, clock, fetch, ...(onErased && { onErased }), channel });
  const game: TestGame = {
    live,
    clock,
    urls,
    posts,
    say: async (event, data) => {
      push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return settlePromises();
    },
    answer: () => ({ status: 201, body: { command: "x", repeated: false, pending: false, entries: [] } }),
  };
  return game;
}

/** A command of Hirtius. */
export const hirtiusCommand = { type: "move", as: "hirtius", period: 5, to: "gaul" };
/** The label of Hirtius's command. */
export const commandLabel = { key: "act-move" };

/** Open the game and send it the given view. */
export async function openWithView(game: TestGame, doc: Opening = viewDoc()): Promise<void> {
  await game.live.open();
  await vi.dynamicImportSettled();
  await settlePromises();
  await game.say("view", doc);
}
