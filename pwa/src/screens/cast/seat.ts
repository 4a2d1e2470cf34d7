/**
 * The commands of a steward at the door. The commands assign a person to a character, check a person in, and give a
 * person a card.
 */

import { sendCommand } from "../../ui/act/send";
import type { SendResult } from "../../ui/act/send";
import type { CastMemberDoc, CommandBody } from "../../core/view/wire";
import { gameSlice } from "../../ui/services";

const commandBody = (actType: string, actor: string, fields: Record<string, unknown>): CommandBody => ({ ...fields, type: actType, as: actor, period: gameSlice.peek()?.period.seq ?? 0 });

/** Return the command that notes the attendance of a person. */
export const attendanceCommand = (actor: string, character: string, attendance: CastMemberDoc["attendance"]): CommandBody =>
  commandBody("check-in", actor, { character, attendance });

/** Return the command that notes the person for a character. */
export const castPersonCommand = (actor: string, character: string, name: string, note = ""): CommandBody =>
  commandBody("cast-character", actor, { character, name, note });

/** Reissue a card, and return the result with its new token. Older tokens of the card become invalid. */
export const reissueCard = (actor: string, card: string): Promise<SendResult> => sendCommand(commandBody("reissue-card", actor, { card }), true);

/**
 * Seat a late guest. Return the result of the command that gives the card. If an earlier command was refused, return
 * the result of that command.
 *
 * `card` is "" for a character that is not in play yet. Such a character is first let into the game.
 */
export async function seatLateGuest(actor: string, character: string, card: string, name: string): Promise<SendResult> {
  const outcome = card ? undefined : await sendCommand(commandBody("let-in", actor, { character }), true);
  if (outcome && outcome.state !== "done") return outcome;
  const cast = await sendCommand(castPersonCommand(actor, character, name), true);
  if (cast.state === "refused") return cast;
  const attendance = await sendCommand(attendanceCommand(actor, character, "here"), true);
  if (attendance.state === "refused") return attendance;
  return outcome ?? (await reissueCard(actor, card));
}
