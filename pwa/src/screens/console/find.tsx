import { useEffect, useState } from "preact/hooks";
import { matches, matching } from "../../core/search";
import { people } from "../../core/selectors";
import { timeOfDay } from "../../core/timeofday";
import type { Entries, Line } from "../../core/wire";
import { openAct } from "../../ui/act/open";
import { SearchBox } from "../../ui/fields/choice";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { Words } from "../../ui/parts/words";
import { openSheet } from "../../ui/router";
import { api, live, view } from "../../ui/services";
import { actTitle, personName, t } from "../../ui/texts";
import { LineSheet } from "../chronicle/sheet";
import { openTools } from "./person";

const PAGE = 30;

/** So long one types on before the server is asked. */
const PAUSE = 300;

/** How many people and acts are shown above the lines. */
const FEW = 5;

/** Everything that has these words: people, what I may do, and the lines of the chronicle by the server's search. */
export function FindSheet() {
  const [search, setSearch] = useState("");
  const words = search.trim();
  return (
    <div class="act">
      <SheetHead title={t("ui-find")} />
      <div class="sheet-scroll">
        <SearchBox value={search} onChange={setSearch} />
        {words && <FoundPeople words={words} />}
        {words && <FoundActs words={words} />}
        {words && <FoundLines key={words} words={words} />}
      </div>
    </div>
  );
}

function FoundPeople({ words }: { words: string }) {
  const found = matching(people(view.value), words).slice(0, FEW);
  return (
    <ul class="people-list">
      {found.map((one) => (
        <li key={one.id}>
          <button type="button" class="row" onClick={() => openTools(one.id)}>
            <CrestOf id={one.id} size={36} />
            <span class="option-name">{one.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function FoundActs({ words }: { words: string }) {
  const { offers } = useOffers(me.value);
  const found = (offers?.offers ?? []).filter(({ type }) => matches(words, actTitle(type))).slice(0, FEW);
  return (
    <ul class="people-list">
      {found.map(({ type }) => (
        <li key={type}>
          <button type="button" class="row" onClick={() => openAct({ type, as: me.value })}>
            <Icon name="acts" />
            <span class="option-name">{actTitle(type)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A page of what was found: `before` is the cursor of the next older one, "" for none. */
interface Found {
  readonly lines: readonly Line[];
  readonly before: string;
}

/** Lines that were found, newest first, with time and actor; more of them come as one asks. */
function FoundLines({ words }: { words: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = (known: readonly Line[], before?: string): void => {
    setFailed(false);
    api.entries(live.peek()?.id ?? "", { q: words, limit: PAGE, before }).then(
      (page) => setFound({ lines: [...known, ...inOneLine(page)], before: page.more ? page.cursor : "" }),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    const timer = setTimeout(() => ask([]), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  const lines = found?.lines ?? [];
  return (
    <div aria-live="polite" aria-busy={!found && !failed}>
      {found && lines.length === 0 && <p class="empty">{t("ui-nothing-found")}</p>}
      <ol class="lines found-lines">
        {lines.map((line) => (
          <FoundLine key={line.id} line={line} />
        ))}
      </ol>
      {failed && (
        <button type="button" class="link" onClick={() => ask(lines, found?.before || undefined)}>
          {t("ui-try-again")}
        </button>
      )}
      {!failed && found?.before && (
        <button type="button" class="link" onClick={() => ask(lines, found.before)}>
          {t("ui-older")}
        </button>
      )}
    </div>
  );
}

function FoundLine({ line }: { line: Line }) {
  const by = line.by?.recorder || line.by?.as;
  return (
    <li class="found-line">
      <button type="button" class="row" onClick={() => openSheet(() => <LineSheet id={line.id} />)}>
        <span class="option-text">
          <span class="option-note">
            <time>{timeOfDay(line.at)}</time> {by && personName(by)}
          </span>
          <span>
            <Words message={line} />
          </span>
        </span>
      </button>
      {by && (
        <button type="button" class="found-who" aria-label={personName(by)} onClick={() => openTools(by)}>
          <CrestOf id={by} size={36} />
        </button>
      )}
    </li>
  );
}

/** Each entry once, newest first, by the line that has its words. */
function inOneLine({ entries }: Entries): readonly Line[] {
  const told = entries.filter((line) => line.key);
  return [...new Map(told.map((line) => [line.id, line])).values()].reverse();
}
