/**
 * What this phone did on a server that was lost, beyond the copy from which another one went on: found
 * by asking for its receipts, and sent again under the same id, with the same signature. The other
 * server never answered it, so it happens once.
 */

import type { Api } from "../view/api";
import { receiptOf } from "./receipts";
import { askedIn } from "./signing";
import type { Asked } from "./signing";
import type { PhoneStorage } from "./storage";
import type { CommandBody } from "../view/wire";

/** After so many acts in a row that the copy has, it has all older ones: it has the beginning whole. */
const ENOUGH = 8;

const noteOf = (game: string, server: string): string => `gone/${game}/${server}`;
const leftIn = (game: string): string => `left/${game}`;

/** The acts that are gone and about which nobody has decided yet, oldest first. Fails without an answer. */
export async function goneActs(storage: PhoneStorage, api: Pick<Api, "receipt" | "seal">, game: string, server: string): Promise<readonly Asked[]> {
  const asked = await askedIn(storage, game);
  if (!(await storage.note(noteOf(game, server)))) {
    const left = await idsIn(storage, leftIn(game));
    const done = asked.filter(({ id, answer }) => answer === "done" && !left.includes(id));
    await storage.setNote(noteOf(game, server), JSON.stringify(await missing(api, game, done)));
  }
  const ids = await idsIn(storage, noteOf(game, server));
  return asked.filter(({ id }) => ids.includes(id));
}

/** What was recorded since the first takeover is there as well, but says nothing of what came before it. */
async function missing(api: Pick<Api, "receipt" | "seal">, game: string, done: Asked[]): Promise<readonly string[]> {
  const since = (await api.seal(game)).takeovers[0]?.at ?? 0;
  const gone: string[] = [];
  let kept = 0;
  while (done.length && kept < ENOUGH) {
    const { id } = done.pop() as Asked;
    const receipt = await receiptOf(api, game, id);
    if (!receipt) gone.push(id);
    kept = receipt ? kept + Number((receipt.entries[0]?.at ?? since) < since) : 0;
  }
  return gone;
}

const idsIn = async (storage: PhoneStorage, name: string): Promise<readonly string[]> => JSON.parse((await storage.note(name)) ?? "[]") as string[];

/** Whether an act can be sent again: not one whose words were erased on the phone. */
export const isWhole = (act: Asked): boolean => !act.digest;

/** Put an act back among what waits to be sent, as it was signed. */
export async function sendAgain(storage: PhoneStorage, game: string, server: string, act: Asked, at: number): Promise<void> {
  const { id, contribution, signature } = act;
  const body = act.body as CommandBody;
  const label = { key: `act-${body.type}` };
  await storage.putItem({ id, game, body, label, at, state: "queued", contribution, signature });
  await decided(storage, game, server, id);
}

/** Leave an act as gone: no later server offers it either. */
export async function leave(storage: PhoneStorage, game: string, server: string, id: string): Promise<void> {
  await storage.setNote(leftIn(game), JSON.stringify([...(await idsIn(storage, leftIn(game))), id]));
  await decided(storage, game, server, id);
}

async function decided(storage: PhoneStorage, game: string, server: string, id: string): Promise<void> {
  const ids = await idsIn(storage, noteOf(game, server));
  await storage.setNote(noteOf(game, server), JSON.stringify(ids.filter((one) => one !== id)));
}
