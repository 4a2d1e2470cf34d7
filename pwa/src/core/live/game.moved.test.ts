import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../sending/memorystorage";
import { line, viewDoc } from "../view/fixtures";
import { testGame, hirtiusCommand, commandLabel, openWithView, settlePromises } from "./game.fixtures";

beforeEach(() => void vi.useFakeTimers({ now: 2_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("a card that went away", () => {
  test("a card that moved to another phone is reported, and a restart opens the stream without a cursor", async () => {
    const game = testGame();
    await openWithView(game, viewDoc({ private: ["purse/hirtius"] }));
    await game.say("moved", { card: "hirtius-1", character: "hirtius" });
    expect(game.live.movedCard.value).toBe("hirtius-1");
    expect(game.live.view.value?.me).toEqual([]);
    expect(game.live.view.value?.slices["purse/hirtius"]).toBeUndefined();
    expect(game.live.view.value?.slices["place/gaul"]).toBeDefined();
    game.live.restart();
    await settlePromises();
    expect(game.live.movedCard.value).toBe("");
    expect(game.urls.at(-1)).toBe("/api/v1/games/ides/live");
    await game.say("closed-session", {});
    expect(game.urls.at(-1)).toBe("/api/v1/games/ides/live");
    game.live.close();
  });

  test("a card that moves away takes all private data from memory and storage at once", async () => {
    const storage = memoryStorage();
    const game = testGame(storage);
    const slices = { ...viewDoc().slices, "will/hirtius": { text: "to Livia" } };
    await openWithView(game, viewDoc({ slices, private: ["purse/hirtius", "will/hirtius"] }));
    const own = { "ballot/b1": { vote: "yes" }, "petition/p1": { id: "p1" } };
    await game.say("entries", { now: 1, p: 2, q: 2, own: { slices: own, entries: [line("q2", { after: 2 })] } });
    await game.say("entries", { now: 1, p: 3, pub: { slices: { "petition/p1": { id: "p1" } }, entries: [line("p3")] } });
    game.answer = () => ({ status: 503, body: {} });
    game.live.submit({ ...hirtiusCommand, text: "to Livia" }, commandLabel);
    game.live.submit({ ...hirtiusCommand, as: "livia" }, commandLabel);
    await settlePromises();
    game.live.hide();
    game.live.show();
    await settlePromises();

    await game.say("moved", { card: "hirtius-1", character: "hirtius" });
    const savedGame = await storage.saved("ides");
    for (const view of [game.live.view.value, savedGame?.view]) {
      expect(Object.keys(view?.slices ?? {}).sort()).toEqual(
        [...Object.keys(viewDoc().slices).filter((key) => key !== "purse/hirtius"), "petition/p1"].sort(),
      );
      expect(view?.own).toEqual([]);
    }
    expect(savedGame?.offers).toEqual({});
    expect(game.live.newLines.value).toEqual([]);
    expect((await storage.items()).map((item) => item.body.as)).toEqual(["livia"]);
    game.live.close();
  });

  test("a stored view without a list of private slices keeps only the slice `game` when a card goes", async () => {
    const game = testGame();
    await openWithView(game, viewDoc({ private: undefined as never }));
    await game.say("moved", { card: "hirtius-1", character: "hirtius" });
    expect(Object.keys(game.live.view.value?.slices ?? {})).toEqual(["game"]);
    game.live.close();
  });

  test("a card that goes while the phone sleeps takes its unsent commands away", async () => {
    const storage = memoryStorage();
    const game = testGame(storage);
    await openWithView(game);
    game.answer = () => ({ status: 503, body: {} });
    game.live.submit(hirtiusCommand, commandLabel);
    await settlePromises();
    await game.say("reset", viewDoc({ cursor: "zz.2.0", me: [] }));
    await settlePromises();
    expect(await storage.items()).toEqual([]);
    game.live.close();
  });

  test("a session that ends removes the private slices", async () => {
    const game = testGame();
    await openWithView(game, viewDoc({ private: ["purse/hirtius"] }));
    await game.say("closed-session", {});
    expect(game.live.view.value?.slices["purse/hirtius"]).toBeUndefined();
    game.live.close();
  });
});
