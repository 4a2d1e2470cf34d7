import { useEffect, useRef, useState } from "preact/hooks";
import type { Outcome } from "../../core/sending/outbox";
import { questions } from "../../core/view/selectors";
import { textFault } from "../../core/words/typedtext";
import type { QuestionDoc } from "../../core/view/wire";
import { WordsInput } from "../fields/typed";
import { MessageText } from "../parts/words";
import { SheetHead } from "../parts/sheet";
import { closeSheet } from "../router";
import { gameSlice, currentGame, view } from "../services";
import { refusalText } from "../act/send";
import { announceSlowCommand } from "../announcereceipt";
import { t } from "../texts";
import { showToast } from "../toasts";
import "virtual:texts/questions";

/**
 * The longest time that the sheet waits for the answers (milliseconds). Afterwards the sheet closes, and the outbox
 * continues to send the acts.
 */
const LONGEST_WAIT_MS = 4_000;

/**
 * Draw the form that settles many questions with one reason. Each question is settled by its own act and has its own
 * line.
 */
export function SettleAllSheet({ ids, as }: { ids: readonly string[]; as: string }) {
  const [reason, setReason] = useState("");
  const [sending, setSending] = useState(false);
  const here = useRef(true);
  useEffect(() => () => void (here.current = false), []);
  const open = questions(view.value).filter(({ id }) => ids.includes(id));
  const settle = async (): Promise<void> => {
    setSending(true);
    await settleAllQuestions(open, as, reason.trim());
    if (here.current) closeSheet();
  };
  return (
    <form
      class="act"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) void settle();
      }}
    >
      <SheetHead title={t("act-settle")} note={<span class="quiet">{t("ui-settle-all-about")}</span>} />
      <div class="sheet-scroll">
        <ul class="settled-list">
          {open.map((question) => (
            <li key={question.id}>
              <MessageText message={question} />
            </li>
          ))}
        </ul>
        <label class="field">
          <span class="legend">{t("field-reason")}</span>
          <WordsInput rows={2} maxLength={280} value={reason} onChange={setReason} />
        </label>
      </div>
      <footer class="sheet-foot">
        <button type="submit" class="button primary" disabled={open.length === 0 || sending || textFault(reason) !== null} aria-busy={sending}>
          {t("ui-settle-all", { n: open.length })}
        </button>
      </footer>
    </form>
  );
}

/**
 * Send one act for each question, and show one message about all outcomes. If the answers take too long, later only a
 * refusal is shown.
 */
async function settleAllQuestions(open: readonly QuestionDoc[], as: string, reason: string): Promise<void> {
  const game = currentGame.peek();
  if (!game) return;
  const period = gameSlice.peek()?.period.seq ?? 0;
  const sent = open.map(({ id }) =>
    game.submit({ type: "settle", as, period, question: id, ...(reason && { reason }) }, { key: "act-settle" }),
  );
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
