/** What is sent at the door: who plays whom, who has come, and a card for them. */

import { send } from "../../ui/act/send";
import type { Sent } from "../../ui/act/send";
import type { CastMemberDoc, CommandBody } from "../../core/view/wire";
import { doc } from "../../ui/services";

const body = (type: string, as: string, fields: Record<string, unknown>): CommandBody => ({ ...fields, type, as, period: doc.peek()?.period.seq ?? 0 });

/** Note that somebody has come, does not come, or is still expected. */
export const checkedIn = (as: string, character: string, attendance: CastMemberDoc["attendance"]): CommandBody =>
  body("check-in", as, { character, attendance });

/** Note which person is to play a character. */
export const castAs = (as: string, character: string, name: string, note = ""): CommandBody =>
  body("cast-character", as, { character, name, note });

/** The token of a card printed anew: nobody gets in any more with an earlier one. */
export const newCard = (as: string, card: string): Promise<Sent> => send(body("reissue-card", as, { card }), true);

/**
 * Seat somebody who came late: as a character that waits for somebody, or one that is not in play yet
 * (without a card). Gives what became of the step that gives the card; of an earlier one if it was refused.
 */
export async function seated(as: string, character: string, card: string, name: string): Promise<Sent> {
  const given = card ? undefined : await send(body("let-in", as, { character }), true);
  if (given && given.state !== "done") return given;
  const cast = await send(castAs(as, character, name), true);
  if (cast.state === "refused") return cast;
  const here = await send(checkedIn(as, character, "here"), true);
  if (here.state === "refused") return here;
  return given ?? (await newCard(as, card));
}
