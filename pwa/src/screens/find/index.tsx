import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { thread } from "../../core/view/letters";
import { matchesAllWords, matchingPeople } from "../../core/view/search";
import { people, places } from "../../core/view/selectors";
import type { Found, SearchPage } from "../../core/view/wire";
import { openAct } from "../../ui/act/actrequest";
import { currentTime } from "../../ui/currenttime";
import { locale } from "../../ui/dates";
import { SearchBox } from "../../ui/fields/choice";
import { openReference } from "../../ui/reference";
import { lazy } from "../../ui/lazy";
import { letterText } from "../../ui/letters";
import { me, amSteward } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { MessageText } from "../../ui/parts/words";
import { momentAddress } from "../../ui/moment";
import { goToAddress, openSheet } from "../../ui/router";
import { api, clock, gameSlice, currentGame, view } from "../../ui/services";
import { actTitle, personName, t } from "../../ui/texts";
import { currentArchive } from "../archive/currentarchive";
import { LineSheet, replayScreen } from "../chronicle/sheet";
import { excerptFromFirstMatch, markMatches } from "./excerpt";
import { searchArchive } from "./archivesearch";
import { instantText } from "./timetext";
import "virtual:texts/find";
import "./find.css";

const ThreadSheet = lazy(() => import("../letters/thread").then((module) => module.ThreadSheet));
const PersonTools = lazy(() => import("../console/person").then((module) => module.PersonTools));

/** The pause in typing after which the server is asked (milliseconds). */
const SEARCH_PAUSE_MS = 300;

/** The maximum number of people, places and acts above the lines. */
const MAX_LISTED_RESULTS = 5;

/**
 * Return whether the viewer looks at the past, which is a past moment, an archive or a finished game. A result then
 * leads to its moment.
 */
const isViewingPast = (): boolean => currentGame.value?.isPast === true || gameSlice.value?.status === "closed";

/** The search sheet. The search sheet lists people, places, acts, lines and letters that contain the typed words. */
export function FindSheet() {
  const [search, setSearch] = useState("");
  const words = search.trim();
  return (
    <div class="act">
      <SheetHead title={t("ui-find-title")} />
      <div class="sheet-scroll">
        <SearchBox value={search} onChange={setSearch} />
        {!words && <p class="quiet">{t(isViewingPast() ? "ui-find-back" : "ui-find-about")}</p>}
        {words && <FoundPeople words={words} />}
        {words && <FoundPlaces words={words} />}
        {words && me.value && !isViewingPast() && <FoundActs words={words} />}
        {words && <FoundLines key={words} words={words} />}
      </div>
    </div>
  );
}

/** Open the sheet of a person. For a steward in a running game, open the tools for this person. */
function openPerson(personId: string): void {
  if (amSteward.peek() && !isViewingPast()) openSheet(() => <PersonTools id={personId} />);
  else openReference({ kind: "who", id: personId });
}

