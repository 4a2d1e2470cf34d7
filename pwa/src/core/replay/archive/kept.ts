/** The notes of a phone about a game, packed into an archive. With them the game can be checked there, too. */

import { gzipSync } from "fflate";
import { cosignedOf, headsOf, sealKeyOf } from "../../seals/heads";
import { seenOf } from "../../seals/check/seen";
import { ASKED } from "../../sending/storage";
import type { PhoneStorage } from "../../sending/storage";
import { witness } from "../../seals/witness";
import type { WitnessDoc } from "../../seals/witness";
import { unpacked } from "./file";

/** The phone's witness file, and the notes that it is made of and that the lines are compared with. */
interface KeptDoc {
  readonly witness: WitnessDoc;
  readonly notes: Readonly<Record<string, string>>;
}

/** The number of bytes that become characters in one call, because functions take a limited number of arguments. */
const AT_ONCE = 8_192;

/** Return the notes that go into the archive. The phone's own name and key stay on the phone. */
async function notesOf(storage: PhoneStorage, game: string): Promise<KeptDoc["notes"]> {
  const single = [sealKeyOf(game), cosignedOf(game)].map(async (name) => [name, (await storage.note(name)) ?? ""] as const);
  const many = [headsOf(game), `${ASKED}${game}/`, seenOf(game)].map((prefix) => storage.notesUnder(prefix));
  const kept = (await Promise.all(single)).filter(([, value]) => value);
  return Object.assign(Object.fromEntries(kept), ...(await Promise.all(many))) as KeptDoc["notes"];
}

/** Return all that this phone stored about a game, as base64 of compressed JSON. */
export async function packKept(storage: PhoneStorage, game: string): Promise<string> {
  const doc: KeptDoc = { witness: await witness(storage, game), notes: await notesOf(storage, game) };
  const bytes = gzipSync(new TextEncoder().encode(JSON.stringify(doc)), { mtime: 0 });
  let text = "";
  for (let from = 0; from < bytes.length; from += AT_ONCE) text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  return btoa(text);
}

/** Put the notes of an archive back into a storage. Returns the witness file; null if the archive holds no notes. */
export async function unpackKept(storage: PhoneStorage, text: string): Promise<WitnessDoc | null> {
  if (!text.trim()) return null;
  const { witness: file, notes } = JSON.parse(unpacked(text)) as KeptDoc;
  for (const [name, value] of Object.entries(notes)) await storage.setNote(name, value);
  return file;
}
