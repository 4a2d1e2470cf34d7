import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Relay } from "./relay";
import { TestChannel, followingWindow, ownStreamFlags, leadingWindow, waitOneMillisecond, testWindow } from "./relay.fixtures";
import type { TestWindow } from "./relay.fixtures";
import { LONGEST_SILENCE_MS } from "./stream";

let room: TestChannel;

beforeEach(() => {
  vi.useFakeTimers({ now: 2_000_000 });
  room = new TestChannel();
});
afterEach(() => void vi.useRealTimers());

const newLeader = (game?: string, latestView?: string): Promise<TestWindow> => leadingWindow(room, game, latestView);
const newFollower = (game?: string): Promise<TestWindow> => followingWindow(room, game);

describe("two windows of one browser", () => {
  test("share one stream and see the same events", async () => {
    const [first, second] = [await newLeader(), await newFollower()];
    expect(ownStreamFlags(first, second)).toEqual([true, false]);
    expect(second.events).toEqual(["reset what is shown"]);
    await first.say("entries", "2");
    expect(second.events).toEqual(["reset what is shown", "entries 2"]);
    expect(second.states.at(-1)).toBe("live");
    expect(first.events).toEqual(["view 1", "entries 2"]);
  });

  test("that open at the same moment agree on one leader", async () => {
    const windows = [testWindow(room), testWindow(room), testWindow(room)];
    for (const { relay } of windows) relay.open();
    await waitOneMillisecond();
    expect(ownStreamFlags(...windows).filter(Boolean)).toHaveLength(1);
    const leader = windows.find(({ streams }) => streams());
    await leader?.say("view", "1");
    expect(windows.map(({ events }) => events)).toEqual([["view 1"], ["view 1"], ["view 1"]]);
  });

  test("of different games have a stream each", async () => {
    const [first, second] = [await newLeader("ides"), await newLeader("nones")];
    await first.say("entries", "of ides");
    expect(ownStreamFlags(first, second)).toEqual([true, true]);
    expect(second.events).toEqual(["view 1"]);
  });

  test("that have no channel have a stream each", async () => {
    const [first, second] = [testWindow(null), testWindow(null)];
    for (const { relay } of [first, second]) relay.open();
    await waitOneMillisecond();
    expect(ownStreamFlags(first, second)).toEqual([true, true]);
  });

  test("hold no stream while hidden, and the other window leads at once", async () => {
    const [first, second] = [await newLeader(), await newFollower()];
    second.cursor = "x.2.0";
    first.relay.close();
    await vi.advanceTimersByTimeAsync(150);
    expect(ownStreamFlags(first, second)).toEqual([false, true]);
    expect(second.urls).toEqual(["/live", "/live?since=x.2.0"]);
    expect(first.states.at(-1)).toBe("asleep");
  });

  test("do not hear each other after one was closed", async () => {
    const [first, second] = [await newLeader(), await newFollower()];
    second.relay.close();
    await first.say("entries", "2");
    await vi.advanceTimersByTimeAsync(2 * LONGEST_SILENCE_MS);
    expect(second.events).toEqual(["reset what is shown"]);
    expect(second.states.at(-1)).toBe("asleep");
  });
});

describe("a window that may see more or less than before", () => {
  test("makes the leader open the stream again as soon as it hears of the leader", async () => {
    const first = await newLeader("ides", "what the old session sees");
    const second = testWindow(room, "ides", true);
    second.relay.open();
    await waitOneMillisecond();
    await second.say("view", "what the new session sees");
    await second.attach(true);
    expect(ownStreamFlags(first, second)).toEqual([true, false]);
    expect(first.urls).toHaveLength(2);
    expect(second.events).toEqual(["view what the new session sees"]);
    await first.say("view", "the same");
    expect([first.events.at(-1), second.events.at(-1)]).toEqual(["view the same", "view the same"]);
  });

  test("opens the stream again before any window has answered that it leads", async () => {
    const first = await newLeader("ides", "what the old session sees");
    const second = testWindow(room);
    second.relay.open();
    second.relay.open(true);
    await waitOneMillisecond();
    expect(ownStreamFlags(first, second)).toEqual([true, false]);
    expect(first.whole).toBe(true);
  });
});

