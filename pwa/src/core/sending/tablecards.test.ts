import { expect, test, vi } from "vitest";
import { Api, unreachableProblem } from "../view/api";
import type { Claim, NewGame } from "../view/wire";
import { memoryStorage } from "./memorystorage";
import { claimTableCards, loadTableCards } from "./tablecards";

const card = (character: string, bot: boolean) => ({ card: `${character}-1`, character, token: `token-of-${character}`, code: "", bot });
const newGame: NewGame = { game: "ides", cards: [card("iulius", false), card("fabius", true), card("host", false)], doubts: [], repeated: false };

test("a founder holds the cards of the table's people and of the host, and can invite others", async () => {
  const storage = memoryStorage();
  const api = new Api(async () => new Response("{}"));
  const claim = vi.fn(async () => ({ game: "ides", card: "x", character: { id: "iulius", name: "Iulius", short: "Iulius", role: "noble", group: "" } }));
  api.claim = claim;
  expect(await claimTableCards(api, storage, newGame, 2)).toBe("iulius");
  expect(claim.mock.calls.map(([body]: unknown[]) => (body as Claim).token)).toEqual(["token-of-iulius", "token-of-host"]);
  expect((await loadTableCards(storage, "ides")).map((card) => card.character)).toEqual(["iulius", "fabius", "host"]);
  expect(await loadTableCards(storage, "nones")).toEqual([]);
});

test("cards of a table that an older version founded have no code to type", async () => {
  const storage = memoryStorage();
  const { code: _code, ...olderCard } = card("iulius", false);
  await storage.setNote("table/ides", JSON.stringify([olderCard]));
  expect(await loadTableCards(storage, "ides")).toEqual([{ ...olderCard, code: "" }]);
});

test("a network failure while cards are taken is reported", async () => {
  const api = new Api(async () => new Response("{}"));
  api.claim = () => Promise.reject(unreachableProblem());
  await expect(claimTableCards(api, memoryStorage(), newGame, 2)).rejects.toMatchObject({ isPassing: true });
});

test("a table of bots has no character that begins", async () => {
  const gameOfBots = { ...newGame, cards: [card("fabius", true)] };
  expect(await claimTableCards(new Api(async () => new Response("{}")), memoryStorage(), gameOfBots, 1)).toBe("");
});
