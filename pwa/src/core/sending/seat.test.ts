import { expect, test, vi } from "vitest";
import { Api } from "../view/api";
import { verify } from "./crypto";
import { claimCard, deviceId } from "./device";
import { deviceKey, statementToSign } from "./keys";
import { memoryStorage } from "./memorystorage";
import { returnToSeat, forgetSeat, loadSeatedCharacters } from "./seat";

const heldCard = { game: "ides", card: "gaius-1", character: { id: "gaius", name: "Gaius", short: "Gaius", role: "emperor", group: "" } };

test("a phone remembers the seats it claimed in each game until it is told that they moved", async () => {
  const storage = memoryStorage();
  const api = new Api(async () => new Response(JSON.stringify(heldCard)));
  await claimCard(api, storage, "token", false);
  await storage.setNote("key/idesofmarch/livia", "ab");
  expect(await loadSeatedCharacters(storage, "ides")).toEqual(["gaius"]);
  await forgetSeat(storage, "ides", "gaius");
  expect(await loadSeatedCharacters(storage, "ides")).toEqual([]);
});

test("a phone returns to a seat with a signature that holds for this time and seat only", async () => {
  const storage = memoryStorage();
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(JSON.stringify(heldCard)));
  expect(await returnToSeat(new Api(fetch), storage, "ides", "gaius", 1_000.4)).toEqual(heldCard);
  const [url, init] = fetch.mock.calls[0] ?? [];
  const { character, device, at, signature } = JSON.parse(String(init?.body)) as Record<string, string>;
  expect([url, character, device, at]).toEqual(["/api/v1/games/ides/claims/return", "gaius", await deviceId(storage), 1_000]);
  const statement = statementToSign("return/1", "ides", "gaius", device ?? "", String(at));
  expect(verify((await deviceKey(storage)).key, statement, signature ?? "")).toBe(true);
});
