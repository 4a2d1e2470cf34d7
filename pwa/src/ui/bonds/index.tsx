import { tiesOf } from "../../core/view/bonds";
import type { Tie } from "../../core/view/bonds";
import { dateFormat } from "../dates";
import { openReference } from "../reference";
import { CrestOf } from "../parts/crest";
import { gloss } from "../parts/gloss";
import { Panel } from "../parts/panel";
import { MessageText } from "../parts/words";
import { clock, view } from "../services";
import { amountText, personName, t } from "../texts";
import { TIME_OF_DAY_FORMAT, timeOfDay } from "../../core/words/timeofday";
import "./bonds.css";

/**
 * Draw the bonds of a character. With `isOwn` (the viewer's own hand) they are a card. On the sheet of another person they are a
 * list.
 */
export function Bonds({ id, isOwn = false }: { id: string; isOwn?: boolean }) {
  const ties = tiesOf(view.value, id);
  if (!ties.length) return null;
  const list = (
    <ul class="bonds">
      {ties.map((tie) => (
        <li key={`${tie.key} ${tie.otherPeople.join(" ")} ${tie.startTime}`}>
          <Bond tie={tie} />
        </li>
      ))}
    </ul>
  );
  if (isOwn) return <Panel title={t("ui-bonds-own")}>{list}</Panel>;
  return (
    <>
      <h3 class="panel-title">{t("ui-bonds")}</h3>
      {list}
    </>
  );
}

function Bond({ tie: { key, otherPeople, amounts, terms, startTime, endTime } }: { tie: Tie }) {
  const amountTexts = Object.entries(amounts).map(([asset, amount]) => amountText(asset, amount));
  return (
    <>
      <span class="bond-word">{gloss(t(key))}</span> {amountTexts.length > 0 && <strong>{amountTexts.join(" · ")}</strong>}
      {otherPeople.length > 0 && (
        <span class="bond-people">
          {otherPeople.map((character) => (
            <button key={character} type="button" class="company" onClick={() => openReference({ kind: "who", id: character })}>
              <CrestOf id={character} size={26} />
              <bdi>{personName(character)}</bdi>
            </button>
          ))}
        </span>
      )}
      {(terms.length > 0 || startTime > 0 || endTime > 0) && (
        <ul class="bond-terms">
          {terms.map((term) => (
            <li key={term.key}>
              <MessageText message={term} gloss={gloss} />
            </li>
          ))}
          {startTime > 0 && <li>{t("ui-bond-since", { time: momentText(startTime) })}</li>}
          {endTime > 0 && <li>{t("ui-bond-until", { time: momentText(endTime) })}</li>}
        </ul>
      )}
    </>
  );
}

const HALF_A_DAY = 43_200_000;

const dateAndTime = dateFormat({ weekday: "short", day: "numeric", month: "short", ...TIME_OF_DAY_FORMAT });

/** Return a time as text. If the time is within half a day, it is the time of day. Any other time includes the date. */
const momentText = (time: number): string => (Math.abs(time - clock.now()) < HALF_A_DAY ? timeOfDay(time) : dateAndTime(time));