describe("of several following windows", () => {
  test("one leads when the leader says goodbye", async () => {
    const first = await newLeader();
    const otherWindows = [await newFollower(), await newFollower(), await newFollower()];
    first.relay.close();
    await vi.advanceTimersByTimeAsync(300);
    expect(ownStreamFlags(...otherWindows).filter(Boolean)).toHaveLength(1);
  });

  test("one leads when the leader falls silent, and the old leader follows when it wakes", async () => {
    const first = await newLeader();
    const otherWindows = [await newFollower(), await newFollower()];
    for (const window of otherWindows) window.shown = "what the new leader shows";
    room.freeze(first);
    await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS + 200);
    expect(ownStreamFlags(...otherWindows).filter(Boolean)).toHaveLength(1);
    const leader = otherWindows.find(({ streams }) => streams());
    await leader?.say("view", "after");
    room.goOn(first);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ownStreamFlags(first, ...otherWindows).filter(Boolean)).toHaveLength(1);
    expect(first.streams()).toBe(false);
    expect(first.events.at(-1)).toBe("reset what the new leader shows");
    await leader?.say("entries", "for all");
    for (const window of [first, ...otherWindows]) expect(window.events.at(-1)).toBe("entries for all");
  });

  test("none leads while the leader is heard, even if the game is quiet", async () => {
    const first = await newLeader();
    const second = await newFollower();
    await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS - 1_000);
    await first.say("ping", "{}");
    await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS - 1_000);
    expect(second.urls).toHaveLength(1);
  });
});

describe("a following window", () => {
  test("shows the stream as lost, live again, or refused", async () => {
    const [first, second] = [await newLeader(), await newFollower()];
    first.relay.noteLoss();
    await waitOneMillisecond();
    expect(second.states.at(-1)).toBe("lost");
    first.status = 404;
    first.relay.open();
    await waitOneMillisecond();
    expect(second.refusals).toEqual([404]);
    first.status = 200;
    await vi.advanceTimersByTimeAsync(20_000);
    await first.say("view", "3");
    expect(second.states.at(-1)).toBe("live");
  });

  test("that lost its own network shows that itself", async () => {
    const [, second] = [await newLeader(), await newFollower()];
    second.relay.noteLoss();
    expect(second.states.at(-1)).toBe("lost");
  });

  test("has the leader open the stream when the player looks, and again after taking a card", async () => {
    const [first, second] = [await newLeader(), await newFollower()];
    first.cursor = "x.2.0";
    second.relay.open();
    await waitOneMillisecond();
    expect(first.urls.at(-1)).toBe("/live?since=x.2.0");
    second.relay.restart();
    await waitOneMillisecond();
    expect(first.urls.at(-1)).toBe("/live");
  });

  test("whose cursor is older than the leader's receives the whole view", async () => {
    const [first, second] = [await newLeader(), await newFollower()];
    [first.cursor, second.cursor] = ["x.9.0", "x.2.0"];
    first.relay.restart();
    await vi.advanceTimersByTimeAsync(1_000);
    await first.say("view", "the lines since x.9.0");
    expect(second.events).toEqual(["reset what is shown"]);
    expect(first.urls.at(-1)).toBe("/live");
    await first.say("view", "all");
    expect(second.events.at(-1)).toBe("view all");
  });

  test("with the leader's cursor receives the lines since then", async () => {
    const [first, second] = [await newLeader(), await newFollower()];
    first.cursor = second.cursor = "x.9.0";
    first.relay.restart();
    await vi.advanceTimersByTimeAsync(1_000);
    await first.say("view", "the lines since x.9.0");
    expect(second.events.at(-1)).toBe("view the lines since x.9.0");
  });

  test("receives no stored view from a leader without a network", async () => {
    const first = await newLeader();
    first.relay.noteLoss();
    const second = await newFollower();
    expect([second.events, second.states.at(-1)]).toEqual([[], "lost"]);
  });

  test("waits for the first event of a leader that shows nothing yet", async () => {
    const first = testWindow(room);
    first.relay.open();
    await waitOneMillisecond();
    const second = await newFollower();
    const [leader, otherWindow] = first.streams() ? [first, second] : [second, first];
    expect(otherWindow.events).toEqual([]);
    await leader.say("view", "1");
    expect(otherWindow.events).toEqual(["view 1"]);
  });
});

