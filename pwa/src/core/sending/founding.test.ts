import { expect, test, vi } from "vitest";
import { Api, unreachableProblem } from "../view/api";
import { memoryStorage } from "./memorystorage";
import { loadTableCards, hasOnlyBots, loadLastNames, storeLastNames, seatsToSend, fillSeats, claimTableCards, defaultPlayerCount, limitPlayerCount } from "./founding";
import type { Claim, NewGame } from "../view/wire";

const players = { least: 3, most: 6, best: [4, 5] };
const names = ["Ada", "Bea", "Carl"];
const card = (character: string, bot: boolean) => ({ card: `${character}-1`, character, token: `token-of-${character}`, bot });
const newGame: NewGame = { game: "ides", cards: [card("iulius", false), card("fabius", true), card("host", false)], doubts: [], repeated: false };

test("a table starts with the middle of the best numbers of players", () => {
  const best = (numbers: readonly number[]): number => defaultPlayerCount({ ...players, best: numbers });
  expect([defaultPlayerCount(players), best([3, 6]), best([]), best([9])]).toEqual([4, 4, 3, 6]);
  expect([limitPlayerCount(players, 1), limitPlayerCount(players, 5), limitPlayerCount(players, 9)]).toEqual([3, 5, 6]);
});

test("the first seat is for a person, and added seats are for bots with free names", () => {
  const three = fillSeats(3, [], names);
  expect(three).toEqual([
    { name: "Ada", bot: false },
    { name: "Bea", bot: true },
    { name: "Carl", bot: true },
  ]);
  expect(fillSeats(2, three, names)).toEqual(three.slice(0, 2));
  expect(fillSeats(4, three, names)[3]).toEqual({ name: "", bot: true });
  expect(fillSeats(2, [{ name: "Bea", bot: false }], names)[1]?.name).toBe("Ada");
});

test("the server receives the names of people only", () => {
  expect(seatsToSend([{ name: "  Ada ", bot: false }, { name: "Bea", bot: true }])).toEqual([
    { name: "Ada", bot: false },
    { name: "", bot: true },
  ]);
  expect(seatsToSend([{ name: "a".repeat(60), bot: false }])[0]?.name).toHaveLength(40);
});

test("a table needs at least one person", () => {
  expect(hasOnlyBots([{ name: "", bot: true }])).toBe(true);
  expect(hasOnlyBots([{ name: "", bot: false }, { name: "", bot: true }])).toBe(false);
});

test("a founder holds the cards of the table's people and of the host, and can invite others", async () => {
  const storage = memoryStorage();
  const api = new Api(async () => new Response("{}"));
  const claim = vi.fn(async () => ({ game: "ides", card: "x", character: { id: "iulius", name: "Iulius", short: "Iulius", role: "noble", group: "" } }));
  api.claim = claim;
  expect(await claimTableCards(api, storage, newGame, 2)).toBe("iulius");
  expect(claim.mock.calls.map(([body]: unknown[]) => (body as Claim).token)).toEqual(["token-of-iulius", "token-of-host"]);
  expect((await loadTableCards(storage, "ides")).map((one) => one.character)).toEqual(["iulius", "fabius", "host"]);
  expect(await loadTableCards(storage, "nones")).toEqual([]);
});

test("a network failure while cards are taken is reported", async () => {
  const api = new Api(async () => new Response("{}"));
  api.claim = () => Promise.reject(unreachableProblem());
  await expect(claimTableCards(api, memoryStorage(), newGame, 2)).rejects.toMatchObject({ passing: true });
});

test("a table of bots has no character that begins", async () => {
  const alone = { ...newGame, cards: [card("fabius", true)] };
  expect(await claimTableCards(new Api(async () => new Response("{}")), memoryStorage(), alone, 1)).toBe("");
});

test("names are remembered for the next table", async () => {
  const storage = memoryStorage();
  expect(await loadLastNames(storage)).toEqual([]);
  await storeLastNames(storage, [{ name: "Ada", bot: false }, { name: "Bea", bot: true }]);
  expect(await loadLastNames(storage)).toEqual(["Ada"]);
});
