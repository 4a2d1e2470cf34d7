import { useState } from "preact/hooks";
import { textFault } from "../../core/words/typedtext";
import type { Args } from "../../core/view/values";
import { WordsInput } from "../fields/textinputs";
import { useUnsentText } from "../unsenttext";
import { RuleLink } from "../parts/words";
import { SheetHead } from "../parts/sheet";
import { topSheet } from "../topsheet";
import { gameSlice } from "../services";
import { actTitle, t } from "../texts";
import { sendAct } from "./send";

/** The properties of the form for an appeal. */
interface AppealSheetProps {
  /** The refused act. */
  readonly type: string;
  /** The character that acts. */
  readonly actor: string;
  /** The fields of the refused act. */
  readonly fields: Args;
  /** The rules that the act breaks. */
  readonly rules: readonly string[];
  /** The officer who wanted to record the act. */
  readonly recorder?: string | undefined;
}

/** Draw the form that asks the stewards to allow a refused act. The appeal contains the act and the reason. */
export function AppealSheet({ type, actor, fields, rules, recorder }: AppealSheetProps) {
  const { words: reason, write: setReason } = useUnsentText(`appeal/${type}/${JSON.stringify(fields)}`);
  const [firstSteward] = gameSlice.value?.stewards ?? [];
  const [isSending, setIsSending] = useState(false);
  const appeal = async (): Promise<void> => {
    setIsSending(true);
    const sheet = topSheet();
    const outcome = await sendAct("appeal", actor, { about: type, fields, rules, reason: reason.trim(), ...(recorder && { recorder }) });
    setIsSending(false);
    if (outcome.state === "refused") return;
    setReason("");
    sheet.close();
  };
  return (
    <form
      class="act"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void appeal();
      }}
    >
      <SheetHead title={t("ui-appeal")} note={<span class="quiet">{actTitle(type)}</span>} />
      <div class="sheet-scroll">
        <p>{t("ui-appeal-about", { who: firstSteward ? `who:${firstSteward}` : "" })}</p>
        <p class="rules-list">
          {[...new Set(rules)].map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
        <label class="field">
          <span class="legend">{t("ui-appeal-why")}</span>
          <WordsInput rows={4} maxLength={280} value={reason} onChange={setReason} />
        </label>
      </div>
      <footer class="sheet-foot">
        <button type="submit" class="button primary" disabled={!reason.trim() || textFault(reason) !== null || isSending} aria-busy={isSending}>
          {t("ui-appeal-send")}
        </button>
      </footer>
    </form>
  );
}