describe("a window whose stream was open before its relay was loaded", () => {
  test("follows a window that leads already", async () => {
    const first = await newLeader();
    const second = testWindow(room, "ides", true);
    second.relay.open();
    await waitOneMillisecond();
    await second.say("view", "own");
    expect(ownStreamFlags(first, second)).toEqual([true, true]);
    await second.attach();
    expect(ownStreamFlags(first, second)).toEqual([true, false]);
    expect(second.events).toEqual(["view own", "reset what is shown"]);
    await first.say("entries", "2");
    expect([second.events.at(-1), second.states.at(-1)]).toEqual(["entries 2", "live"]);
  });

  test("leads if it is alone, and later windows follow it", async () => {
    const first = testWindow(room, "ides", true);
    first.relay.open();
    await waitOneMillisecond();
    await first.say("view", "1");
    first.shown = "what is shown";
    await first.attach();
    await vi.advanceTimersByTimeAsync(4_000);
    const second = await newFollower();
    expect([ownStreamFlags(first, second), second.events]).toEqual([[true, false], ["reset what is shown"]]);
  });

  test.each([
    ["smaller", 1, 9],
    ["greater", 9, 1],
  ])("sees what a window with a %s id saw, which opened its stream before its relay, too", async (_order, id, otherId) => {
    const randomSpy = vi.spyOn(crypto, "getRandomValues");
    const windows: TestWindow[] = [];
    for (const [own, text] of [[otherId, "what the old session sees"], [id, "what the new session sees"]] as const) {
      randomSpy.mockImplementation((bytes) => (bytes as unknown as Uint8Array).fill(own) as unknown as typeof bytes);
      const window = testWindow(room, "ides", true);
      windows.push(window);
      window.relay.open();
      await waitOneMillisecond();
      await window.say("view", text);
      window.shown = text;
      await window.attach(text === "what the new session sees");
    }
    randomSpy.mockRestore();
    const leader = windows.find(({ streams }) => streams());
    // A stream that is opened again begins with the view.
    if (leader && leader.urls.length > 1) await leader.say("view", "what the new session sees");
    expect(ownStreamFlags(...windows).filter(Boolean)).toHaveLength(1);
    expect(windows.map(({ events }) => events.at(-1)?.split(" ").slice(1).join(" "))).toEqual(["what the new session sees", "what the new session sees"]);
  });

  test("shares nothing if it was closed meanwhile, until it is opened", async () => {
    const first = await newLeader();
    const second = testWindow(room, "ides", true);
    second.relay.open();
    second.relay.close();
    await second.attach();
    await first.say("entries", "2");
    expect(second.events).toEqual([]);
    second.relay.open();
    await waitOneMillisecond();
    expect(ownStreamFlags(first, second)).toEqual([true, false]);
  });
});

test("a browser's own windows speak through its own channel", () => {
  const order: string[] = [];
  class Channel {
    constructor(name: string) {
      order.push(name);
    }
    addEventListener = vi.fn();
    postMessage = vi.fn();
    close = vi.fn();
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  const stream = { open: vi.fn(), restart: vi.fn(), noteLoss: vi.fn(), close: vi.fn() };
  const deps = { game: "ides", stream, url: String, openedAt: String, onEvent: vi.fn(), onState: vi.fn(), onRefused: vi.fn(), viewText: () => null, onReset: vi.fn(), fetchView: vi.fn(), now: Date.now };
  const relay = new Relay(deps, "asleep");
  expect(order).toEqual([]);
  relay.open();
  relay.close();
  expect(order).toEqual(["acta-live"]);
  vi.unstubAllGlobals();
});
