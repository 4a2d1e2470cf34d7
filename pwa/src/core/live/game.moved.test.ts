import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../sending/memorystorage";
import { line, viewDoc } from "../view/fixtures";
import { testGame, hirtiusCommand, commandLabel, openWithView, settlePromises } from "./game.fixtures";

beforeEach(() => void vi.useFakeTimers({ now: 2_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("a card that went away", () => {
  test("a card that moved to another phone is reported, and a restart opens the stream without a cursor", async () => {
    const made = testGame();
    await openWithView(made, viewDoc({ private: ["purse/hirtius"] }));
    await made.say("moved", { card: "hirtius-1", character: "hirtius" });
    expect(made.live.moved.value).toBe("hirtius-1");
    expect(made.live.view.value?.me).toEqual([]);
    expect(made.live.view.value?.slices["purse/hirtius"]).toBeUndefined();
    expect(made.live.view.value?.slices["place/gaul"]).toBeDefined();
    made.live.restart();
    await settlePromises();
    expect(made.live.moved.value).toBe("");
    expect(made.urls.at(-1)).toBe("/api/v1/games/ides/live");
    await made.say("closed-session", {});
    expect(made.urls.at(-1)).toBe("/api/v1/games/ides/live");
    made.live.close();
  });

  test("a card that moves away takes all private data from memory and storage at once", async () => {
    const storage = memoryStorage();
    const made = testGame(storage);
    const slices = { ...viewDoc().slices, "will/hirtius": { text: "to Livia" } };
    await openWithView(made, viewDoc({ slices, private: ["purse/hirtius", "will/hirtius"] }));
    const own = { "ballot/b1": { vote: "yes" }, "petition/p1": { id: "p1" } };
    await made.say("entries", { now: 1, p: 2, q: 2, own: { slices: own, entries: [line("q2", { after: 2 })] } });
    await made.say("entries", { now: 1, p: 3, pub: { slices: { "petition/p1": { id: "p1" } }, entries: [line("p3")] } });
    made.answer = () => ({ status: 503, body: {} });
    made.live.submit({ ...hirtiusCommand, text: "to Livia" }, commandLabel);
    made.live.submit({ ...hirtiusCommand, as: "livia" }, commandLabel);
    await settlePromises();
    made.live.hide();
    made.live.show();
    await settlePromises();

    await made.say("moved", { card: "hirtius-1", character: "hirtius" });
    const saved = await storage.saved("ides");
    for (const view of [made.live.view.value, saved?.view]) {
      expect(Object.keys(view?.slices ?? {}).sort()).toEqual(
        [...Object.keys(viewDoc().slices).filter((key) => key !== "purse/hirtius"), "petition/p1"].sort(),
      );
      expect(view?.own).toEqual([]);
    }
    expect(saved?.offers).toEqual({});
    expect(made.live.arrived.value).toEqual([]);
    expect((await storage.items()).map((item) => item.body.as)).toEqual(["livia"]);
    made.live.close();
  });

  test("a stored view without a list of private slices keeps only the slice `game` when a card goes", async () => {
    const made = testGame();
    await openWithView(made, viewDoc({ private: undefined as never }));
    await made.say("moved", { card: "hirtius-1", character: "hirtius" });
    expect(Object.keys(made.live.view.value?.slices ?? {})).toEqual(["game"]);
    made.live.close();
  });

  test("a card that goes while the phone sleeps takes its unsent commands away", async () => {
    const storage = memoryStorage();
    const made = testGame(storage);
    await openWithView(made);
    made.answer = () => ({ status: 503, body: {} });
    made.live.submit(hirtiusCommand, commandLabel);
    await settlePromises();
    await made.say("reset", viewDoc({ cursor: "zz.2.0", me: [] }));
    await settlePromises();
    expect(await storage.items()).toEqual([]);
    made.live.close();
  });

  test("a session that ends removes the private slices", async () => {
    const made = testGame();
    await openWithView(made, viewDoc({ private: ["purse/hirtius"] }));
    await made.say("closed-session", {});
    expect(made.live.view.value?.slices["purse/hirtius"]).toBeUndefined();
    made.live.close();
  });
});
