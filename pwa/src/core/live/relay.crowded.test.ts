import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MAX_STREAMS } from "./relay";
import { TestChannel, followingWindow, ownStreamFlags, leadingWindow, testWindow } from "./relay.fixtures";
import type { TestWindow } from "./relay.fixtures";

let room: TestChannel;

beforeEach(() => {
  vi.useFakeTimers({ now: 2_000_000 });
  room = new TestChannel();
});
afterEach(() => void vi.useRealTimers());

describe("more games than connections", () => {
  test("leave two connections for acts: the last window shows no room, asks now and then, and takes the first free stream", async () => {
    const games = ["a", "b", "c", "d"];
    expect(games).toHaveLength(MAX_STREAMS);
    const windows: TestWindow[] = [];
    for (const game of games) windows.push(await leadingWindow(room, game));
    const lastWindow = await followingWindow(room, "e");
    expect(ownStreamFlags(...windows, lastWindow)).toEqual([true, true, true, true, false]);
    expect(lastWindow.states.at(-1)).toBe("crowded");
    expect(lastWindow.asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(lastWindow.asked).toHaveBeenCalledTimes(2);
    lastWindow.relay.open();
    expect(lastWindow.asked).toHaveBeenCalledTimes(3);
    windows[1]?.relay.close();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(lastWindow.streams()).toBe(true);
    expect(lastWindow.states.at(-1)).toBe("connecting");
    await lastWindow.say("view", "1");
    expect(lastWindow.states.at(-1)).toBe("live");
  });

  test("have room for any number of windows of a game that already has a stream", async () => {
    for (const game of ["a", "b", "c"]) await leadingWindow(room, game);
    const leader = await leadingWindow(room, "d");
    const followers = [await followingWindow(room, "d"), await followingWindow(room, "d"), await followingWindow(room, "a")];
    expect(followers.map(({ states }) => states.at(-1))).toEqual(["live", "live", "live"]);
    expect(leader.streams()).toBe(true);
  });

  test("keep only four streams when seven games open at the same moment", async () => {
    const windows = ["a", "b", "c", "d", "e", "f", "g"].map((game) => testWindow(room, game));
    for (const { relay } of windows) relay.open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ownStreamFlags(...windows).filter(Boolean)).toHaveLength(MAX_STREAMS);
    expect(windows.filter(({ states }) => states.at(-1) === "crowded")).toHaveLength(3);
  });
});
