/** A table that is being set up on this phone: who sits down, and what becomes of their cards. */

import type { Api } from "../view/api";
import { claim } from "./device";
import type { PhoneStorage } from "./storage";
import type { Founding, NewCard, NewGame, PlayersDoc, Seated } from "../view/wire";

/** Somebody who sits down, and whether a bot plays for them. */
export type Seat = Required<Seated>;

/** Whose dice are rolled: the server's, or those on the table. */
export type DiceFrom = NonNullable<Founding["dice"]>;

/** The longest name that the server takes, in characters. */
export const LONGEST_NAME = 40;

/** How many sit down when nobody has said otherwise: as many as lie in the middle of the best. */
export function usual(players: PlayersDoc): number {
  const [from = players.least, to = from] = players.best;
  return within(players, Math.floor((from + to) / 2));
}

/** A number of players brought into the range of the game. */
export const within = ({ least, most }: PlayersDoc, n: number): number => Math.min(most, Math.max(least, n));

/** So many seats: those that were there, then bots, under names that are still free. */
export function seats(n: number, held: readonly Seat[], names: readonly string[]): readonly Seat[] {
  const next = held.slice(0, n);
  while (next.length < n) next.push({ name: free(next, names), bot: next.length > 0 });
  return next;
}

/** The first name that nobody at the table has, or "". */
const free = (taken: readonly Seat[], names: readonly string[]): string =>
  names.find((name) => !taken.some((seat) => seat.name === name)) ?? "";

/** What the server is told: names without blanks around them, none for bots. */
export const seated = (table: readonly Seat[]): readonly Seat[] =>
  table.map(({ name, bot }) => ({ name: bot ? "" : name.trim().slice(0, LONGEST_NAME), bot }));

/** Whether bots alone sit at a table: nobody would play. */
export const isEmpty = (table: readonly Seat[]): boolean => table.every(({ bot }) => bot);

/**
 * Take the cards of a table's people, and the host's, onto this phone. Keep all of them: for those who
 * are invited, and for the founder to come back from another phone. Gives the character who begins. Raises a Problem; it may be tried again.
 */
export async function sit(api: Api, storage: PhoneStorage, { game, cards }: NewGame, players: number): Promise<string> {
  const places = cards.slice(0, players);
  await storage.setNote(tableNote(game), JSON.stringify(cards));
  for (const card of cards) {
    const taken = card.bot ? null : await claim(api, storage, card.token, false);
    if (taken?.state === "failed") throw taken.problem;
  }
  return places.find((card) => !card.bot)?.character ?? "";
}

const tableNote = (game: string): string => `table/${game}`;

/** The cards of a table that was founded on this phone, the host's as well where this version founded it; else none. */
export async function invitations(storage: PhoneStorage, game: string): Promise<readonly NewCard[]> {
  const kept = await storage.note(tableNote(game));
  return kept ? (JSON.parse(kept) as readonly NewCard[]) : [];
}

/** The names that were given at the last table, for the next one. */
export async function lastNames(storage: PhoneStorage): Promise<readonly string[]> {
  const kept = await storage.note("names");
  return kept ? (JSON.parse(kept) as readonly string[]) : [];
}

/** Remember the names of the people at a table. */
export const rememberNames = (storage: PhoneStorage, table: readonly Seat[]): Promise<void> =>
  storage.setNote("names", JSON.stringify(seated(table).flatMap(({ name }) => name || [])));
