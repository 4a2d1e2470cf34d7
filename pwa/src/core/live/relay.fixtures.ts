/** Windows of one browser to test: a channel between them, and a server whose streams say what they are told. */

import { vi } from "vitest";
import { Relay } from "./relay";
import type { RelayDeps } from "./relay";
import type { ServerEvent } from "./sse";
import { Stream } from "./stream";
import type { StreamState } from "./stream";

type Listener = (event: MessageEvent) => void;

/** A channel as browsers have it: everybody but the speaker hears, a moment later, in order. */
export class Room {
  private readonly ears = new Map<Window, Listener>();
  /** What windows that stand still have not heard; they say nothing either. */
  private readonly frozen = new Map<Window, unknown[]>();

  channelOf(own: Window): ReturnType<NonNullable<RelayDeps["channel"]>> {
    return {
      addEventListener: (_name: string, ear: unknown) => void this.ears.set(own, ear as Listener),
      close: () => void this.ears.delete(own),
      postMessage: (data: unknown) => {
        if (this.frozen.has(own)) return;
        for (const [one, ear] of this.ears) {
          if (one !== own) this.tell(one, ear, structuredClone(data));
        }
      },
    };
  }

  private tell(one: Window, ear: Listener, data: unknown): void {
    const held = this.frozen.get(one);
    if (held) held.push(data);
    else queueMicrotask(() => this.ears.has(one) && ear({ data } as MessageEvent));
  }

  freeze(window: Window): void {
    this.frozen.set(window, []);
  }

  goOn(window: Window): void {
    const held = this.frozen.get(window) ?? [];
    this.frozen.delete(window);
    for (const data of held) this.ears.get(window)?.({ data } as MessageEvent);
  }
}

export interface Window {
  readonly relay: Pick<Relay, "open" | "restart" | "lost" | "close">;
  /** What shares its stream has been fetched. */
  readonly attach: (whole?: boolean) => Promise<unknown>;
  /** The addresses at which it opened streams. */
  readonly urls: string[];
  readonly states: StreamState[];
  readonly events: string[];
  readonly refusals: number[];
  /** How often it asked how the game stands. */
  readonly asked: ReturnType<typeof vi.fn<() => void>>;
  cursor: string;
  whole: boolean;
  shown: string | null;
  /** What its stream says; nothing while it has none. */
  say(event: string, data?: string): Promise<unknown>;
  /** Whether it holds a stream. */
  readonly streams: () => boolean;
  status: number;
}

/** A moment later: a millisecond, so that of two windows one opened first. */
export const moment = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

/** A window that shows a game. Its relay is there at once, or once it is `attached`. */
export function testWindow(room: Room | null, game = "ides", later = false): Window {
  let push: ((text: string) => void) | null = null;
  let openedAt = "";
  let relay: Relay | null = null;
  const url = (): string => `/live${made.cursor && !made.whole ? `?since=${made.cursor}` : ""}`;
  const took = ({ event, data }: ServerEvent): void => {
    made.whole = false;
    made.events.push(`${event} ${data}`.trim());
  };
  const stream = new Stream({
    fetch: async (address, init) => {
      made.urls.push(address);
      if (made.status !== 200) return new Response("", { status: made.status });
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          push = (text) => controller.enqueue(new TextEncoder().encode(text));
          init?.signal?.addEventListener("abort", () => {
            push = null;
            controller.error(new DOMException("x", "AbortError"));
          });
        },
      });
      return new Response(body);
    },
    url: () => (openedAt = url()),
    event: (event, opened) => {
      relay?.heard(event, opened);
      took(event);
    },
    state: (state) => (relay ? relay.became(state) : made.states.push(state)),
    refused: (status) => {
      relay?.refused(status);
      made.refusals.push(status);
    },
  });
  const made: Window = {
    attach: (whole = false) => {
      relay = new Relay(
        {
          game,
          stream,
          url,
          openedAt: () => openedAt,
          event: took,
          state: (state) => made.states.push(state),
          refused: (status) => made.refusals.push(status),
          shown: () => made.shown,
          anew: () => (made.whole = true),
          ask: () => made.asked(),
          local: Date.now,
          channel: () => room?.channelOf(made) ?? null,
        },
        made.states.at(-1) ?? "asleep",
        whole,
      );
      return moment();
    },
    get relay() {
      return relay ?? stream;
    },
    urls: [],
    states: [],
    events: [],
    refusals: [],
    asked: vi.fn(),
    cursor: "",
    whole: false,
    shown: null,
    say: (event, data = "") => {
      push?.(`event: ${event}\ndata: ${data}\n\n`);
      return moment();
    },
    streams: () => push !== null,
    status: 200,
  };
  if (!later) void made.attach();
  return made;
}

/** A window whose stream is live, and that shows this. */
export async function leadingWindow(room: Room, game = "ides", shown = "what is shown"): Promise<Window> {
  const window = await followingWindow(room, game);
  await window.say("view", "1");
  window.shown = shown;
  return window;
}

/** A window that was opened just now: it follows if another one leads. */
export async function followingWindow(room: Room, game = "ides"): Promise<Window> {
  const window = testWindow(room, game);
  window.relay.open();
  await moment();
  return window;
}

/** Which of these windows have a stream of their own. */
export const holders = (...windows: readonly Window[]): readonly boolean[] => windows.map((window) => window.streams());
