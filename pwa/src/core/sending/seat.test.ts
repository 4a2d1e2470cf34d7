import { expect, test, vi } from "vitest";
import { Api } from "../view/api";
import { verify } from "./crypto";
import { claimCard, deviceId } from "./device";
import { deviceKey, statementToSign } from "./keys";
import { memoryStorage } from "./memorystorage";
import { returnToSeat, forgetSeat, loadSeats } from "./seat";

const held = { game: "ides", card: "gaius-1", character: { id: "gaius", name: "Gaius", short: "Gaius", role: "emperor", group: "" } };

test("a phone remembers the seats it claimed in each game until it is told that they moved", async () => {
  const storage = memoryStorage();
  const api = new Api(async () => new Response(JSON.stringify(held)));
  await claimCard(api, storage, "token", false);
  await storage.setNote("key/idesofmarch/livia", "ab");
  expect(await loadSeats(storage, "ides")).toEqual(["gaius"]);
  await forgetSeat(storage, "ides", "gaius");
  expect(await loadSeats(storage, "ides")).toEqual([]);
});

test("a phone returns to a seat with a signature that holds for this time and seat only", async () => {
  const storage = memoryStorage();
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(JSON.stringify(held)));
  expect(await returnToSeat(new Api(fetch), storage, "ides", "gaius", 1_000.4)).toEqual(held);
  const [url, init] = fetch.mock.calls[0] ?? [];
  const { character, device, at, signature } = JSON.parse(String(init?.body)) as Record<string, string>;
  expect([url, character, device, at]).toEqual(["/api/v1/games/ides/claims/return", "gaius", await deviceId(storage), 1_000]);
  const said = statementToSign("return/1", "ides", "gaius", device ?? "", String(at));
  expect(verify((await deviceKey(storage)).key, said, signature ?? "")).toBe(true);
});
