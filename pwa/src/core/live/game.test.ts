import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Api } from "../view/api";
import { linesOf } from "../view/chronicle";
import { Clock } from "../view/clock";
import { memoryStorage } from "../sending/memorystorage";
import { game, line, viewDoc } from "../view/fixtures";
import { testGame, hirtiusCommand, commandLabel, openWithView, settlePromises } from "./game.fixtures";
import { LiveGame, offersKey } from "./game";

beforeEach(() => void vi.useFakeTimers({ now: 2_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("an open game", () => {
  test("shows the view, knows the time, and is live", async () => {
    const game = testGame();
    await openWithView(game);
    expect(game.live.link.value).toBe("live");
    expect(game.live.doc.value?.title).toBe("Ludi Romani");
    expect(linesOf(game.live).map((line) => line.c)).toEqual(["p1", "q1", "p2"]);
    expect(game.clock.offset()).toBe(1_060_000 - 2_000_000);
    expect(game.live.heardAt.value).toBe(2_000_000);
    game.live.close();
  });

  test("applies events of the stream and lists the new lines", async () => {
    const game = testGame();
    await openWithView(game);
    await game.say("entries", { now: 1_060_500, p: 3, pub: { entries: [line("p3")] } });
    expect(linesOf(game.live).at(-1)?.c).toBe("p3");
    expect(game.live.newLines.value.map((line) => line.c)).toEqual(["p3"]);
    expect(game.live.view.value?.cursor).toBe("ab12cd.3.1");
    game.live.close();
  });

  test("keeps the lines that it showed during play, and none after the game has closed", async () => {
    const storage = memoryStorage();
    const setup = testGame(storage);
    await openWithView(setup);
    await setup.say("entries", { now: 1_060_500, p: 3, pub: { entries: [line("p3")] } });
    const storedNotes = async (): Promise<readonly string[]> => Object.keys(await storage.notesUnder("seen/ides/")).sort();
    await vi.waitFor(async () => expect(await storedNotes()).toEqual(["seen/ides/p1", "seen/ides/p2", "seen/ides/p3", "seen/ides/q1"]));
    await setup.say("entries", { now: 1_060_600, p: 3, pub: { slices: { game: game({ status: "closed" }) } } });
    await setup.say("entries", { now: 1_060_700, p: 4, pub: { entries: [line("p4")] } });
    await settlePromises();
    expect(await storage.note("seen/ides/p4")).toBeUndefined();
    setup.live.close();
  });

  test("opens again from the saved view and asks for the lines since its cursor", async () => {
    const storage = memoryStorage();
    const first = testGame(storage);
    await openWithView(first);
    await first.say("entries", { now: 1_060_500, p: 3, pub: { entries: [line("p3")] } });
    await vi.advanceTimersByTimeAsync(500);
    first.live.close();

    const second = testGame(storage);
    await second.live.open();
    expect(linesOf(second.live).map((line) => line.c)).toEqual(["p1", "q1", "p2", "p3"]);
    expect(second.live.heardAt.value).toBe(2_000_000);
    await settlePromises();
    expect(second.urls).toEqual(["/api/v1/games/ides/live?since=ab12cd.3.1"]);
    await second.say("view", viewDoc({ cursor: "ab12cd.4.1", entries: undefined, tail: [line("p4")] }));
    expect(linesOf(second.live).map((line) => line.c)).toEqual(["p1", "q1", "p2", "p3", "p4"]);
    expect(second.live.newLines.value.map((line) => line.c)).toEqual(["p4"]);
    second.live.close();
  });

  test("saves and closes the stream when hidden, and opens it at once when shown", async () => {
    const storage = memoryStorage();
    const game = testGame(storage);
    await openWithView(game);
    game.live.hide();
    await settlePromises();
    expect(game.live.link.value).toBe("asleep");
    expect((await storage.saved("ides"))?.view.cursor).toBe("ab12cd.2.1");
    game.live.show();
    await settlePromises();
    expect(game.urls).toHaveLength(2);
    game.live.close();
  });

  test("closes the stream and writes nothing while the page is leaving", async () => {
    const storage = memoryStorage();
    const game = testGame(storage);
    await openWithView(game);
    game.live.hide(true);
    await settlePromises();
    expect(game.live.link.value).toBe("asleep");
    expect(await storage.saved("ides")).toBeUndefined();
    game.live.close();
  });

  test("keeps the heads of the stream, and checks them when the game is over", async () => {
    const storage = memoryStorage();
    const setup = testGame(storage);
    await openWithView(setup);
    const digest = "ab".repeat(32);
    await setup.say("head", { digest });
    await vi.dynamicImportSettled();
    await settlePromises();
    expect(Object.keys(await storage.notesUnder("head/ides/"))).toEqual([`head/ides/${digest}`]);
    setup.answer = () => ({ status: 200, body: { seal_key: "", heads: [] } });
    await setup.say("reset", viewDoc({ slices: { game: game({ status: "closed" }) } }));
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.dynamicImportSettled();
    await settlePromises();
    expect(setup.live.seals.verdict.value).toEqual({ keptCount: 1, lostCount: 1, behindCount: 0, fault: "lost" });
    setup.live.close();
  });

  test("reports how often text was erased, if ever", async () => {
    const erasureCounts: number[] = [];
    const game = testGame(memoryStorage(), (times) => erasureCounts.push(times));
    await openWithView(game);
    expect(erasureCounts).toEqual([]);
    await game.say("reset", viewDoc({ cursor: "zz.2.0", erased: 2 }));
    expect(erasureCounts).toEqual([2]);
    game.live.close();
  });

  test("neither reads from nor sends to an old server until the newest one answers again", async () => {
    const setup = testGame();
    await openWithView(setup);
    await setup.say("reset", viewDoc({ cursor: "zz.3.0", slices: { game: game({ server: "1+ab12cd34" }) }, entries: [line("p3")] }));
    expect(setup.live.isServerOutdated.value).toBe(false);
    await setup.say("view", viewDoc({ slices: { game: game({ title: "The old laptop" }) } }));
    expect([setup.live.isServerOutdated.value, setup.live.doc.value?.title, setup.live.link.value]).toEqual([true, "Ludi Romani", "lost"]);
    const posts = setup.posts.length;
    setup.live.submit(hirtiusCommand, commandLabel);
    await settlePromises();
    await vi.advanceTimersByTimeAsync(600);
    expect(setup.posts).toHaveLength(posts);
    expect(setup.live.outbox.value).toHaveLength(1);
    await setup.say("view", viewDoc({ cursor: "zz.3.0", slices: { game: game({ server: "1+ab12cd34" }) }, entries: [line("p3")] }));
    await vi.dynamicImportSettled();
    await settlePromises();
    expect(setup.live.isServerOutdated.value).toBe(false);
    expect(setup.posts.length).toBeGreaterThan(posts);
    setup.live.close();
  });

  test("is replaced by a reset", async () => {
    const game = testGame();
    await openWithView(game);
    await game.say("reset", viewDoc({ cursor: "zz.900.0", me: [], entries: [line("p900")] }));
    expect(linesOf(game.live).map((line) => line.c)).toEqual(["p900"]);
    expect(game.live.view.value?.me).toEqual([]);
    game.live.close();
  });

  test("asks for the whole view after a gap", async () => {
    const game = testGame();
    await openWithView(game);
    await game.say("entries", { now: 1_060_500, p: 9, pub: { entries: [line("p9")] } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(game.urls.at(-1)).toBe("/api/v1/games/ides/live");
    await game.say("view", viewDoc({ cursor: "ab12cd.9.1", entries: [line("p8"), line("p9")] }));
    expect(linesOf(game.live).map((line) => line.c)).toEqual(["p8", "p9"]);
    game.live.lost();
    expect(game.live.link.value).toBe("lost");
    game.live.refresh();
    await settlePromises();
    expect(game.urls.at(-1)).toContain("since=ab12cd.9.1");
    game.live.close();
  });

  test("ignores a delta that comes before any view", async () => {
    const game = testGame();
    await game.live.open();
    await settlePromises();
    await game.say("entries", { now: 1, p: 3, pub: { entries: [line("p3")] } });
    expect(game.live.view.value).toBeNull();
    game.live.close();
  });
});

test("offers are kept by character and recorder", async () => {
  const game = testGame();
  await openWithView(game);
  const offers = { as: "hirtius", period: 5, offers: [], reminders: [] };
  game.answer = () => ({ status: 200, body: offers });
  await game.live.loadOffers("hirtius");
  await game.live.loadOffers("hirtius", "minerva");
  expect(Object.keys(game.live.offers.value)).toEqual(["hirtius", "hirtius/minerva"]);
  expect(offersKey("hirtius", "minerva")).toBe("hirtius/minerva");
  game.live.close();
});

test("the chronicle loads older lines one page at a time", async () => {
  const game = testGame();
  await openWithView(game, viewDoc({ cursor: "x.12.0", entries: [line("p11"), line("p12")] }));
  game.answer = () => ({ status: 200, body: { entries: [line("p9"), line("p10")], cursor: "x.10.0", more: true } });
  const [firstPage, second] = await Promise.all([game.live.loadOlderLines(), game.live.loadOlderLines()]);
  expect([firstPage, second]).toEqual([true, true]);
  expect(game.posts).toEqual(["/entries?before=x.10.0&limit=50"]);
  expect(linesOf(game.live).map((entry) => entry.c)).toEqual(["p9", "p10", "p11", "p12"]);
  game.live.close();
});

test("a complete chronicle sends no request for older lines", async () => {
  const game = testGame();
  await openWithView(game);
  await expect(game.live.loadOlderLines()).resolves.toBe(false);
  expect(game.posts).toEqual([]);
  game.live.close();
});

test("an open game gives its id", () => {
  expect(testGame().live.id).toBe("ides");
});

test("an answer 404 marks the game as unknown, and silence does not", async () => {
  const fetch = vi.fn(async () => new Response("{}", { status: 404 }));
  const erasureCounts: number[] = [];
  const noteErasure = (times: number): unknown => erasureCounts.push(times);
  const live = new LiveGame({ id: "none", api: new Api(fetch), storage: memoryStorage(), clock: new Clock(Date.now), fetch, onErased: noteErasure });
  await live.open();
  await settlePromises();
  expect([live.link.value, live.isUnknown.value]).toEqual(["lost", true]);
  expect(erasureCounts).toEqual([0]);
  fetch.mockResolvedValue(new Response("{}", { status: 503 }));
  live.refresh();
  await settlePromises();
  expect([live.link.value, live.isUnknown.value]).toEqual(["lost", false]);
  live.close();
});
