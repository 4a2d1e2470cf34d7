/**
 * The signed commands of this phone. The phone signs each command together with its contribution to the dice, and
 * stores it with the server's answer. Later everybody can check which commands the phone requested. The module is
 * loaded with the first command.
 */

import { documentDigest } from "./crypto";
import { SIGNED_PREFIX } from "./storage";
import type { OutboxItem, PhoneStorage } from "./storage";
import { deviceKey, cardKeyNoteName, statementToSign } from "./keys";
import type { Args } from "../view/values";
import type { CommandBody, Receipt } from "../view/wire";

/** A signed command, and the server's last answer to it. */
export interface SignedCommand {
  /** The id of the command. */
  readonly id: string;
  /** The signed body. */
  readonly body: Args;
  /** The contribution to the dice, in hex; "" if there is none. */
  readonly contribution: string;
  /** The phone's signature over game, id, body and contribution, in hex. */
  readonly signature: string;
  /** The time of the player's tap, by the phone's clock (milliseconds). */
  readonly at: number;
  /** `done`, `saved`, `superseded` or the slug of a problem; absent if the server has not answered. */
  readonly answer?: string;
  /** The server's signature of a refusal, by the game's key. */
  readonly refusal?: string;
  /** The server's receipt, signed by the game's key, for a submission that is saved until a deadline. */
  readonly receipt?: string;
  /** Whether the command may have left the phone; absent in commands of earlier versions. */
  readonly sent?: boolean;
  /** The digest of the whole signed body, if the body's text was erased on the phone. */
  readonly digest?: string;
  /** Whether the phone gave the command up without an answer. */
  readonly withdrawn?: boolean;
}

/** The members that are left out of the signed body if they are empty. */
const OPTIONAL_MEMBERS = new Set(["recorder", "waive", "reason", "appeal", "window", "revision"]);

/** Return the body of a command as it is signed. Empty optional members are left out. */
export function bodyToSign(body: CommandBody): Args {
  const members = Object.entries(body).filter(
    ([memberName, value]) => value !== undefined && !(OPTIONAL_MEMBERS.has(memberName) && isEmptyMember(value)),
  );
  return Object.fromEntries(members) as Args;
}

const isEmptyMember = (value: unknown): boolean => value === "" || (Array.isArray(value) && value.length === 0);

/**
 * Return the command with this phone's signature, and store it among the signed commands. The signature is "" if the
 * card was claimed without a key.
 */
export async function signCommand(storage: PhoneStorage, item: OutboxItem): Promise<OutboxItem> {
  const ownKey = await deviceKey(storage);
  const contribution = item.contribution ?? "";
  if ((await storage.note(cardKeyNoteName(item.game, senderOf(item.body)))) !== ownKey.key) return { ...item, signature: "" };
  const body = bodyToSign(item.body);
  const signature = ownKey.sign(statementToSign("command/1", item.game, item.id, documentDigest(body), contribution));
  await storeSignedCommand(storage, item.game, { id: item.id, body, contribution, signature, at: item.at, sent: false });
  return { ...item, signature };
}

/** Return the character whose card sends a command. The sender is the recorder if there is one, otherwise the actor. */
const senderOf = (body: CommandBody): string => String(body["recorder"] || body.as);

/**
 * Note the answer to a signed command. A submission that is saved until a deadline has a receipt instead of entries.
 */
export const noteAnswer = (storage: PhoneStorage, item: OutboxItem, answer: string, refusal = "", submission?: Receipt["kept"]): Promise<void> =>
  updateCommandNote(storage, item, () => (submission ? { answer: submission.superseded ? "superseded" : "saved", receipt: submission.receipt ?? "" } : { answer, refusal }));

/** Note that a signed command is being sent. From this moment it may have reached the server. */
export const noteSending = (storage: PhoneStorage, item: OutboxItem): Promise<void> => updateCommandNote(storage, item, () => ({ sent: true }));

/** Note that the phone gives up a signed command, unless the server has answered it. */
export const noteWithdrawal = (storage: PhoneStorage, item: OutboxItem): Promise<void> =>
  updateCommandNote(storage, item, ({ answer }) => (answer ? {} : { withdrawn: true }));

async function updateCommandNote(storage: PhoneStorage, item: OutboxItem, changesOf: (command: SignedCommand) => Partial<SignedCommand>): Promise<void> {
  const text = await storage.note(signedCommandNoteName(item.game, item.id));
  if (!text) return;
  const command = JSON.parse(text) as SignedCommand;
  await storeSignedCommand(storage, item.game, { ...command, ...changesOf(command) });
}

/** Return all commands that this phone signed in a game, oldest first. */
export async function loadSignedCommands(storage: PhoneStorage, game: string): Promise<readonly SignedCommand[]> {
  const commands = Object.values(await storage.notesUnder(signedCommandNoteName(game, ""))).map((text) => JSON.parse(text) as SignedCommand);
  return commands.sort((firstCommand, secondCommand) => firstCommand.at - secondCommand.at);
}

const signedCommandNoteName = (game: string, commandId: string): string => `${SIGNED_PREFIX}${game}/${commandId}`;

const storeSignedCommand = (storage: PhoneStorage, game: string, command: SignedCommand): Promise<void> =>
  storage.setNote(signedCommandNoteName(game, command.id), JSON.stringify(command));
