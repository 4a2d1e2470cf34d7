/** An open game to test: a made-up server behind `fetch`, whose stream says what it is told to say. */

import { vi } from "vitest";
import { Api } from "../view/api";
import { Clock } from "../view/clock";
import { memoryStorage } from "../sending/memorystorage";
import type { PhoneStorage } from "../sending/storage";
import { viewDoc } from "../view/fixtures";
import { LiveGame } from "./game";
import type { GameDeps } from "./gamedeps";
import type { Opening } from "../view/wire";

export interface TestGame {
  readonly live: LiveGame;
  readonly clock: Clock;
  readonly urls: string[];
  readonly posts: string[];
  say(event: string, data: unknown): Promise<unknown>;
  answer: (url: string) => { status: number; body: unknown };
}

export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

export function testGame(storage: PhoneStorage = memoryStorage(), erased?: (times: number) => unknown, channel?: GameDeps["channel"]): TestGame {
  const urls: string[] = [];
  const posts: string[] = [];
  let push: (text: string) => void = () => undefined;
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    if (!url.includes("/live")) {
      posts.push(url.replace("/api/v1/games/ides", ""));
      const { status, body } = made.answer(url);
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
  const live = new LiveGame({ id: "ides", api: new Api(fetch), storage, clock, fetch, ...(erased && { erased }), channel });
  const made: TestGame = {
    live,
    clock,
    urls,
    posts,
    say: async (event, data) => {
      push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return settle();
    },
    answer: () => ({ status: 201, body: { command: "x", repeated: false, pending: false, entries: [] } }),
  };
  return made;
}

export const body = { type: "move", as: "hirtius", period: 5, to: "gaul" };
export const label = { key: "act-move" };

export async function opened(made: TestGame, doc: Opening = viewDoc()): Promise<void> {
  await made.live.open();
  await vi.dynamicImportSettled();
  await settle();
  await made.say("view", doc);
}
