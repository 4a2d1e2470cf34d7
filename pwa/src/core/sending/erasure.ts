/**
 * The deletion of text that was erased in a game. The phone drops its stored copies of the text, but keeps proof of all
 * data that it was shown. This module is a separate file, which is loaded when the server reports that text was erased.
 */

import { documentDigest } from "./crypto";
import { forgetKnock } from "./knock";
import type { SignedCommand } from "./signing";
import { SIGNED_PREFIX } from "./storage";
import type { PhoneStorage } from "./storage";

/** The number that is used instead of the number of erasures if the server no longer knows the game. */
export const ERASURE_COUNT_IF_UNKNOWN = -1;

/** The members of a command that are not fields of its form. */
const COMMON_MEMBERS = new Set(["type", "as", "period", "recorder", "waive", "appeal", "window", "revision"]);

/** Matches the id of a command or an entry. Such an id names the subject of an act and is no text of a player. */
const ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.\d+)?$/;

const erasureCountNoteName = (game: string): string => `erased/${game}`;

/**
 * Drop data of a game that was stored before its text was erased for the `erased`th time. If the phone has already
 * dropped these data, do nothing. Returns whether screens may still show erased text.
 */
export async function dropErasedData(storage: PhoneStorage, game: string, erasureCount: number): Promise<boolean> {
  const storedCount = await storage.note(erasureCountNoteName(game));
  if (storedCount === String(erasureCount)) return false;
  const isKnown = storedCount !== undefined || (await storage.saved(game)) !== undefined;
  await storage.forget("views");
  const expiredItems = (await storage.items()).filter((item) => item.game === game && (erasureCount === ERASURE_COUNT_IF_UNKNOWN || item.state === "refused"));
  for (const item of expiredItems) await storage.dropItem(item.id);
  if (erasureCount === ERASURE_COUNT_IF_UNKNOWN) for (const noteName of Object.keys(await storage.notesUnder(`draft/${game}/`))) await storage.setNote(noteName, "");
  await forgetKnock(storage, game);
  await storage.setNote("names", "[]");
  for (const [noteName, text] of Object.entries(await storage.notesUnder(`${SIGNED_PREFIX}${game}/`))) {
    await storage.setNote(noteName, JSON.stringify(commandWithoutText(JSON.parse(text) as SignedCommand)));
  }
  await storage.setNote(erasureCountNoteName(game), String(erasureCount));
  return isKnown;
}

/**
 * Return a sent command without its text, but with the digest that proves the text. A submission with a receipt is
 * returned unchanged, because submissions contain no text of players.
 */
function commandWithoutText(command: SignedCommand): SignedCommand {
  if (command.digest || command.receipt) return command;
  const members = Object.entries(command.body).map(([memberName, member]) => [memberName, COMMON_MEMBERS.has(memberName) ? member : blankTexts(member)]);
  return { ...command, body: Object.fromEntries(members) as SignedCommand["body"], digest: documentDigest(command.body) };
}

/** Return a value in which "" replaces each text, except for ids. */
function blankTexts(value: unknown): unknown {
  if (typeof value === "string") return ID_PATTERN.test(value) ? value : "";
  if (Array.isArray(value)) return value.map(blankTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([memberName, member]) => [memberName, blankTexts(member)]));
}

/** Return the games about which this phone stored data. */
export async function idsOfStoredGames(storage: PhoneStorage): Promise<ReadonlySet<string>> {
  const games = new Set<string>();
  for (const prefix of ["seen/", "erased/", SIGNED_PREFIX, "head/"]) {
    for (const noteName of Object.keys(await storage.notesUnder(prefix))) games.add(noteName.slice(prefix.length).split("/")[0] ?? "");
  }
  return games;
}
