/**
 * The live stream of one game. A watchdog closes a silent stream, and the stream is opened again after growing pauses.
 * The stream is closed while the page is hidden. This module does not interpret the events.
 */

import { sseParser } from "./sse";
import type { ServerEvent } from "./sse";

/**
 * The longest silence of a stream before the stream counts as lost (milliseconds). The server sends a ping every five
 * seconds.
 */
export const LONGEST_SILENCE_MS = 12_000;
/** The pause after the first failure (milliseconds). Each further failure doubles the pause. */
const FIRST_RETRY_PAUSE_MS = 500;
const LONGEST_RETRY_PAUSE_MS = 15_000;

/**
 * The state of the stream. `crowded` means that other windows of this browser already use all connections that may
 * serve as streams.
 */
export type StreamState = "asleep" | "connecting" | "live" | "lost" | "crowded";

/** The services that a stream uses. */
export interface StreamDeps {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Returns the address of the stream, which contains the current cursor. */
  readonly url: () => string;
  /** Called with each event, and with the phone's own time at which the event's stream was opened (milliseconds). */
  readonly onEvent: (event: ServerEvent, openedAt: number) => void;
  /** Called with each new state of the stream. */
  readonly onState: (state: StreamState) => void;
  /** Called with the HTTP status when the server refused the stream. */
  readonly onRefused?: (status: number) => void;
  /** Returns a random number from 0 to 1, which decides the length of pauses. */
  readonly random?: () => number;
  /** Returns the phone's own time (milliseconds). */
  readonly now?: () => number;
}

/** A stream that is opened again after each failure until a caller closes it. */
export class Stream {
  #abort: AbortController | null = null;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isWanted = false;

  readonly #deps: StreamDeps;

  constructor(deps: StreamDeps) {
    this.#deps = deps;
  }

  /** Open the stream at once and end any pause. */
  open(): void {
    this.#isWanted = true;
    this.#failures = 0;
    this.#connect();
  }

  /** Close the stream, and open it again at the current cursor after a pause. */
  restart(): void {
    if (!this.#isWanted) return;
    this.#drop();
    this.#retryLater();
  }

  close(): void {
    this.#isWanted = false;
    this.#drop();
    this.#deps.onState("asleep");
  }

  #drop(): void {
    this.#abort?.abort();
    this.#abort = null;
    clearTimeout(this.#watchdog);
    clearTimeout(this.#retry);
  }

  #connect(): void {
    this.#drop();
    const abort = new AbortController();
    this.#abort = abort;
    this.#deps.onState("connecting");
    this.#watch(abort);
    void this.#readEvents(abort);
  }

  async #readEvents(abort: AbortController): Promise<void> {
    const openedAt = (this.#deps.now ?? Date.now)();
    try {
      const answer = await this.#deps.fetch(this.#deps.url(), {
        headers: { Accept: "text/event-stream" },
        credentials: "same-origin",
        cache: "no-store",
        signal: abort.signal,
      });
      if (!answer.ok && this.#abort === abort) this.#deps.onRefused?.(answer.status);
      if (!answer.ok || !answer.body) throw new Error(`stream answered ${answer.status}`);
      await this.#follow(answer.body, abort, openedAt);
    } catch {
      // Every failure has the same effect: the stream is lost, and `lost` below opens it again.
    }
    if (this.#abort === abort) this.noteLoss();
  }

  async #follow(byteStream: ReadableStream<Uint8Array>, abort: AbortController, openedAt: number): Promise<void> {
    const reader = byteStream.getReader();
    const decoder = new TextDecoder();
    const parse = sseParser();
    for (;;) {
      const { done, value: bytes } = await reader.read();
      if (done || this.#abort !== abort) return;
      this.#watch(abort);
      for (const event of parse(decoder.decode(bytes, { stream: true }))) {
        this.#failures = 0;
        this.#deps.onState("live");
        this.#deps.onEvent(event, openedAt);
        if (this.#abort !== abort) return;
      }
    }
  }

  /** Start the watchdog again, because the server has just sent data. */
  #watch(abort: AbortController): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (this.#abort === abort) this.noteLoss();
    }, LONGEST_SILENCE_MS);
  }

  /** Report that the connection is lost, and open the stream again after a pause. */
  noteLoss(): void {
    if (!this.#isWanted) return;
    this.#drop();
    this.#deps.onState("lost");
    this.#retryLater();
  }

  #retryLater(): void {
    const pause = Math.min(LONGEST_RETRY_PAUSE_MS, FIRST_RETRY_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + (this.#deps.random ?? Math.random)() / 2));
  }
}
