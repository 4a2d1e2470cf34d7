/**
 * The live stream of one game. Kept alive by a watchdog, reopened with growing pauses, closed while
 * the phone is not looked at. It knows nothing of what the events mean.
 */

import { sseParser } from "./sse";
import type { ServerEvent } from "./sse";

export const WATCHDOG = 12_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** `crowded`: other windows of this browser hold as many streams as it has connections to spare. */
export type StreamState = "asleep" | "connecting" | "live" | "lost" | "crowded";

export interface StreamDeps {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly url: () => string;
  readonly event: (event: ServerEvent, opened: number) => void;
  readonly state: (state: StreamState) => void;
  /** The server answered, but not with a stream: with this status. */
  readonly refused?: (status: number) => void;
  readonly chance?: () => number;
  readonly local?: () => number;
}

export class Stream {
  private abort: AbortController | null = null;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private wanted = false;

  constructor(private readonly deps: StreamDeps) {}

  /** Open now, at once, whatever pause was running. */
  open(): void {
    this.wanted = true;
    this.failures = 0;
    this.connect();
  }

  /** Close and open again from wherever the cursor is. */
  restart(): void {
    if (!this.wanted) return;
    this.drop();
    this.again();
  }

  close(): void {
    this.wanted = false;
    this.drop();
    this.deps.state("asleep");
  }

  private drop(): void {
    this.abort?.abort();
    this.abort = null;
    clearTimeout(this.watchdog);
    clearTimeout(this.retry);
  }

  private connect(): void {
    this.drop();
    const abort = new AbortController();
    this.abort = abort;
    this.deps.state("connecting");
    this.heard(abort);
    void this.read(abort);
  }

  private async read(abort: AbortController): Promise<void> {
    const opened = (this.deps.local ?? Date.now)();
    try {
      const answer = await this.deps.fetch(this.deps.url(), {
        headers: { Accept: "text/event-stream" },
        credentials: "same-origin",
        cache: "no-store",
        signal: abort.signal,
      });
      if (!answer.ok && this.abort === abort) this.deps.refused?.(answer.status);
      if (!answer.ok || !answer.body) throw new Error(`stream answered ${answer.status}`);
      await this.follow(answer.body, abort, opened);
    } catch {
      // Every ending is the same: the stream is gone and is opened again below.
    }
    if (this.abort === abort) this.lost();
  }

  private async follow(body: ReadableStream<Uint8Array>, abort: AbortController, opened: number): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const parse = sseParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || this.abort !== abort) return;
      this.heard(abort);
      for (const event of parse(decoder.decode(value, { stream: true }))) {
        this.failures = 0;
        this.deps.state("live");
        this.deps.event(event, opened);
        if (this.abort !== abort) return;
      }
    }
  }

  private heard(abort: AbortController): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      if (this.abort === abort) this.lost();
    }, WATCHDOG);
  }

  /** The connection is gone: say so, and open again after a pause. */
  lost(): void {
    if (!this.wanted) return;
    this.drop();
    this.deps.state("lost");
    this.again();
  }

  private again(): void {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), pause * (0.5 + (this.deps.chance ?? Math.random)() / 2));
  }
}
