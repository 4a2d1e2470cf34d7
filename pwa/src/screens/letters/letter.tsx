import { useState } from "preact/hooks";
import type { Letter } from "../../core/view/wire";
import { deadlineText } from "../../core/sending/windows";
import { locale } from "../../ui/dates";
import { sendAct } from "../../ui/act/send";
import { currentTime } from "../../ui/currenttime";
import { letterText } from "../../ui/letters";
import { me } from "../../ui/me";
import { openSheet } from "../../ui/router";
import { clock, gameSlice } from "../../ui/services";
import { personName, t, texts, personRef } from "../../ui/texts";
import { ReportSheet } from "./report";

interface LetterBubbleProps {
  readonly letter: Letter;
  /** Opens the thread of a letter that is shown outside of its thread. */
  readonly onOpen?: () => void;
}

/** One letter, with its writer, time, text and acts. */
export function LetterBubble({ letter, onOpen }: LetterBubbleProps) {
  const isOwn = letter.writer === me.value;
  const receiversText = letter.public ? t("ui-letters-public") : texts.value.joinNames(letter.to.map(personName));
  return (
    <article class="letter" data-own={isOwn}>
      <header>
        <b><bdi>{personName(letter.writer)}</bdi></b>
        {(onOpen || letter.disclosed) && <span class="quiet"> → {receiversText}</span>}
        <time class="quiet" dateTime={new Date(letter.at).toISOString()}>
          {deadlineText(letter.at, currentTime.value && clock.now(), locale.value)}
        </time>
      </header>
      <LetterText letter={letter} />
      {onOpen ? (
        <button type="button" class="link" onClick={onOpen}>
          {t("ui-letters-with", { who: letter.public ? receiversText : [letter.writer, ...letter.to].filter((personId) => personId !== me.value).map(personRef) })}
        </button>
      ) : (
        me.value && <LetterTools letter={letter} isOwn={isOwn} />
      )}
    </article>
  );
}

function LetterText({ letter }: { letter: Letter }) {
  if (letter.erased) return <p class="quiet">{t("ui-letter-erased")}</p>;
  if (letter.lost) return <p class="quiet">{t("ui-letter-lost")}</p>;
  return <p class="letter-text">{letterText(letter)}</p>;
}

function LetterTools({ letter, isOwn }: { letter: Letter; isOwn: boolean }) {
  const isClosed = gameSlice.value?.status === "closed";
  if (letter.erased) return null;
  return (
    <footer role="group" aria-label={t("ui-letter-tools", { who: `who:${letter.writer}` })}>
      {letter.reported && <span class="quiet">{t("ui-letter-reported")}</span>}
      {letter.disclosed && <span class="quiet">{t("ui-letter-disclosed")}</span>}
      {isOwn && !letter.template && <TwoTapButton text="ui-letter-erase" sure="ui-letter-erase-really" onSure={() => void sendAct("erase-letter", me.value, { letter: letter.id })} />}
      {isOwn && isClosed && !letter.public && !letter.disclosed && (
        <TwoTapButton text="ui-letter-disclose" sure="ui-letter-disclose-really" onSure={() => void sendAct("disclose-letter", me.value, { letter: letter.id })} />
      )}
      {!isOwn && !isClosed && !letter.reported && !letter.template && (
        <button type="button" class="link" onClick={() => openSheet(() => <ReportSheet letter={letter} />)}>
          {t("ui-letter-report")}
        </button>
      )}
    </footer>
  );
}

/** A button for an act that cannot be undone. The act needs a second tap. */
function TwoTapButton({ text, sure, onSure }: { text: string; sure: string; onSure: () => void }) {
  const [isReporting, setIsReporting] = useState(false);
  return (
    <button type="button" class="link" onClick={() => (isReporting ? onSure() : setIsReporting(true))} onBlur={() => setIsReporting(false)}>
      {t(isReporting ? sure : text)}
    </button>
  );
}
