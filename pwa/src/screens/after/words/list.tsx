import { useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import type { SaidPage, SaidWords } from "../../../core/view/wire";
import { Chip } from "../../../ui/parts/panel";
import { openSheet } from "../../../ui/router";
import { personName, t } from "../../../ui/texts";
import { timeOfDay } from "../../../core/words/timeofday";
import { LineSheet } from "../../chronicle/sheet";

interface Props {
  readonly page: SaidPage;
  readonly mine: boolean;
  /** Renders the next page of the list, which begins after this word. */
  readonly rest: (after: number) => ComponentChild;
}

/** Show words in the order in which they were said. The next page is shown on request. */
export function WordsList({ page: { words, next }, mine, rest }: Props) {
  const [on, setOn] = useState(false);
  return (
    <>
      <ol class="words-said">
        {words.map((one, index) => (
          <li key={`${one.entry}/${index}`}>
            <WordsItem said={one} mine={mine} />
          </li>
        ))}
      </ol>
      {next !== undefined &&
        (on ? (
          rest(next)
        ) : (
          <button type="button" class="button wide" onClick={() => setOn(true)}>
            {t("words-more")}
          </button>
        ))}
    </>
  );
}

function WordsItem({ said, mine }: { said: SaidWords; mine: boolean }) {
  return (
    <article class="words-one">
      <header>
        <b>{mine ? occasionText(said) : personName(said.who)}</b>
        <button type="button" class="link" onClick={() => openSheet(() => <LineSheet id={said.entry} />)}>
          {timeOfDay(said.at)}
        </button>
      </header>
      {said.erased ? <p class="quiet">{t("words-erased")}</p> : <blockquote>{said.text}</blockquote>}
      <div class="chips">
        {mine && !said.erased && <Chip>{t(`words-open-${said.open}`)}</Chip>}
        {!mine && <span class="quiet">{occasionText(said)}</span>}
        {said.recorder && said.recorder !== said.who && <span class="quiet">{t("words-recorded", { who: `who:${said.recorder}` })}</span>}
      </div>
    </article>
  );
}

/** Return a text that names the occasion on which words were said. */
const occasionText = ({ kind, sentence }: SaidWords): string => (kind === "words" ? sentence : t(`words-kind-${kind}`));
