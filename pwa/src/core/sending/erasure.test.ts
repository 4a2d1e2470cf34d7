import { describe, expect, test } from "vitest";
import { documentDigest } from "./crypto";
import { viewDoc } from "../view/fixtures";
import { dropErasedData, ERASURE_COUNT_IF_UNKNOWN, idsOfStoredGames } from "./erasure";
import { loadKnock, newKnock } from "./knock";
import { memoryStorage } from "./memorystorage";
import type { OutboxItem, PhoneStorage } from "./storage";
import { viewOf } from "../view/view";

const WORDS = "meet me at the well";
const PETITION = "5f0c9a52-6a3b-4c1e-9d54-0b7f3c8e2a11";

const outboxItem = (id: string, state: OutboxItem["state"], game = "ides"): OutboxItem => ({
  id,
  game,
  body: { type: "appeal", as: "hirtius", period: 5, reason: WORDS },
  label: { key: "act-appeal" },
  at: 1,
  state,
});

const commandBody = {
  type: "appeal",
  as: "hirtius",
  period: 5,
  petition: PETITION,
  entry: `${PETITION}.0`,
  fields: { where: WORDS, dice: [1, 6], many: [WORDS], none: null },
  reason: WORDS,
};

/** Return a phone that stored data of a game in every possible place. */
async function filledStorage(): Promise<PhoneStorage> {
  const storage = memoryStorage();
  await storage.save({ game: "ides", view: viewOf(viewDoc()), offers: {}, at: 7 });
  for (const item of [outboxItem("a", "refused"), outboxItem("b", "queued"), outboxItem("c", "refused", "other")]) await storage.putItem(item);
  await newKnock(storage, "ides", WORDS);
  await storage.setNote("names", JSON.stringify([WORDS]));
  await storage.setNote("asked/ides/a", JSON.stringify({ id: "a", body: commandBody, contribution: "c", signature: "s", at: 1 }));
  await storage.setNote("asked/ides/b", JSON.stringify({ id: "b", body: { type: "order", orders: [WORDS] }, receipt: "r" }));
  await storage.setNote("seen/ides/p1", JSON.stringify({ id: "x" }));
  await storage.setNote("head/third/00", "1");
  return storage;
}

describe("when text of a game was erased", () => {
  test("the phone drops its stored copies, and keeps commands that wait to be sent", async () => {
    const storage = await filledStorage();
    expect(await dropErasedData(storage, "ides", 1)).toBe(true);
    expect(await storage.saved("ides")).toBeUndefined();
    expect((await storage.items()).map(({ id }) => id)).toEqual(["b", "c"]);
    expect(await loadKnock(storage, "ides")).toBeNull();
    expect(await storage.note("names")).toBe("[]");
    expect(await storage.note("seen/ides/p1")).toBe('{"id":"x"}');
  });

  test("sent commands keep their proof and lose their text", async () => {
    const storage = await filledStorage();
    await dropErasedData(storage, "ides", 1);
    const command = JSON.parse((await storage.note("asked/ides/a")) ?? "") as Record<string, unknown>;
    expect(command).toEqual({
      id: "a",
      body: { type: "appeal", as: "hirtius", period: 5, petition: PETITION, entry: `${PETITION}.0`, fields: { where: "", dice: [1, 6], many: [""], none: null }, reason: "" },
      contribution: "c",
      signature: "s",
      at: 1,
      digest: documentDigest(commandBody),
    });
    expect(JSON.parse((await storage.note("asked/ides/b")) ?? "")).toEqual({ id: "b", body: { type: "order", orders: [WORDS] }, receipt: "r" });
  });

  test("the phone does it once for each erasing, and leaves shortened commands unchanged", async () => {
    const storage = await filledStorage();
    await dropErasedData(storage, "ides", 1);
    const storedNote = await storage.note("asked/ides/a");
    await newKnock(storage, "ides", "Dan");
    expect(await dropErasedData(storage, "ides", 1)).toBe(false);
    expect((await loadKnock(storage, "ides"))?.name).toBe("Dan");
    expect(await dropErasedData(storage, "ides", 2)).toBe(true);
    expect(await loadKnock(storage, "ides")).toBeNull();
    expect(await storage.note("asked/ides/a")).toBe(storedNote);
  });

  test("a phone that kept nothing does not draw the game again", async () => {
    const storage = memoryStorage();
    expect(await dropErasedData(storage, "ides", 3)).toBe(false);
    expect(await dropErasedData(storage, "ides", 3)).toBe(false);
  });

  test("text that a player has begun stays until the game is gone", async () => {
    const storage = await filledStorage();
    for (const game of ["ides", "third"]) await storage.setNote(`draft/${game}/hirtius/letter/1`, "Come to Ro");
    await dropErasedData(storage, "ides", 1);
    expect(await storage.note("draft/ides/hirtius/letter/1")).toBe("Come to Ro");
    await dropErasedData(storage, "ides", ERASURE_COUNT_IF_UNKNOWN);
    expect(await storage.note("draft/ides/hirtius/letter/1")).toBe("");
    expect(await storage.note("draft/third/hirtius/letter/1")).toBe("Come to Ro");
  });

  test("commands of a game that is gone are not sent", async () => {
    const storage = await filledStorage();
    expect(await dropErasedData(storage, "ides", ERASURE_COUNT_IF_UNKNOWN)).toBe(true);
    expect((await storage.items()).map(({ id }) => id)).toEqual(["c"]);
  });

  test("the phone knows the games of which it kept data", async () => {
    expect([...(await idsOfStoredGames(await filledStorage()))].sort()).toEqual(["ides", "third"]);
  });
});
