/**
 * Deletion of text that was erased in a game. The phone drops its stored copies, but keeps proof of all that it saw.
 * This module is a file of its own. It is loaded when the server says that text was erased.
 */

import { documentDigest } from "./crypto";
import { forgetKnock } from "./knock";
import type { Asked } from "./signing";
import { ASKED } from "./storage";
import type { PhoneStorage } from "./storage";

/** Stands for the number of erasings if the server no longer knows the game. */
export const GONE = -1;

/** The members of a command besides its own fields. */
const FRAME = new Set(["type", "as", "period", "recorder", "waive", "appeal", "window", "revision"]);

/** Matches the id of a command or entry. Such a value names the subject of an act and is no player's text. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.\d+)?$/;

const noteOf = (game: string): string => `erased/${game}`;

/**
 * Drop data of a game that was stored before its text was erased for the `erased`th time. Does nothing if that was
 * done already. Returns whether screens may still show erased text.
 */
export async function forgetErased(storage: PhoneStorage, game: string, erased: number): Promise<boolean> {
  const known = await storage.note(noteOf(game));
  if (known === String(erased)) return false;
  const shown = known !== undefined || (await storage.saved(game)) !== undefined;
  await storage.forget("views");
  const over = (await storage.items()).filter((item) => item.game === game && (erased === GONE || item.state === "refused"));
  for (const item of over) await storage.dropItem(item.id);
  if (erased === GONE) for (const name of Object.keys(await storage.notesUnder(`draft/${game}/`))) await storage.setNote(name, "");
  await forgetKnock(storage, game);
  await storage.setNote("names", "[]");
  for (const [name, text] of Object.entries(await storage.notesUnder(`${ASKED}${game}/`))) {
    await storage.setNote(name, JSON.stringify(withoutWords(JSON.parse(text) as Asked)));
  }
  await storage.setNote(noteOf(game), String(erased));
  return shown;
}

/**
 * Return a sent command without its text, but with the digest that proves it. A submission with a receipt is returned
 * unchanged, because submissions hold no text of players.
 */
function withoutWords(asked: Asked): Asked {
  if (asked.digest || asked.receipt) return asked;
  const kept = Object.entries(asked.body).map(([name, value]) => [name, FRAME.has(name) ? value : wordless(value)]);
  return { ...asked, body: Object.fromEntries(kept) as Asked["body"], digest: documentDigest(asked.body) };
}

/** Return a value with "" in place of each text, except for ids. */
function wordless(value: unknown): unknown {
  if (typeof value === "string") return ID.test(value) ? value : "";
  if (Array.isArray(value)) return value.map(wordless);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wordless(one)]));
}

/** Return the games of which this phone kept data. */
export async function keptGames(storage: PhoneStorage): Promise<ReadonlySet<string>> {
  const games = new Set<string>();
  for (const prefix of ["seen/", "erased/", ASKED, "head/"]) {
    for (const name of Object.keys(await storage.notesUnder(prefix))) games.add(name.slice(prefix.length).split("/")[0] ?? "");
  }
  return games;
}
