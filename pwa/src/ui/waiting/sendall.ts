/** The sending of several commands after one tap, with one message about all outcomes. */

import type { FormValues } from "../../core/sending/forms";
import type { Outcome } from "../../core/sending/outbox";
import { refusalText } from "../act/send";
import { announceSlowCommand } from "../announcereceipt";
import { currentGame, gameSlice } from "../services";
import { t } from "../texts";
import { showToast } from "../toasts";

/** The longest time for which one message tells the outcomes of all commands together (milliseconds). */
const LONGEST_WAIT_MS = 4_000;

/**
 * Send a command of a type with each of these sets of fields, and show one message about all outcomes. If the answers
 * take too long, the promise resolves before them, and later only a refusal is shown.
 */
export async function sendAll(type: string, as: string, all: readonly FormValues[]): Promise<void> {
  const game = currentGame.peek();
  if (!game) return;
  const period = gameSlice.peek()?.period.seq ?? 0;
  const sent = all.map((fields) => game.submit({ ...fields, type, as, period }, { key: `act-${type}` }));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT_MS));
  const answered = Promise.all(sent.map(({ outcome }) => outcome));
  const outcomes = await Promise.race([answered, late]);
  if (!outcomes) {
    announceSlowCommand(game, sent.at(-1)?.id ?? "");
    void answered.then(announceRefusal);
  } else if (!announceRefusal(outcomes)) {
    showToast("done", [t(outcomes.some((one) => one.state === "done" && one.receipt.pending) ? "ui-asked" : "ui-done")]);
  }
}

/** Show the first refusal among the outcomes. Returns whether there was a refusal. */
function announceRefusal(outcomes: readonly Outcome[]): boolean {
  const refused = outcomes.find((one) => one.state === "refused");
  if (refused) showToast("refused", [refusalText(refused.problem)]);
  return refused !== undefined;
}
