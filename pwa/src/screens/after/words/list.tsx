import { useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import type { SaidPage, SaidWords } from "../../../core/view/wire";
import { Chip } from "../../../ui/parts/panel";
import { openSheet } from "../../../ui/router";
import { personName, t } from "../../../ui/texts";
import { timeOfDay } from "../../../core/words/timeofday";
import { LineSheet } from "../../chronicle/sheet";

interface WordsListProps {
  readonly page: SaidPage;
  readonly isMine: boolean;
  /** Renders the next page of the list, which begins after this word. */
  readonly drawRest: (startAfter: number) => ComponentChild;
}

/** Show words in the order in which they were said. The next page is shown on request. */
export function WordsList({ page: { words, next: nextStart }, isMine, drawRest }: WordsListProps) {
  const [isOn, setIsOn] = useState(false);
  return (
    <>
      <ol class="words-said">
        {words.map((statement, index) => (
          <li key={`${statement.entry}/${index}`}>
            <WordsItem words={statement} isMine={isMine} />
          </li>
        ))}
      </ol>
      {nextStart !== undefined &&
        (isOn ? (
          drawRest(nextStart)
        ) : (
          <button type="button" class="button wide" onClick={() => setIsOn(true)}>
            {t("words-more")}
          </button>
        ))}
    </>
  );
}

function WordsItem({ words, isMine }: { words: SaidWords; isMine: boolean }) {
  return (
    <article class="words-one">
      <header>
        <b>{isMine ? occasionText(words) : personName(words.who)}</b>
        <button type="button" class="link" onClick={() => openSheet(() => <LineSheet id={words.entry} />)}>
          {timeOfDay(words.at)}
        </button>
      </header>
      {words.erased ? <p class="quiet">{t("words-erased")}</p> : <blockquote>{words.text}</blockquote>}
      <div class="chips">
        {isMine && !words.erased && <Chip>{t(`words-open-${words.open}`)}</Chip>}
        {!isMine && <span class="quiet">{occasionText(words)}</span>}
        {words.recorder && words.recorder !== words.who && <span class="quiet">{t("words-recorded", { who: `who:${words.recorder}` })}</span>}
      </div>
    </article>
  );
}

/** Return a text that names the occasion on which words were said. */
const occasionText = ({ kind, sentence }: SaidWords): string => (kind === "words" ? sentence : t(`words-kind-${kind}`));
