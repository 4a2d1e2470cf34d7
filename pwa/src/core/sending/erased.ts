/**
 * What a phone forgets of a game in which words were erased: all that it kept but what proves what it
 * saw. A file of its own, fetched when the server says that there is something to forget.
 */

import { documentDigest } from "./crypto";
import { forgetKnock } from "./knock";
import type { Asked } from "./signing";
import { ASKED } from "./storage";
import type { PhoneStorage } from "./storage";

/** Instead of how often words were erased: the server knows no such game any more. */
export const GONE = -1;

/** What a command says beside its own fields. */
const FRAME = new Set(["type", "as", "period", "recorder", "waive", "appeal", "window", "revision"]);

/** The id of a command, or of an entry: what acts are about, and no words of anybody's. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.\d+)?$/;

const noteOf = (game: string): string => `erased/${game}`;

/**
 * Forget what was kept before words of a game were erased for the `erased`th time, unless that was
 * done. Gives whether anything may still be shown of it.
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

/** What was asked for, as far as it proves what was asked: what is saved until a deadline has no words. */
function withoutWords(asked: Asked): Asked {
  if (asked.digest || asked.receipt) return asked;
  const kept = Object.entries(asked.body).map(([name, value]) => [name, FRAME.has(name) ? value : wordless(value)]);
  return { ...asked, body: Object.fromEntries(kept) as Asked["body"], digest: documentDigest(asked.body) };
}

function wordless(value: unknown): unknown {
  if (typeof value === "string") return ID.test(value) ? value : "";
  if (Array.isArray(value)) return value.map(wordless);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wordless(one)]));
}

/** The games of which this phone kept anything. */
export async function keptGames(storage: PhoneStorage): Promise<ReadonlySet<string>> {
  const games = new Set<string>();
  for (const prefix of ["seen/", "erased/", ASKED, "head/"]) {
    for (const name of Object.keys(await storage.notesUnder(prefix))) games.add(name.slice(prefix.length).split("/")[0] ?? "");
  }
  return games;
}
