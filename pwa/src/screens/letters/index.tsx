import { useEffect, useState } from "preact/hooks";
import { letterRules, letterbox, threads, countUnreadInThread } from "../../core/view/letters";
import type { Letter, ThreadDoc } from "../../core/view/wire";
import { deadlineText } from "../../core/sending/windows";
import { locale } from "../../ui/dates";
import { currentTime } from "../../ui/currenttime";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { SearchBox } from "../../ui/fields/choice";
import { openSheet } from "../../ui/router";
import { clock, gameSlice, view } from "../../ui/services";
import { personName, t, texts } from "../../ui/texts";
import { NewLetterSheet } from "./newletter";
import { LetterBubble } from "./letter";
import { fetchDisclosedLetters, searchLetters } from "./lettercache";
import { ThreadSheet } from "./thread";
import "virtual:texts/letters";
import "./letters.css";

/** The minimum length of a search (characters). */
const SHORTEST_SEARCH = 2;
const SEARCH_PAUSE_MS = 300;

/** The letters of the character in play. The screen has threads, a search, and a button to write a letter. */
export function Letters() {
  const [words, setWords] = useState("");
  const rules = letterRules(view.value);
  const myThreads = threads(view.value, me.value);
  const canWrite = Boolean(me.value && rules?.now.length && gameSlice.value?.status !== "closed");
  return (
    <div class="letters stack roomy">
      {canWrite && (
        <button type="button" class="button primary wide" onClick={() => openSheet(() => <NewLetterSheet />, ["new-letter"])}>
          {t("ui-letter-new")}
        </button>
      )}
      {!canWrite && me.value && <p class="quiet">{t("ui-letters-closed")}</p>}
      <SearchBox value={words} onChange={setWords} label={t("ui-letter-search")} />
      {words.trim().length >= SHORTEST_SEARCH ? <FoundLetters words={words.trim()} /> : <Threads threads={myThreads} />}
    </div>
  );
}

function Threads({ threads }: { threads: readonly ThreadDoc[] }) {
  return (
    <>
      {threads.length === 0 && <p class="empty">{t("ui-letters-none")}</p>}
      <ul class="menu">
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} />
          </li>
        ))}
      </ul>
      {gameSlice.value?.status === "closed" && <DisclosedLetters />}
    </>
  );
}

/** Return the names of the other members of a thread. For a public thread, return "public". */
export function threadName({ public: isPublic, who: members }: Pick<ThreadDoc, "public" | "who">): string {
  if (isPublic) return t("ui-letters-public");
  return texts.value.joinNames(members.filter((member) => member !== me.value).map(personName));
}

function ThreadRow({ thread }: { thread: ThreadDoc }) {
  const unreadCount = countUnreadInThread(view.value, thread, me.value);
  const otherPeople = thread.who.filter((member) => member !== me.value);
  const template = thread.templates.at(-1);
  const areMuted = otherPeople.length > 0 && otherPeople.every((personId) => letterbox(view.value, me.value).muted.includes(personId));
  return (
    <button type="button" class="menu-item" onClick={() => openSheet(() => <ThreadSheet id={thread.id} />, ["thread", thread.id])}>
      <CrestOf id={otherPeople[0] ?? Object.keys(thread.written)[0] ?? ""} size={40} />
      <span class="option-text">
        <span class="option-name">{threadName(thread)}</span>
        <span class="option-note">
          <time dateTime={new Date(thread.last).toISOString()}>{deadlineText(thread.last, currentTime.value && clock.now(), locale.value)}</time>
          {areMuted && ` · ${t("ui-letters-muted")}`}
          {template && ` · ${t(`thread-${template}`)}`}
        </span>
      </span>
      {unreadCount > 0 && (
        <b class="letters-unread" aria-label={t("ui-letters-unread", { n: unreadCount })}>
          {unreadCount}
        </b>
      )}
    </button>
  );
}

/** The search results from the server. The results are fetched after a pause in typing. */
function FoundLetters({ words }: { words: string }) {
  const [letters, setLetters] = useState<{ readonly letters: readonly Letter[]; readonly more: boolean } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchLetters(words).then(
        (page) => {
          if (!isCurrent) return;
          setLetters(page);
          setHasFailed(false);
        },
        () => isCurrent && setHasFailed(true),
      );
    }, SEARCH_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  if (hasFailed) return <p role="alert">{t("ui-letter-offline")}</p>;
  if (!letters) return <div class="loading" aria-busy="true" />;
  return (
    <>
      <p class="quiet" role="status">
        {t("ui-letter-found", { n: letters.letters.length })} {letters.more && t("ui-letter-more")}
      </p>
      <ul class="letters-said stack loose">
        {letters.letters.map((letter) => (
          <li key={letter.id}>
            <LetterBubble letter={letter} onOpen={() => openSheet(() => <ThreadSheet id={letter.thread} />, ["thread", letter.thread])} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The letters that their writers have disclosed to everybody after the game. */
function DisclosedLetters() {
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  useEffect(() => void fetchDisclosedLetters().then(setLetters, () => undefined), [view.value?.cursor]);
  if (letters.length === 0) return null;
  return (
    <>
      <h2 class="panel-title">{t("ui-letters-opened")}</h2>
      <ul class="letters-said stack loose">
        {letters.map((letter) => (
          <li key={letter.id}>
            <LetterBubble letter={letter} />
          </li>
        ))}
      </ul>
    </>
  );
}
