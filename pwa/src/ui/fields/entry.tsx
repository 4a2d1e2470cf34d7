import { useEffect, useState } from "preact/hooks";
import { chronicleFromLines, linesOf } from "../../core/view/chronicle";
import { matchesAllWords } from "../../core/view/search";
import { timeOfDay } from "../../core/words/timeofday";
import type { Line, OpenedEntry } from "../../core/view/wire";
import { MessageText } from "../parts/words";
import { api, currentGame } from "../services";
import { personName, t } from "../texts";
import { SearchBox } from "./choice";

interface EntryInputProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The number of lines that are shown at first. The same number is added each time the player requests older lines. */
const LINES_PER_PAGE = 25;

/** Return a text with the time of a line and its people. The people are the recorder and the actor, if they differ. */
export function originText({ at: time, by: author }: Line): string {
  if (!author) return timeOfDay(time);
  const people = [...new Set([author.recorder, author.as])].filter(Boolean);
  return [timeOfDay(time), ...people.map(personName)].join(" · ");
}

/** Return whether a line's sentence, time and people contain every word of a search. */
const matchesSearch = (line: Line, search: string): boolean => !search.trim() || matchesAllWords(search, t(line.key, line.args), originText(line));

/**
 * Return the line of an entry. If this phone does not have the line, it is fetched. A search of the whole chronicle may
 * find such a line.
 */
export function useLine(lineId: string | undefined, lines: readonly Line[]): Line | undefined {
  const [fetchedLine, setFetchedLine] = useState<Line>();
  const line = lines.find((line) => line.id === lineId);
  const game = currentGame.value?.id;
  useEffect(() => {
    if (!lineId || line) return undefined;
    const abort = new AbortController();
    const path = `/games/${game}/entries/${encodeURIComponent(lineId)}`;
    api.call<OpenedEntry>(path, { signal: abort.signal }).then(({ lines: ownLines }) => setFetchedLine(chronicleFromLines(ownLines)[0]), () => undefined);
    return () => abort.abort();
  }, [lineId, line === undefined]);
  return line ?? (fetchedLine?.id === lineId ? fetchedLine : undefined);
}

/**
 * Draw the choice of an entry from the chronicle. The list shows the newest lines, or the lines that fit a search.
 * Older lines are shown on request.
 */
export function EntryInput({ label, value, onChange }: EntryInputProps) {
  const [isOpen, setIsOpen] = useState(value === undefined);
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(LINES_PER_PAGE);
  const lines = currentGame.value ? linesOf(currentGame.value) : [];
  const line = useLine(value, lines);
  const matches = isOpen ? lines.filter((line) => matchesSearch(line, search)).reverse() : line ? [line] : [];
  const listedLines = matches.slice(0, limit);
  const loadOlder = (): void => {
    setLimit(limit + LINES_PER_PAGE);
    if (matches.length <= limit) void currentGame.peek()?.loadOlderLines().catch(() => undefined);
  };
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      {isOpen && <SearchBox value={search} onChange={setSearch} />}
      <div class="options" data-many={isOpen}>
        {listedLines.map((line) => (
          <label key={line.id} class="option">
            <input
              type="radio"
              name="entry"
              checked={line.id === value}
              onChange={() => {
                onChange(line.id);
                setIsOpen(false);
              }}
            />
            <span class="option-text">
              <span class="option-name">
                <MessageText message={line} />
              </span>
              <span class="option-note">{originText(line)}</span>
            </span>
          </label>
        ))}
        {isOpen && listedLines.length === 0 && <p class="quiet">{t("ui-nothing-found")}</p>}
        {isOpen && (matches.length > limit || currentGame.value?.view.value?.more) && (
          <button type="button" class="link" onClick={loadOlder}>
            {t("ui-older")}
          </button>
        )}
      </div>
      {!isOpen && (
        <button type="button" class="link" onClick={() => setIsOpen(true)}>
          {t("ui-change")}
        </button>
      )}
    </fieldset>
  );
}
