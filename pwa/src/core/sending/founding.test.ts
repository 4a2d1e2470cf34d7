import { expect, test } from "vitest";
import { memoryStorage } from "./memorystorage";
import { hasOnlyBots, loadLastNames, storeLastNames, seatsToSend, fillSeats, defaultPlayerCount, limitPlayerCount } from "./founding";

const players = { least: 3, most: 6, best: [4, 5] };
const names = ["Ada", "Bea", "Carl"];

test("a table starts with the middle of the best numbers of players", () => {
  const best = (numbers: readonly number[]): number => defaultPlayerCount({ ...players, best: numbers });
  expect([defaultPlayerCount(players), best([3, 6]), best([]), best([9])]).toEqual([4, 4, 3, 6]);
  expect([limitPlayerCount(players, 1), limitPlayerCount(players, 5), limitPlayerCount(players, 9)]).toEqual([3, 5, 6]);
});

test("the first seat is for a person, and added seats are for bots with free names", () => {
  const seats = fillSeats(3, [], names);
  expect(seats).toEqual([
    { name: "Ada", bot: false },
    { name: "Bea", bot: true },
    { name: "Carl", bot: true },
  ]);
  expect(fillSeats(2, seats, names)).toEqual(seats.slice(0, 2));
  expect(fillSeats(4, seats, names)[3]).toEqual({ name: "", bot: true });
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

test("names are remembered for the next table", async () => {
  const storage = memoryStorage();
  expect(await loadLastNames(storage)).toEqual([]);
  await storeLastNames(storage, [{ name: "Ada", bot: false }, { name: "Bea", bot: true }]);
  expect(await loadLastNames(storage)).toEqual(["Ada"]);
});
