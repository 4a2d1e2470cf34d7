/** A table that a player sets up on this phone: its seats, and the names for them. */

import type { PhoneStorage } from "./storage";
import type { Founding, PlayersDoc, Seated } from "../view/wire";

/** A seat at the table. A seat has a name, and a bot may play it. */
export type Seat = Required<Seated>;

/** The source of dice rolls: the server, or real dice on the table. */
export type DiceSource = NonNullable<Founding["dice"]>;

/** The maximum length of a name that the server accepts (characters). */
export const LONGEST_NAME = 40;

/** Return the default number of players, which is the middle of the range that is best for the game. */
export function defaultPlayerCount(players: PlayersDoc): number {
  const [leastCount = players.least, mostCount = leastCount] = players.best;
  return limitPlayerCount(players, Math.floor((leastCount + mostCount) / 2));
}

/** Return a number of players, limited to the range that the game allows. */
export const limitPlayerCount = ({ least: leastCount, most: mostCount }: PlayersDoc, playerCount: number): number => Math.min(mostCount, Math.max(leastCount, playerCount));

/** Return `playerCount` seats. The existing seats come first, and bots with free names fill the others. */
export function fillSeats(playerCount: number, seats: readonly Seat[], names: readonly string[]): readonly Seat[] {
  const nextSeats = seats.slice(0, playerCount);
  while (nextSeats.length < playerCount) nextSeats.push({ name: firstFreeName(nextSeats, names), bot: nextSeats.length > 0 });
  return nextSeats;
}

/** Return the first name that no seat at the table has; "" if every name is taken. */
const firstFreeName = (seats: readonly Seat[], names: readonly string[]): string =>
  names.find((name) => !seats.some((seat) => seat.name === name)) ?? "";

/** Return the seats as the phone sends them. Names are trimmed, and bots have no names. */
export const seatsToSend = (table: readonly Seat[]): readonly Seat[] =>
  table.map(({ name, bot: isBot }) => ({ name: isBot ? "" : name.trim().slice(0, LONGEST_NAME), bot: isBot }));

/** Return whether all seats at a table belong to bots. */
export const hasOnlyBots = (table: readonly Seat[]): boolean => table.every(({ bot: isBot }) => isBot);

/** Return the names of the last table, which are suggested for the next table. */
export async function loadLastNames(storage: PhoneStorage): Promise<readonly string[]> {
  const note = await storage.note("names");
  return note ? (JSON.parse(note) as readonly string[]) : [];
}

/** Remember the names of the people at a table. */
export const storeLastNames = (storage: PhoneStorage, table: readonly Seat[]): Promise<void> =>
  storage.setNote("names", JSON.stringify(seatsToSend(table).flatMap(({ name }) => name || [])));
