import { isolate } from "../../core/words/isolates";
import { reportedLetters } from "../../core/view/letters";
import { textFault } from "../../core/words/typedtext";
import type { Letter, ReportDoc } from "../../core/view/wire";
import { sendAct } from "../../ui/act/send";
import { WordsInput } from "../../ui/fields/textinputs";
import { useUnsentText } from "../../ui/unsenttext";
import { me } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { SheetHead } from "../../ui/parts/sheet";
import { topSheet } from "../../ui/topsheet";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { fetchThread } from "./lettercache";
import "virtual:texts/letters";
import "./letters.css";

/** The maximum length of a reason (characters). */
const LONGEST_REASON = 280;

/** A form that reports a letter to the stewards. */
export function ReportSheet({ letter }: { letter: Letter }) {
  const { words: reason, write: setReason } = useUnsentText(`report/${letter.id}`);
  const report = async (): Promise<void> => {
    const sheet = topSheet();
    const outcome = await sendAct("report-letter", me.peek(), { letter: letter.id, reason });
    if (outcome.state === "refused") return;
    setReason("");
    sheet.close();
    // Only my own view shows that I reported the letter. The thread itself does not change, so it must be fetched
    // again.
    await fetchThread(letter.thread).catch(() => undefined);
  };
  return (
    <div class="act">
      <SheetHead title={t("ui-letter-report")} />
      <div class="sheet-scroll">
        <blockquote class="letter-text">{letter.text}</blockquote>
        <p>{t("ui-letter-report-about")}</p>
        <label class="field">
          <span class="legend">
            {t("ui-letter-report-why")} <span class="legend-note">{t("ui-optional")}</span>
          </span>
          <WordsInput rows={2} maxLength={LONGEST_REASON} value={reason} onChange={setReason} />
        </label>
        <button type="button" class="button primary wide" disabled={textFault(reason) !== null} onClick={() => void report()}>
          {t("ui-letter-report")}
        </button>
      </div>
    </div>
  );
}

/** The letters that were reported to the stewards, with buttons to answer the reports. */
export function ReportedLetters() {
  const openReports = reportedLetters(view.value);
  if (openReports.length === 0) return null;
  return (
    <Panel title={t("ui-reports")}>
      <ul class="letters-said stack loose">
        {openReports.map((report) => (
          <li key={report.id}>
            <ReportedLetter report={report} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const REPORT_ANSWERS = ["dismiss", "warn", "silence"] as const;

function ReportedLetter({ report }: { report: ReportDoc }) {
  const { words: reason, write: setReason } = useUnsentText(`answer/${report.id}`);
  const answerWith = async (answer: (typeof REPORT_ANSWERS)[number]): Promise<void> => {
    const outcome = await sendAct("answer-report", me.peek(), { report: report.id, answer, reason });
    if (outcome.state !== "refused") setReason("");
  };
  const reference = `who:${report.writer}`;
  const receiverRefs = report.to.map((receiver) => `who:${receiver}`);
  return (
    <article class="letter">
      <header>
        <b>{receiverRefs.length > 0 ? t("ui-report-from", { who: reference, to: receiverRefs }) : t("ui-report-from-public", { who: reference })}</b>
      </header>
      {report.kept ? <p class="letter-text">{report.text}</p> : <p class="quiet">{t("ui-report-words-lost")}</p>}
      <p class="quiet">
        {t("ui-report-by", { who: `who:${report.by}` })}
        {report.reason && `: ${isolate(report.reason)}`}
      </p>
      <label class="field">
        <span class="legend">
          {t("ui-report-reason")} <span class="legend-note">{t("ui-optional")}</span>
        </span>
        <WordsInput rows={2} maxLength={LONGEST_REASON} value={reason} onChange={setReason} />
      </label>
      <div class="letters-answers">
        {REPORT_ANSWERS.map((answer) => (
          <button key={answer} type="button" class="button small" disabled={textFault(reason) !== null} onClick={() => void answerWith(answer)}>
            {t(`ui-report-${answer}`)}
          </button>
        ))}
        {report.kept && (
          <button type="button" class="button small quiet-button" onClick={() => void sendAct("erase-letter", me.peek(), { letter: report.letter })}>
            {t("ui-report-erase")}
          </button>
        )}
      </div>
    </article>
  );
}
