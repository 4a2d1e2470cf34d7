/** The sending of several commands after one tap, with one message about all outcomes. */

import type { FormValues } from "../../core/sending/forms";
import type { Outcome } from "../../core/sending/outbox";
import { refusalText } from "../act/send";
import { announceSlowCommand } from "../announcereceipt";
import { currentGame, gameSlice } from "../services";
import { t } from "../texts";
import { showToast } from "../toasts";
import "virtual:texts/ready";

/** The longest time for which one message tells the outcomes of all commands together (milliseconds). */
const LONGEST_WAIT_MS = 4_000;

/**
 * Send a command of a type with each of these sets of fields, and show one message about all outcomes. The promise
 * resolves to the outcomes, in the same order, when all commands are answered. Of several commands no refusal stays in
 * the outbox: the message gives their number and the first reason.
 */
export async function sendAll(actType: string, actor: string, fieldSets: readonly FormValues[]): Promise<readonly Outcome[]> {
  const game = currentGame.peek();
  if (!game) return [];
  const period = gameSlice.peek()?.period.seq ?? 0;
  const commands = fieldSets.map((fields) => game.submit({ ...fields, type: actType, as: actor, period }, { key: `act-${actType}` }));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    announceSlowCommand(game, commands.at(-1)?.id ?? "");
  }, LONGEST_WAIT_MS);
  const outcomes = await Promise.all(commands.map(({ outcome }) => outcome));
  clearTimeout(timer);
  const refusals = outcomes.flatMap((outcome, index) => (outcome.state === "refused" ? [{ id: commands[index]?.id ?? "", problem: outcome.problem }] : []));
  const [firstRefusal] = refusals;
  if (firstRefusal) {
    const reason = refusalText(firstRefusal.problem);
    showToast("refused", [commands.length === 1 ? reason : t("ui-some-refused", { n: refusals.length, total: commands.length, reason })]);
    if (commands.length > 1) for (const { id } of refusals) void game.dismiss(id);
  } else if (!isLate) {
    showToast("done", [t(outcomes.some((outcome) => outcome.state === "done" && outcome.receipt.pending) ? "ui-asked" : "ui-done")]);
  }
  return outcomes;
}
