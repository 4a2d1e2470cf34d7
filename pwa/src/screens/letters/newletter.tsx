import { useState } from "preact/hooks";
import { letterRules } from "../../core/view/letters";
import { matchingPeople } from "../../core/view/search";
import { people } from "../../core/view/selectors";
import { textFault } from "../../core/words/typedtext";
import { refusalText, sendCommand } from "../../ui/act/send";
import { SearchBox } from "../../ui/fields/choice";
import { WordsInput } from "../../ui/fields/textinputs";
import { useUnsentText } from "../../ui/unsenttext";
import { me } from "../../ui/me";
import { SheetHead } from "../../ui/parts/sheet";
import { topSheet } from "../../ui/topsheet";
import type { TopSheet } from "../../ui/topsheet";
import { gameSlice, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { GameLetterPart } from "./gamepart";
import "virtual:texts/letters";
import "./letters.css";

/** The maximum number of people in a list without a search. */
const MAX_PEOPLE_WITHOUT_SEARCH = 12;

interface Readers {
  readonly chosen: readonly string[];
  readonly everybody: boolean;
}

/** The sheet for a new letter, with its readers and its text. */
export function NewLetterSheet({ receivers = [] }: { receivers?: readonly string[] }) {
  const allowedKinds = letterRules(view.value)?.now ?? [];
  const purpose = `letter/new/${receivers.join()}`;
  const note = useUnsentText(`${purpose}/to`);
  const { chosen, everybody: isForEverybody } = note.words ? (JSON.parse(note.words) as Readers) : { chosen: receivers, everybody: !allowedKinds.includes("private") };
  const choose = (readers: Readers): void => note.write(JSON.stringify(readers));
  const [search, setSearch] = useState("");
  const otherPeople = people(view.value).filter(({ id, cards: cardCount }) => id !== me.value && cardCount > 0);
  const matches = matchingPeople(otherPeople, search);
  const pick = (personId: string): void =>
    choose({ chosen: chosen.includes(personId) ? chosen.filter((reader) => reader !== personId) : [...chosen, personId], everybody: false });
  const onSent = (sheet: TopSheet): void => {
    note.write("");
    sheet.close();
  };
  const readers = isForEverybody ? t("ui-letter-everybody-note") : chosen.length > 0 ? t("ui-letter-several", { n: chosen.length }) : t("ui-letter-pick");
  return (
    <div class="act">
      <SheetHead title={t("ui-letter-new")} />
      <div class="sheet-scroll">
        <fieldset class="field">
          <legend>{t("ui-letter-to")}</legend>
          {allowedKinds.includes("private") && otherPeople.length > MAX_PEOPLE_WITHOUT_SEARCH && <SearchBox value={search} onChange={setSearch} />}
          <div class="letters-people">
            {allowedKinds.includes("public") && (
              <button type="button" class="cut" aria-pressed={isForEverybody} onClick={() => choose({ chosen, everybody: !isForEverybody })}>
                {t("ui-letter-everybody")}
              </button>
            )}
            {allowedKinds.includes("private") &&
              matches.map(({ id, short: shortName }) => (
                <button key={id} type="button" class="cut" aria-pressed={!isForEverybody && chosen.includes(id)} onClick={() => pick(id)}>
                  <bdi>{shortName}</bdi>
                </button>
              ))}
          </div>
          <p class="quiet" role="status">
            {readers}
          </p>
        </fieldset>
        {chosen.length === 1 && !isForEverybody && <GameLetterPart key={chosen[0]} partner={chosen[0] ?? ""} onSent={(sheet) => sheet.close()} />}
        <LetterField purpose={purpose} label={t("ui-letter-text")} fields={isForEverybody ? { public: true } : { to: chosen }} isReady={isForEverybody || chosen.length > 0} onSent={onSent} />
      </div>
    </div>
  );
}

interface LetterFieldProps {
  /** The key under which the phone stores the unsent text. */
  readonly purpose: string;
  readonly label: string;
  /**
   * The fields of the command in addition to the text. The fields are the readers, or the letter that this letter
   * answers.
   */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly isReady?: boolean;
  /** Called with the sheet from which the letter was sent. */
  readonly onSent?: (sheet: TopSheet) => void;
}

/**
 * The field for the text of a letter. If the server refuses the text, it stays in the field with the reason. Unsent
 * text is stored for later.
 */
export function LetterField({ purpose, label, fields, isReady = true, onSent }: LetterFieldProps) {
  const { words: text, write: setText } = useUnsentText(purpose);
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const lengthLimit = letterRules(view.value)?.longest ?? 0;
  const submit = async (): Promise<void> => {
    setIsBusy(true);
    setProblem("");
    const sheet = topSheet();
    const outcome = await sendCommand({ ...fields, text, type: "write-letter", as: me.peek(), period: gameSlice.peek()?.period.seq ?? 0 }, true);
    setIsBusy(false);
    if (outcome.state === "refused") {
      setProblem(refusalText(outcome.problem));
      return;
    }
    setText("");
    onSent?.(sheet);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label class="field">
        <span class="legend">
          {label} <span class="legend-note">{t("ui-room-left", { n: lengthLimit - text.length })}</span>
        </span>
        <WordsInput rows={3} maxLength={lengthLimit} value={text} onChange={setText} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" class="button primary wide" disabled={isBusy || !isReady || !text.trim() || textFault(text) !== null}>
        {t("ui-letter-send")}
      </button>
    </form>
  );
}
