/**
 * What this phone vouches for: each command is signed with what it adds to the dice, and kept with
 * its answer, so that afterwards everybody can see what was asked for. Fetched with the first command.
 */

import { documentDigest } from "./crypto";
import { ASKED } from "./storage";
import type { OutboxItem, PhoneStorage } from "./storage";
import { deviceKey, keyOf, statement } from "./keys";
import type { Args } from "../view/values";
import type { CommandBody, Receipt } from "../view/wire";

/** A command as it was sent, and the last answer to it: "done", "saved", "superseded", or which problem. */
export interface Asked {
  readonly id: string;
  readonly body: Args;
  readonly contribution: string;
  readonly signature: string;
  readonly at: number;
  readonly answer?: string;
  /** The game's own signature under a problem. */
  readonly refusal?: string;
  /** The game's own signature under what is saved until a deadline. */
  readonly receipt?: string;
  /** Whether it may have left the phone; not said by earlier versions. */
  readonly sent?: boolean;
  /** That of the whole body as it was signed, where words of it were erased on the phone. */
  readonly digest?: string;
  /** The phone gave it up without an answer. */
  readonly withdrawn?: boolean;
}

const MAY_BE_LEFT_OUT = new Set(["recorder", "waive", "reason", "appeal", "window", "revision"]);

/** The command as it is signed: what may be left out and says nothing is left out. */
export function signedBody(body: CommandBody): Args {
  const said = Object.entries(body).filter(
    ([name, value]) => value !== undefined && !(MAY_BE_LEFT_OUT.has(name) && isEmpty(value)),
  );
  return Object.fromEntries(said) as Args;
}

const isEmpty = (value: unknown): boolean => value === "" || (Array.isArray(value) && value.length === 0);

/** The command with this phone's signature, kept as asked for; "" where its card was claimed without a key. */
export async function signed(storage: PhoneStorage, item: OutboxItem): Promise<OutboxItem> {
  const own = await deviceKey(storage);
  const contribution = item.contribution ?? "";
  if ((await storage.note(keyOf(item.game, sender(item.body)))) !== own.key) return { ...item, signature: "" };
  const body = signedBody(item.body);
  const signature = own.sign(statement("command/1", item.game, item.id, documentDigest(body), contribution));
  await keep(storage, item.game, { id: item.id, body, contribution, signature, at: item.at, sent: false });
  return { ...item, signature };
}

/** Whose card sends it: the recorder's, else the actor's. */
const sender = (body: CommandBody): string => String(body["recorder"] || body.as);

/** Note what came of a command that was signed. What is kept until a deadline has a receipt instead of entries. */
export const answered = (storage: PhoneStorage, item: OutboxItem, answer: string, refusal = "", kept?: Receipt["kept"]): Promise<void> =>
  noted(storage, item, () => (kept ? { answer: kept.superseded ? "superseded" : "saved", receipt: kept.receipt ?? "" } : { answer, refusal }));

/** Note that a signed command goes out now: from here on it may have reached the server. */
export const sending = (storage: PhoneStorage, item: OutboxItem): Promise<void> => noted(storage, item, () => ({ sent: true }));

/** Note that the phone gives a signed command up, unless it was answered. */
export const withdrawn = (storage: PhoneStorage, item: OutboxItem): Promise<void> =>
  noted(storage, item, ({ answer }) => (answer ? {} : { withdrawn: true }));

async function noted(storage: PhoneStorage, item: OutboxItem, more: (known: Asked) => Partial<Asked>): Promise<void> {
  const text = await storage.note(nameOf(item.game, item.id));
  if (!text) return;
  const known = JSON.parse(text) as Asked;
  await keep(storage, item.game, { ...known, ...more(known) });
}

/** All that this phone asked for in a game, oldest first. */
export async function askedIn(storage: PhoneStorage, game: string): Promise<readonly Asked[]> {
  const kept = Object.values(await storage.notesUnder(nameOf(game, ""))).map((text) => JSON.parse(text) as Asked);
  return kept.sort((one, other) => one.at - other.at);
}

const nameOf = (game: string, id: string): string => `${ASKED}${game}/${id}`;

const keep = (storage: PhoneStorage, game: string, asked: Asked): Promise<void> =>
  storage.setNote(nameOf(game, asked.id), JSON.stringify(asked));
