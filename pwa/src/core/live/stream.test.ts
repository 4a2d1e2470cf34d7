import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Stream, LONGEST_SILENCE_MS } from "./stream";
import type { StreamState } from "./stream";

interface OpenedStream {
  readonly url: string;
  readonly signal: AbortSignal;
  say(text: string): void;
  end(): void;
}

function testStream(status = 200) {
  const wires: OpenedStream[] = [];
  const states: StreamState[] = [];
  const events: string[] = [];
  let refuse = 0;
  const fetch = vi.fn(async (url: string, init?: RequestInit) => {
    if (refuse) throw new TypeError("no network");
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const signal = init?.signal as AbortSignal;
        signal.addEventListener("abort", () => controller.error(new DOMException("aborted", "AbortError")));
        wires.push({ url, signal, say: (text) => controller.enqueue(encoder.encode(text)), end: () => controller.close() });
      },
    });
    return new Response(body, { status });
  });
  let firstId = 0;
  const stream = new Stream({
    fetch,
    url: () => `/live?since=${firstId}`,
    onEvent: (event) => events.push(event.event),
    onState: (state) => {
      if (states.at(-1) !== state) states.push(state);
    },
    random: () => 1,
  });
  return { stream, wires, states, events, fetch, down: (on: boolean) => (refuse = on ? 1 : 0), move: (to: number) => (firstId = to) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settlePromises = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("a stream", () => {
  test("is live with the first event", async () => {
    const { stream, wires, states, events } = testStream();
    stream.open();
    await settlePromises();
    expect(states).toEqual(["connecting"]);
    wires[0]?.say("event: view\ndata: {}\n\n");
    await settlePromises();
    expect(states).toEqual(["connecting", "live"]);
    expect(events).toEqual(["view"]);
    stream.close();
  });

  test("is closed and opened again after twelve silent seconds", async () => {
    const { stream, wires, states } = testStream();
    stream.open();
    await settlePromises();
    wires[0]?.say("event: ping\ndata: {}\n\n");
    await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS - 1);
    expect(states.at(-1)).toBe("live");
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe("lost");
    expect(wires[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(wires).toHaveLength(2);
    stream.close();
  });

  test("stays open while pings come", async () => {
    const { stream, wires } = testStream();
    stream.open();
    await settlePromises();
    for (let seconds = 0; seconds < 60; seconds += 5) {
      wires[0]?.say("event: ping\ndata: {}\n\n");
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(wires).toHaveLength(1);
    stream.close();
  });

  test("opens again at the current cursor", async () => {
    const { stream, wires, move } = testStream();
    stream.open();
    await settlePromises();
    move(17);
    wires[0]?.end();
    await vi.advanceTimersByTimeAsync(500);
    expect(wires.map((wire) => wire.url)).toEqual(["/live?since=0", "/live?since=17"]);
    stream.close();
  });

  test("waits longer after each failure, fifteen seconds at most", async () => {
    const { stream, fetch, down } = testStream();
    down(true);
    stream.open();
    await settlePromises();
    for (const pause of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      const calls = fetch.mock.calls.length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(fetch).toHaveBeenCalledTimes(calls);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetch).toHaveBeenCalledTimes(calls + 1);
    }
    stream.close();
  });

  test("opens at once when the player looks again", async () => {
    const { stream, fetch, down, states } = testStream();
    down(true);
    stream.open();
    await vi.advanceTimersByTimeAsync(4_000);
    const calls = fetch.mock.calls.length;
    down(false);
    stream.open();
    await settlePromises();
    expect(fetch).toHaveBeenCalledTimes(calls + 1);
    expect(states.at(-1)).toBe("connecting");
    stream.close();
  });

  test("is lost at once when the phone has no network, and is opened again", async () => {
    const { stream, wires, states } = testStream();
    stream.open();
    await settlePromises();
    wires[0]?.say("event: ping\ndata: {}\n\n");
    await settlePromises();
    stream.noteLoss();
    expect(states.at(-1)).toBe("lost");
    expect(wires[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(wires).toHaveLength(2);
    stream.close();
    stream.noteLoss();
    expect(states.at(-1)).toBe("asleep");
  });

  test("stays closed after `close`", async () => {
    const { stream, wires, states, fetch } = testStream();
    stream.open();
    await settlePromises();
    stream.close();
    expect(wires[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledOnce();
    expect(states.at(-1)).toBe("asleep");
  });

  test("opens again after a refusal by the server", async () => {
    const { stream, fetch, states } = testStream(503);
    stream.open();
    await settlePromises();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(fetch).toHaveBeenCalledTimes(2);
    stream.close();
  });

  test("opens again after a short pause when restarted", async () => {
    const { stream, wires } = testStream();
    stream.open();
    await settlePromises();
    stream.restart();
    await vi.advanceTimersByTimeAsync(500);
    expect(wires).toHaveLength(2);
    stream.close();
    stream.restart();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wires).toHaveLength(2);
  });

  test("gives no further events of a chunk after `close`", async () => {
    const { stream, wires, events } = testStream();
    stream.open();
    await settlePromises();
    const text = "event: a\ndata: 1\n\nevent: b\ndata: 2\n\n";
    const push = events.push.bind(events);
    vi.spyOn(events, "push").mockImplementation((name) => {
      stream.close();
      return push(name);
    });
    wires[0]?.say(text);
    await settlePromises();
    expect(events).toEqual(["a"]);
  });
});