function FoundPeople({ words }: { words: string }) {
  const matches = matchingPeople(people(view.value), words).slice(0, MAX_LISTED_RESULTS);
  return (
    <ul class="people-list">
      {matches.map((person) => (
        <li key={person.id}>
          <button type="button" class="row" onClick={() => openPerson(person.id)}>
            <CrestOf id={person.id} size={36} />
            <span class="option-name"><bdi>{person.name}</bdi></span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function FoundPlaces({ words }: { words: string }) {
  const matchingPlaces = places(view.value)
    .filter(({ name }) => matchesAllWords(words, name))
    .slice(0, MAX_LISTED_RESULTS);
  return (
    <ul class="people-list">
      {matchingPlaces.map(({ id, name }) => (
        <li key={id}>
          <button type="button" class="row" onClick={() => openReference({ kind: "place", id })}>
            <Icon name="map" />
            <span class="option-name">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function FoundActs({ words }: { words: string }) {
  const { offers } = useOffers(me.value);
  const forms = (offers?.offers ?? []).filter(({ type }) => matchesAllWords(words, actTitle(type))).slice(0, MAX_LISTED_RESULTS);
  return (
    <ul class="people-list">
      {forms.map(({ type }) => (
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

/** The search results so far. */
interface SearchResults {
  /** The results, the newest first. */
  readonly results: readonly Found[];
  /** The cursor of the next older page; "" if there is no older page. */
  readonly before: string;
}

/** The matching lines and letters with time and author, the newest first. A button fetches more. */
function FoundLines({ words }: { words: string }) {
  const [pages, setPages] = useState<SearchResults | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const fetchPage = (results: readonly Found[], lastShownId: string): void => {
    setHasFailed(false);
    searchLines(words, lastShownId).then(
      (page) => setPages({ results: [...results, ...page.found], before: page.more ? page.cursor : "" }),
      () => setHasFailed(true),
    );
  };
  useEffect(() => {
    const timer = setTimeout(() => fetchPage([], ""), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  const results = pages?.results ?? [];
  return (
    <div aria-live="polite" aria-busy={!pages && !hasFailed}>
      {pages && results.length === 0 && <p class="empty">{t("ui-nothing-found")}</p>}
      <ol class="lines">
        {results.map((result) => (
          <FoundLine key={result.entry} match={result} words={words} />
        ))}
      </ol>
      {hasFailed && (
        <button type="button" class="link" onClick={() => fetchPage(results, pages?.before ?? "")}>
          {t("ui-try-again")}
        </button>
      )}
      {!hasFailed && pages?.before && (
        <button type="button" class="link" onClick={() => fetchPage(results, pages.before)}>
          {t("ui-older")}
        </button>
      )}
    </div>
  );
}

const searchLines = (words: string, lastShownId: string): Promise<SearchPage> =>
  currentArchive.peek() ? searchArchive(words, lastShownId) : searchServer(words, lastShownId);

const searchServer = (words: string, lastShownId: string): Promise<SearchPage> =>
  api.call(`/games/${currentGame.peek()?.id ?? ""}/search?${new URLSearchParams({ q: words, ...(lastShownId && { before: lastShownId }) })}`);

function FoundLine({ match, words }: { match: Found; words: string }) {
  const actor = match.by?.recorder || match.by?.as;
  const text = match.letter ? letterText(match.letter) : match.reason;
  return (
    <li class="found-line across">
      <button type="button" class="row" onClick={() => openSearchResult(match)}>
        <span class="option-text">
          <span class="option-note">
            <time dateTime={new Date(match.at).toISOString()}>{instantText(match.at, currentTime.value && clock.now(), locale.value)}</time> {actor && personName(actor)}
          </span>
          <span>
            <MessageText message={match} />
          </span>
          {[text, ...match.why].filter(Boolean).map((text) => (
            <MatchingText key={text} text={text} words={words} />
          ))}
        </span>
      </button>
      {actor && (
        <button type="button" class="found-who" aria-label={personName(actor)} onClick={() => openPerson(actor)}>
          <CrestOf id={actor} size={36} />
        </button>
      )}
    </li>
  );
}

/** Another text of a line that matches the search. The matching words are marked. */
function MatchingText({ text, words }: { text: string; words: string }) {
  return (
    <span class="found-said">
      {markMatches(excerptFromFirstMatch(text, words), words).map(({ word, isMatch }, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          {isMatch ? <mark>{word}</mark> : word}
        </Fragment>
      ))}
    </span>
  );
}

/**
 * Open a result. In the past, open the moment of the result. Otherwise open the thread of its letter, if the viewer has
 * this thread, or the line of the result.
 */
function openSearchResult({ entry, letter }: Found): void {
  if (isViewingPast()) return goToAddress(momentAddress(entry, replayScreen()));
  const letterThread = letter && thread(view.peek(), letter.thread);
  openSheet(() => (letterThread ? <ThreadSheet id={letterThread.id} /> : <LineSheet id={entry} />));
}
