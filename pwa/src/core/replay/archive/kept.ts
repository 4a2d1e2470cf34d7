/** What a phone kept of a game, as it takes it along into an archive: to check the game there, too. */

import { gzipSync } from "fflate";
import { cosignedOf, headsOf, sealKeyOf } from "../../seals/heads";
import { seenOf } from "../../seals/check/seen";
import { ASKED } from "../../sending/storage";
import type { PhoneStorage } from "../../sending/storage";
import { witness } from "../../seals/witness";
import type { WitnessDoc } from "../../seals/witness";
import { unpacked } from "./file";

/** The phone's witness file, and the notes of which it is made and with which lines are compared. */
interface KeptDoc {
  readonly witness: WitnessDoc;
  readonly notes: Readonly<Record<string, string>>;
}

/** So many bytes of a text are made characters at once: functions take no more arguments. */
const AT_ONCE = 8_192;

/** The notes that go along. The phone's own name and key stay on the phone. */
async function notesOf(storage: PhoneStorage, game: string): Promise<KeptDoc["notes"]> {
  const single = [sealKeyOf(game), cosignedOf(game)].map(async (name) => [name, (await storage.note(name)) ?? ""] as const);
  const many = [headsOf(game), `${ASKED}${game}/`, seenOf(game)].map((prefix) => storage.notesUnder(prefix));
  const kept = (await Promise.all(single)).filter(([, value]) => value);
  return Object.assign(Object.fromEntries(kept), ...(await Promise.all(many))) as KeptDoc["notes"];
}

/** All that this phone kept of a game, as base64 of its compressed JSON. */
export async function packKept(storage: PhoneStorage, game: string): Promise<string> {
  const doc: KeptDoc = { witness: await witness(storage, game), notes: await notesOf(storage, game) };
  const bytes = gzipSync(new TextEncoder().encode(JSON.stringify(doc)), { mtime: 0 });
  let text = "";
  for (let from = 0; from < bytes.length; from += AT_ONCE) text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  return btoa(text);
}

/** Put what a phone took along back into a storage; gives its witness file, or null where it took nothing. */
export async function unpackKept(storage: PhoneStorage, text: string): Promise<WitnessDoc | null> {
  if (!text.trim()) return null;
  const { witness: file, notes } = JSON.parse(unpacked(text)) as KeptDoc;
  for (const [name, value] of Object.entries(notes)) await storage.setNote(name, value);
  return file;
}
