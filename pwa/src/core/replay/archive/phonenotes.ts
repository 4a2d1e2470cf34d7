/**
 * The notes of a phone about a game, packed into an archive. With these notes, a reader of the archive can check the
 * game, too.
 */

import { gzipSync } from "fflate";
import { cosignedDigestNoteName, headNotesPrefix, sealKeyNoteName } from "../../seals/heads";
import { lineNotesPrefix } from "../../seals/check/seenlines";
import { SIGNED_PREFIX } from "../../sending/storage";
import type { PhoneStorage } from "../../sending/storage";
import { buildWitness } from "../../seals/witness";
import type { WitnessDoc } from "../../seals/witness";
import { unpackText } from "./file";

/** The phone's witness file, the notes from which it is made, and the notes with which lines are compared. */
interface PhoneNotesDoc {
  readonly witness: WitnessDoc;
  readonly notes: Readonly<Record<string, string>>;
}

/**
 * The number of bytes that one call turns into characters, because a function accepts a limited number of arguments.
 */
const BYTES_PER_CALL = 8_192;

/** Return the notes that are put into the archive. The phone's own name and key stay on the phone. */
async function notesForArchive(storage: PhoneStorage, game: string): Promise<PhoneNotesDoc["notes"]> {
  const singleNotes = [sealKeyNoteName(game), cosignedDigestNoteName(game)].map(async (noteName) => [noteName, (await storage.note(noteName)) ?? ""] as const);
  const prefixNotes = [headNotesPrefix(game), `${SIGNED_PREFIX}${game}/`, lineNotesPrefix(game)].map((prefix) => storage.notesUnder(prefix));
  const notes = (await Promise.all(singleNotes)).filter(([, noteText]) => noteText);
  return Object.assign(Object.fromEntries(notes), ...(await Promise.all(prefixNotes))) as PhoneNotesDoc["notes"];
}

/** Return all notes of this phone about a game, as base64 of compressed JSON. */
export async function packNotes(storage: PhoneStorage, game: string): Promise<string> {
  const phoneNotes: PhoneNotesDoc = { witness: await buildWitness(storage, game), notes: await notesForArchive(storage, game) };
  const bytes = gzipSync(new TextEncoder().encode(JSON.stringify(phoneNotes)), { mtime: 0 });
  let text = "";
  for (let offset = 0; offset < bytes.length; offset += BYTES_PER_CALL) text += String.fromCharCode(...bytes.subarray(offset, offset + BYTES_PER_CALL));
  return btoa(text);
}

/**
 * Store the notes of an archive in a phone's storage. Returns the witness file; null if the archive contains no notes.
 */
export async function unpackNotes(storage: PhoneStorage, text: string): Promise<WitnessDoc | null> {
  if (!text.trim()) return null;
  const { witness: file, notes } = JSON.parse(unpackText(text)) as PhoneNotesDoc;
  for (const [noteName, noteText] of Object.entries(notes)) await storage.setNote(noteName, noteText);
  return file;
}
