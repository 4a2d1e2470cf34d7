/** From a tap to a command on its way, and what the person is told about it. */

import { report } from "../../core/view/fault";
import { UNSENT } from "../../core/live/gamequeue";
import type { Outcome } from "../../core/sending/outbox";
import type { Message } from "../../core/view/values";
import type { CommandBody, Line, Receipt } from "../../core/view/wire";
import { doc, live } from "../services";
import { t, texts } from "../texts";
import { claimAnnouncement, toast } from "../toasts";

/** How long a sheet waits for the answer before it closes and leaves the rest to the outbox. */
const PATIENCE = 2_500;

export type Sent = { readonly id: string } & (Outcome | { readonly state: "waiting" });

/** What a command is called while it is on its way. */
const labelOf = (body: CommandBody): Message => ({ key: `act-${body.type}` });

/**
 * Send a command; gives the outcome, or "waiting" when it takes longer than a person likes to look. It never rejects: a command
 * that could not leave is refused with the problem `unsent`.
 * Told in passing when it is done, unless the screen shows it anyway (`quiet`).
 */
export const send = (body: CommandBody, quiet = false): Promise<Sent> =>
  sendOff(body, quiet).catch((fault: unknown): Sent => {
    report(fault);
    return { id: "", state: "refused", problem: UNSENT };
  });

async function sendOff(body: CommandBody, quiet: boolean): Promise<Sent> {
  const game = live.peek();
  const sealed = !body["window"] && game?.offers.peek()[body.as]?.offers.find(({ type }) => type === body.type)?.sealed;
  if (sealed) return (await import("../window/save")).save(body, sealed, quiet);
  if (!game) throw new Error("A command needs an open game.");
  const { id, outcome } = game.submit(body, labelOf(body));
  const waited = new Promise<{ state: "waiting" }>((resolve) => {
    setTimeout(() => resolve({ state: "waiting" }), PATIENCE);
  });
  const sent = { id, ...(await Promise.race([outcome, waited])) };
  if (sent.state === "done" && !quiet) tellDone(sent.receipt);
  if (sent.state === "waiting") {
    toast("notice", [onItsWay(id)]);
    void outcome.then(tellLater);
  }
  return sent;
}

/** The words about a command that takes long. They say that it is kept only if it is. */
export const onItsWay = (id: string): string =>
  t(live.peek()?.outbox.peek().find((item) => item.id === id)?.unkept ? "ui-on-its-way-unkept" : "ui-on-its-way");

/** A command without fields of its own, sent with one tap. */
export async function sendNow(type: string, as: string, fields: Record<string, unknown> = {}): Promise<Sent> {
  const period = doc.peek()?.period.seq ?? 0;
  const sent = await send({ ...fields, type, as, period });
  if (sent.state === "refused") toast("refused", [refusalText(sent.problem)]);
  return sent;
}

function tellLater(outcome: Outcome): void {
  if (outcome.state === "done") tellDone(outcome.receipt);
  if (outcome.state === "refused") toast("refused", [refusalText(outcome.problem)]);
}

function tellDone(receipt: Receipt): void {
  const line = weightiest(receipt.entries);
  const untold = receipt.entries.filter((entry) => claimAnnouncement(entry.id));
  const asked = receipt.pending && !receipt.waits;
  if (asked || !line) toast("done", [t(asked ? "ui-asked" : "ui-done")]);
  else if (untold.includes(line)) toast("done", texts.peek().parts(line));
}

/** Of the entries one act brought and I may read, the one that moved something; else the last. */
function weightiest(entries: readonly Line[]): Line | undefined {
  const told = entries.filter((entry) => entry.words);
  return told.find((entry) => entry.legs.length + entry.moved.length > 0) ?? told.at(-1);
}

/** A refusal in one line: its first reason, or what the problem is called. */
export function refusalText(problem: Extract<Outcome, { state: "refused" }>["problem"]): string {
  const [first] = problem.objections ?? [];
  if (first) return objectionText(first);
  const slug = problem.type.split("/").pop() ?? "";
  return texts.peek().has(`problem-${slug}`) ? t(`problem-${slug}`) : (problem.detail || problem.title || t("ui-no-answer"));
}

/** An objection in words: the phone's own language if it has the words, else as the server wrote it. */
export function objectionText(objection: Message & { readonly text?: string }): string {
  if (!texts.peek().has(objection.key) && objection.text) return objection.text;
  return t(objection.key, objection.args);
}
