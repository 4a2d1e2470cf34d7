/** The sending of a command after a tap, and the messages about the command. */

import { reportFault } from "../../core/view/fault";
import { UNSENT_PROBLEM } from "../../core/live/gamequeue";
import type { Outcome } from "../../core/sending/outbox";
import type { Message } from "../../core/view/values";
import type { CommandBody, Receipt } from "../../core/view/wire";
import { gameSlice, currentGame } from "../services";
import { t, texts } from "../texts";
import { showToast } from "../toasts";

/**
 * The longest time that a sheet waits for the server's answer (milliseconds). Afterwards the sheet closes, and the
 * outbox continues to send the command.
 */
const LONGEST_WAIT_MS = 2_500;

/** The outcome of a command; `waiting` while there is no outcome. */
export type SendResult = { readonly id: string } & (Outcome | { readonly state: "waiting" });

/** Return the name under which a command is shown while it is being sent. */
const commandLabelOf = (body: CommandBody): Message => ({ key: `act-${body.type}` });

/**
 * Send a command and return its outcome; `waiting` if the outcome takes longer than `LONGEST_WAIT_MS`. The promise
 * never rejects. A command that could not leave the phone is refused with the problem `unsent`. A message reports
 * success, unless the screen reports it anyway (`isSilent`).
 */
export const sendCommand = (body: CommandBody, isSilent = false): Promise<SendResult> =>
  sendAndAnnounce(body, isSilent).catch((fault: unknown): SendResult => {
    reportFault(fault);
    return { id: "", state: "refused", problem: UNSENT_PROBLEM };
  });

async function sendAndAnnounce(body: CommandBody, isSilent: boolean): Promise<SendResult> {
  const game = currentGame.peek();
  const sealNotice = !body["window"] && game?.offers.peek()[body.as]?.offers.find(({ type }) => type === body.type)?.sealed;
  if (sealNotice) return (await import("../window/save")).saveSubmission(body, sealNotice, isSilent);
  if (!game) throw new Error("A command needs an open game.");
  const { id, outcome } = game.submit(body, commandLabelOf(body));
  const timeout = new Promise<{ state: "waiting" }>((resolve) => {
    setTimeout(() => resolve({ state: "waiting" }), LONGEST_WAIT_MS);
  });
  const sendResult = { id, ...(await Promise.race([outcome, timeout])) };
  if (sendResult.state === "done" && !isSilent) announceDone(sendResult.receipt);
  if (sendResult.state === "waiting") {
    announceWith((module) => module.announceSlowCommand(game, id));
    void outcome.then(announceOutcome);
  }
  return sendResult;
}

/** Send a command after one tap, without a form. */
export async function sendAct(actType: string, actor: string, fields: Record<string, unknown> = {}): Promise<SendResult> {
  const period = gameSlice.peek()?.period.seq ?? 0;
  const outcome = await sendCommand({ ...fields, type: actType, as: actor, period });
  if (outcome.state === "refused") showToast("refused", [refusalText(outcome.problem)]);
  return outcome;
}

function announceOutcome(outcome: Outcome): void {
  if (outcome.state === "done") announceDone(outcome.receipt);
  if (outcome.state === "refused") showToast("refused", [refusalText(outcome.problem)]);
}

/** Call the code that announces the outcome of a command. The code is loaded when it is needed. */
const announceWith = (run: (module: typeof import("../announcereceipt")) => void): void => void import("../announcereceipt").then(run, reportFault);

/** Announce a receipt. */
const announceDone = (receipt: Receipt): void => announceWith((module) => module.announceReceipt(receipt));

/** Return a text of one line about a refusal. The result is the first reason, or the name of the problem. */
export function refusalText(problem: Extract<Outcome, { state: "refused" }>["problem"]): string {
  const [firstObjection] = problem.objections ?? [];
  if (firstObjection) return objectionText(firstObjection);
  const slug = problem.type.split("/").pop() ?? "";
  return texts.peek().has(`problem-${slug}`) ? t(`problem-${slug}`) : (problem.detail || problem.title || t("ui-no-answer"));
}

/** Return an objection in words. If the phone does not have the text, return the server's text. */
export function objectionText(objection: Message & { readonly text?: string }): string {
  if (!texts.peek().has(objection.key) && objection.text) return objection.text;
  return t(objection.key, objection.args);
}
