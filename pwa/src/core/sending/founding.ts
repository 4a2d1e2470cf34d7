/** A table that is set up on this phone: its seats, and their cards. */

import type { Api } from "../view/api";
import { claimCard } from "./device";
import type { PhoneStorage } from "./storage";
import type { Founding, NewCard, NewGame, PlayersDoc, Seated } from "../view/wire";

/** A seat at the table: its name, and whether a bot plays it. */
export type Seat = Required<Seated>;

/** The source of dice: the server, or real dice on the table. */
export type DiceFrom = NonNullable<Founding["dice"]>;

/** The longest name that the server accepts, in characters. */
export const LONGEST_NAME = 40;

/** Return the default number of players: the middle of the best range. */
export function defaultPlayers(players: PlayersDoc): number {
  const [from = players.least, to = from] = players.best;
  return limitPlayers(players, Math.floor((from + to) / 2));
}

/** Return a number of players, limited to the range of the game. */
export const limitPlayers = ({ least, most }: PlayersDoc, n: number): number => Math.min(most, Math.max(least, n));

/** Return `n` seats: those there were, then bots with free names. */
export function fillSeats(n: number, held: readonly Seat[], names: readonly string[]): readonly Seat[] {
  const next = held.slice(0, n);
  while (next.length < n) next.push({ name: firstFreeName(next, names), bot: next.length > 0 });
  return next;
}

/** Return the first name that is free at the table; "" if there is none. */
const firstFreeName = (taken: readonly Seat[], names: readonly string[]): string =>
  names.find((name) => !taken.some((seat) => seat.name === name)) ?? "";

/** Return the seats as they are sent: names are trimmed, and bots have none. */
export const playersToSend = (table: readonly Seat[]): readonly Seat[] =>
  table.map(({ name, bot }) => ({ name: bot ? "" : name.trim().slice(0, LONGEST_NAME), bot }));

/** Return whether only bots sit at a table. */
export const hasOnlyBots = (table: readonly Seat[]): boolean => table.every(({ bot }) => bot);

/**
 * Take the cards of a table's people and of the host onto this phone. The phone keeps all cards, so that the founder
 * can invite others and can come back from another phone. Returns the character that begins.
 * Raises: Problem: a claim failed. The call may be repeated.
 */
export async function takeCards(api: Api, storage: PhoneStorage, { game, cards }: NewGame, players: number): Promise<string> {
  const places = cards.slice(0, players);
  await storage.setNote(tableNote(game), JSON.stringify(cards));
  for (const card of cards) {
    const taken = card.bot ? null : await claimCard(api, storage, card.token, false);
    if (taken?.state === "failed") throw taken.problem;
  }
  return places.find((card) => !card.bot)?.character ?? "";
}

const tableNote = (game: string): string => `table/${game}`;

/**
 * Return the cards of a table that was founded on this phone. Tables of older versions lack the host's card. Without
 * a table there are none.
 */
export async function loadInvitations(storage: PhoneStorage, game: string): Promise<readonly NewCard[]> {
  const kept = await storage.note(tableNote(game));
  return kept ? (JSON.parse(kept) as readonly NewCard[]) : [];
}

/** Return the names of the last table, for the next one. */
export async function loadLastNames(storage: PhoneStorage): Promise<readonly string[]> {
  const kept = await storage.note("names");
  return kept ? (JSON.parse(kept) as readonly string[]) : [];
}

/** Remember the names of the people at a table. */
export const rememberNames = (storage: PhoneStorage, table: readonly Seat[]): Promise<void> =>
  storage.setNote("names", JSON.stringify(playersToSend(table).flatMap(({ name }) => name || [])));
