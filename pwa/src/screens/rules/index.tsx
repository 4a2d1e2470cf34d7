import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { LANGUAGES } from "../../core/words/language";
import { isEqual } from "../../core/view/equality";
import { matchesAllWords } from "../../core/view/search";
import { readingQuestionKey, changedReadings, readingValueMessage } from "../../core/view/readings";
import { SearchBox } from "../../ui/fields/choice";
import { lazyOnce } from "../../ui/lazy";
import { pack } from "../../ui/pack";
import { gameSlice, view } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import { chapters, loadBook, readingsWithValues } from "./book";
import type { Chapter, Reading } from "./book";
import { EnglishNote } from "./englishnote";
import { RuleText } from "./ruletext";
import "./rules.css";
import { textKeys } from "../../core/words/textkeys";

const RULES_PARTS = ["rules", "readings", "words"] as const;
type RulesPart = (typeof RULES_PARTS)[number];

/** The rules of this game. The screen shows their text, the readings that the game adopted, and the Latin words. */
export function Rules() {
  const [rulesPart, setRulesPart] = useState<RulesPart>("rules");
  const [search, setSearch] = useState("");
  return (
    <div class="rules">
      <div class="filters">
        <div class="segments" role="group" aria-label={t("ui-rules")}>
          {RULES_PARTS.map((option) => (
            <button key={option} type="button" class="segment" aria-pressed={option === rulesPart} onClick={() => setRulesPart(option)}>
              <span>{t(`ui-rules-${option}`)}</span>
            </button>
          ))}
        </div>
        <SearchBox value={search} onChange={setSearch} />
      </div>
      {rulesPart === "rules" && <EnglishNote />}
      {rulesPart === "rules" && <Book search={search} />}
      {rulesPart === "readings" && <Readings search={search} />}
      {rulesPart === "words" && <Glossary search={search} />}
    </div>
  );
}

function Book({ search }: { search: string }) {
  const ruleset = gameSlice.value?.ruleset ?? "";
  useEffect(() => void loadBook(ruleset), [ruleset]);
  const book = chapters(ruleset);
  const Foreword = pack.value.foreword && lazyOnce(pack.value.foreword);
  if (!book.length) return <p class="empty">{t("ui-no-rulebook")}</p>;
  return (
    <>
      {Foreword && !search.trim() && <Foreword />}
      {book.map((chapter) => (
        <ChapterPart key={chapter.code} chapter={chapter} search={search.trim()} />
      ))}
    </>
  );
}

function ChapterPart({ chapter, search }: { chapter: Chapter; search: string }) {
  const rules = chapter.rules.filter((rule) => matchesAllWords(search, rule.id, rule.text));
  if (!rules.length) return null;
  return (
    <details class="chapter" open={search !== ""}>
      <summary>
        <span lang={LANGUAGES[0]}>{chapter.title}</span>
        <code>{chapter.code}</code>
      </summary>
      {chapter.intro && <p class="quiet" lang={LANGUAGES[0]}>{chapter.intro}</p>}
      <dl lang={LANGUAGES[0]}>
        {rules.map((rule) => (
          <div key={rule.id}>
            <dt>{rule.id}</dt>
            <dd>
              <RuleText text={rule.text} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Return the readings of the open game that contain all words of the search. */
export function useReadings(search: string): readonly Reading[] {
  const ruleset = gameSlice.value?.ruleset ?? "";
  useEffect(() => void loadBook(ruleset), [ruleset]);
  const readings = readingsWithValues(ruleset, changedReadings(view.value));
  return readings.filter((reading) => matchesAllWords(search, reading.name, meaningText(reading), t(readingQuestionKey(reading.name))));
}

function Readings({ search }: { search: string }) {
  const readingList = useReadings(search);
  return (
    <ul class="readings">
      {readingList.map((reading) => (
        <ReadingItem key={reading.name} reading={reading} />
      ))}
      {readingList.length === 0 && <li class="empty">{t("ui-nothing-found")}</li>}
    </ul>
  );
}

/** One reading of the rules, with its value in this game. */
export function ReadingItem({ reading, children }: { reading: Reading; children?: ComponentChildren }) {
  const hasChanged = !isEqual(reading.value, reading.default);
  return (
    <li class="reading" data-flipped={hasChanged}>
      <p class="quiet">{t(readingQuestionKey(reading.name))}</p>
      <p>{meaningText(reading)}</p>
      {hasChanged && <p class="quiet">{t("ui-was", { value: meaningText(reading, reading.default) })}</p>}
      {children}
    </li>
  );
}

/** Return the meaning of a reading with its current value. With `otherValue`, return the meaning with this value. */
function meaningText({ name, value }: Reading, otherValue: Reading["value"] = value): string {
  const { key, args } = readingValueMessage(name, otherValue);
  return t(key, args);
}

function Glossary({ search }: { search: string }) {
  const terms = textKeys(texts.value, "term-")
    .map((key) => ({ word: key.slice("term-".length).replace(/_/g, " "), meaning: t(key) }))
    .filter(({ word, meaning }) => matchesAllWords(search, word, meaning))
    .sort((a, b) => a.word.localeCompare(b.word));
  return (
    <dl class="glossary">
      {terms.map(({ word, meaning }) => (
        <div key={word}>
          <dt lang="la">{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
      {terms.length === 0 && <p class="empty">{t("ui-nothing-found")}</p>}
    </dl>
  );
}
