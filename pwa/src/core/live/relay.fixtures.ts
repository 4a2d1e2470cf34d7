/**
 * Windows of one browser for tests. The fixtures contain a channel between the windows, and a server whose streams send
 * the events that the test names.
 */

import { vi } from "vitest";
import { Relay } from "./relay";
import type { RelayDeps } from "./relay";
import type { ServerEvent } from "./sse";
import { Stream } from "./stream";
import type { StreamState } from "./stream";

type MessageListener = (event: MessageEvent) => void;

/**
 * A channel like a browser's channel. All windows except the sender receive each message in order, a short time later.
 */
export class TestChannel {
  private readonly ears = new Map<TestWindow, MessageListener>();
  /** The messages for frozen windows. A frozen window neither receives nor sends messages. */
  private readonly frozen = new Map<TestWindow, unknown[]>();

  channelOf(ownWindow: TestWindow): ReturnType<NonNullable<RelayDeps["channel"]>> {
    return {
      addEventListener: (_name: string, ear: unknown) => void this.ears.set(ownWindow, ear as MessageListener),
      close: () => void this.ears.delete(ownWindow),
      postMessage: (data: unknown) => {
        if (this.frozen.has(ownWindow)) return;
        for (const [window, ear] of this.ears) {
          if (window !== ownWindow) this.tell(window, ear, structuredClone(data));
        }
      },
    };
  }

  private tell(window: TestWindow, ear: MessageListener, data: unknown): void {
    const queue = this.frozen.get(window);
    if (queue) queue.push(data);
    else queueMicrotask(() => this.ears.has(window) && ear({ data } as MessageEvent));
  }

  freeze(window: TestWindow): void {
    this.frozen.set(window, []);
  }

  goOn(window: TestWindow): void {
    const queue = this.frozen.get(window) ?? [];
    this.frozen.delete(window);
    for (const data of queue) this.ears.get(window)?.({ data } as MessageEvent);
  }
}

export interface TestWindow {
  /** The relay of the window. Until the relay is loaded, it is the stream alone. */
  readonly relay: Pick<Relay, "open" | "restart" | "noteLoss" | "close">;
  /** Load the relay, which shares the stream. The relay's constructor receives `isWhole`. */
  readonly attach: (isWhole?: boolean) => Promise<unknown>;
  /** The addresses at which this window opened streams. */
  readonly urls: string[];
  /** The states of the connection, oldest first. */
  readonly states: StreamState[];
  /** The events that this window received, oldest first. */
  readonly events: string[];
  /** The statuses of refused streams, oldest first. */
  readonly refusals: number[];
  /** Counts how often a window without a stream requested the view. */
  readonly asked: ReturnType<typeof vi.fn<() => void>>;
  /** The cursor of the view that the window shows. */
  cursor: string;
  /** Whether the next stream is opened without a cursor. */
  whole: boolean;
  /** The shown view in the form of an event. */
  shown: string | null;
  /** Send an event on this window's stream. If the window has no stream, no event is sent. */
  say(event: string, data?: string): Promise<unknown>;
  /** Whether this window has an open stream. */
  readonly streams: () => boolean;
  /** The status with which the server answers. */
  status: number;
}

/** Wait one millisecond, so that one of two windows opens before the other. */
export const waitOneMillisecond = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

/**
 * Return a window that shows a game. The window's relay exists at once. With `later`, it exists after a call of
 * `attach`.
 */
export function testWindow(room: TestChannel | null, game = "ides", isLate = false): TestWindow {
  let push: ((text: string) => void) | null = null;
  let openedAt = "";
  let relay: Relay | null = null;
  const url = (): string => `/live${window.cursor && !window.whole ? `?since=${window.cursor}` : ""}`;
  const recordEvent = ({ event, data }: ServerEvent): void => {
    window.whole = false;
    window.events.push(`${event} ${data}`.trim());
  };
  const stream = new Stream({
    fetch: async (address, init) => {
      window.urls.push(address);
      if (window.status !== 200) return new Response("", { status: window.status });
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
    onEvent: (event, openedAt) => {
      relay?.handleEvent(event, openedAt);
      recordEvent(event);
    },
    onState: (state) => (relay ? relay.noteStreamState(state) : window.states.push(state)),
    onRefused: (status) => {
      relay?.postRefusal(status);
      window.refusals.push(status);
    },
  });
  const window: TestWindow = {
    attach: (isWhole = false) => {
      relay = new Relay(
        {
          game,
          stream,
          url,
          openedAt: () => openedAt,
          onEvent: recordEvent,
          onState: (state) => window.states.push(state),
          onRefused: (status) => window.refusals.push(status),
          viewText: () => window.shown,
          onReset: () => (window.whole = true),
          fetchView: () => window.asked(),
          now: Date.now,
          channel: () => room?.channelOf(window) ?? null,
        },
        window.states.at(-1) ?? "asleep",
        isWhole,
      );
      return waitOneMillisecond();
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
      return waitOneMillisecond();
    },
    streams: () => push !== null,
    status: 200,
  };
  if (!isLate) void window.attach();
  return window;
}

/** Return a window with a live stream that shows the given view. */
export async function leadingWindow(room: TestChannel, game = "ides", latestView = "what is shown"): Promise<TestWindow> {
  const window = await followingWindow(room, game);
  await window.say("view", "1");
  window.shown = latestView;
  return window;
}

/** Return a window that was opened a moment ago. The window follows if another window leads. */
export async function followingWindow(room: TestChannel, game = "ides"): Promise<TestWindow> {
  const window = testWindow(room, game);
  window.relay.open();
  await waitOneMillisecond();
  return window;
}

/** Return for each window whether it has its own stream. */
export const ownStreamFlags = (...windows: readonly TestWindow[]): readonly boolean[] => windows.map((window) => window.streams());
