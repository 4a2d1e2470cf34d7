/**
 * What this phone did on a server that was lost, beyond the copy from which another one went on: found
 * by asking for its receipts, and sent again under the same id, with the same signature. The other
 * server never answered it, so it happens once.
 */

import { Problem } from "./api";
import type { Api } from "./api";
import { askedIn } from "./signing";
import type { Asked } from "./signing";
import type { PhoneStorage } from "./storage";
import type { CommandBody } from "./wire";

/** After so many acts in a row that are there, all older ones are: the copy has the beginning whole. */
const ENOUGH = 8;
const NOT_FOUND = 404;

const noteOf = (game: string, server: string): string => `gone/${game}/${server}`;

/** The acts that are gone and about which nobody has decided yet, oldest first. Fails without an answer. */
export async function goneActs(storage: PhoneStorage, api: Pick<Api, "receipt">, game: string, server: string): Promise<readonly Asked[]> {
  const asked = await askedIn(storage, game);
  const known = await storage.note(noteOf(game, server));
  const ids = new Set(known ? (JSON.parse(known) as string[]) : await missing(api, game, asked));
  if (!known) await storage.setNote(noteOf(game, server), JSON.stringify([...ids]));
  return asked.filter(({ id }) => ids.has(id));
}

async function missing(api: Pick<Api, "receipt">, game: string, asked: readonly Asked[]): Promise<readonly string[]> {
  const gone: string[] = [];
  let there = 0;
  for (const { id } of asked.filter(({ answer }) => answer === "done").reverse()) {
    if (there === ENOUGH) break;
    if (await isThere(api, game, id)) there += 1;
    else gone.push(id);
  }
  return gone;
}

async function isThere(api: Pick<Api, "receipt">, game: string, id: string): Promise<boolean> {
  try {
    await api.receipt(game, id);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.doc.status === NOT_FOUND) return false;
    throw error;
  }
}

/** Whether an act can be sent again: not one whose words were erased on the phone. */
export const isWhole = (act: Asked): boolean => !act.digest;

/** Put an act back among what waits to be sent, as it was signed. */
export async function sendAgain(storage: PhoneStorage, game: string, server: string, act: Asked, at: number): Promise<void> {
  const { id, contribution, signature } = act;
  const body = act.body as CommandBody;
  const label = { key: `act-${body.type}` };
  await storage.putItem({ id, game, body, label, at, state: "queued", contribution, signature });
  await leave(storage, game, server, id);
}

/** Note that an act is decided about. */
export async function leave(storage: PhoneStorage, game: string, server: string, id: string): Promise<void> {
  const ids = JSON.parse((await storage.note(noteOf(game, server))) ?? "[]") as string[];
  await storage.setNote(noteOf(game, server), JSON.stringify(ids.filter((one) => one !== id)));
}
