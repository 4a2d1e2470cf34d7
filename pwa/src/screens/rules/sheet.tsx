import { useEffect } from "preact/hooks";
import { LANGUAGES } from "../../core/words/language";
import { SheetHead } from "../../ui/parts/sheet";
import { goToAddress, currentRoute } from "../../ui/router";
import { gameSlice } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import { chapters, loadBook, ruleByNumber } from "./book";
import { EnglishNote } from "./englishnote";
import { RuleText } from "./ruletext";

/** The text of one rule. */
export function RuleSheet({ id }: { id: string }) {
  const ruleset = gameSlice.value?.ruleset ?? "";
  useEffect(() => void loadBook(ruleset), [ruleset]);
  const book = chapters(ruleset);
  const rule = ruleByNumber(book, id);
  const chapter = book.find((chapter) => rule && chapter.rules.includes(rule));
  const reminder = `reminder-${id}`;
  return (
    <div class="act">
      <SheetHead title={id} note={chapter && <span class="quiet" lang={LANGUAGES[0]}>{chapter.title}</span>} />
      <div class="sheet-scroll">
        {rule && <EnglishNote />}
        <p class="rule-text" lang={rule && LANGUAGES[0]}>{rule ? <RuleText text={rule.text} /> : (texts.value.has(reminder) ? t(reminder) : t("ui-no-rule-text"))}</p>
        {chapter && (
          <button type="button" class="link" onClick={() => goToAddress(`/g/${currentRoute.peek().game}/rules`)}>
            {t("ui-all-rules")}
          </button>
        )}
      </div>
    </div>
  );
}
