/**
 * The acts of this phone that a lost server carried out, but that are missing from the copy from which another server
 * continued. The phone finds these acts by requesting their receipts. The phone sends the acts again with the same id
 * and signature. The new server has never answered these acts, so each act happens only once.
 */

import type { Api } from "../view/api";
import { fetchReceipt } from "./receipts";
import { loadSignedCommands } from "./signing";
import type { SignedCommand } from "./signing";
import type { PhoneStorage } from "./storage";
import type { CommandBody } from "../view/wire";

/** The number of consecutive acts with receipts after which the copy is assumed to contain all older acts. */
const RECEIPTS_IN_A_ROW = 8;

const lostActsNoteName = (game: string, server: string): string => `gone/${game}/${server}`;
const givenUpActsNoteName = (game: string): string => `left/${game}`;

/**
 * Return the missing acts for which the player has not decided yet, oldest first. Rejects if the server does not
 * answer.
 */
export async function findUndecidedLostActs(storage: PhoneStorage, api: Pick<Api, "receipt" | "seal">, game: string, server: string): Promise<readonly SignedCommand[]> {
  const commands = await loadSignedCommands(storage, game);
  if (!(await storage.note(lostActsNoteName(game, server)))) {
    const givenUpIds = await loadIdsFromNote(storage, givenUpActsNoteName(game));
    const doneCommands = commands.filter(({ id, answer }) => answer === "done" && !givenUpIds.includes(id));
    await storage.setNote(lostActsNoteName(game, server), JSON.stringify(await idsWithoutReceipt(api, game, doneCommands)));
  }
  const lostActIds = await loadIdsFromNote(storage, lostActsNoteName(game, server));
  return commands.filter(({ id }) => lostActIds.includes(id));
}

/**
 * Return the ids of the acts without a receipt. A receipt from after the first takeover does not count towards
 * `RECEIPTS_IN_A_ROW`, because it proves nothing about older acts.
 */
async function idsWithoutReceipt(api: Pick<Api, "receipt" | "seal">, game: string, doneCommands: SignedCommand[]): Promise<readonly string[]> {
  const takeoverTime = (await api.seal(game)).takeovers[0]?.at ?? 0;
  const lostIds: string[] = [];
  let lostCount = 0;
  while (doneCommands.length && lostCount < RECEIPTS_IN_A_ROW) {
    const { id } = doneCommands.pop() as SignedCommand;
    const receipt = await fetchReceipt(api, game, id);
    if (!receipt) lostIds.push(id);
    lostCount = receipt ? lostCount + Number((receipt.entries[0]?.at ?? takeoverTime) < takeoverTime) : 0;
  }
  return lostIds;
}

const loadIdsFromNote = async (storage: PhoneStorage, noteName: string): Promise<readonly string[]> => JSON.parse((await storage.note(noteName)) ?? "[]") as string[];

/** Return whether an act can be sent again. An act whose text was erased on the phone cannot be sent again. */
export const canBeSentAgain = (act: SignedCommand): boolean => !act.digest;

/** Put an act back into the outbox, with its signature. */
export async function requeueAct(storage: PhoneStorage, game: string, server: string, act: SignedCommand, sendTime: number): Promise<void> {
  const { id, contribution, signature } = act;
  const body = act.body as CommandBody;
  const label = { key: `act-${body.type}` };
  await storage.putItem({ id, game, body, label, at: sendTime, state: "queued", contribution, signature });
  await storeDecision(storage, game, server, id);
}

/** Mark an act as given up. The phone does not offer to send it again after a later takeover. */
export async function giveUpAct(storage: PhoneStorage, game: string, server: string, actId: string): Promise<void> {
  await storage.setNote(givenUpActsNoteName(game), JSON.stringify([...(await loadIdsFromNote(storage, givenUpActsNoteName(game))), actId]));
  await storeDecision(storage, game, server, actId);
}

async function storeDecision(storage: PhoneStorage, game: string, server: string, actId: string): Promise<void> {
  const lostActIds = await loadIdsFromNote(storage, lostActsNoteName(game, server));
  await storage.setNote(lostActsNoteName(game, server), JSON.stringify(lostActIds.filter((act) => act !== actId)));
}
