import { useEffect, useRef, useState } from "preact/hooks";
import { countLetters, letterRules, letterbox, thread as threadOf, countUnreadInThread } from "../../core/view/letters";
import type { OutboxItem } from "../../core/sending/storage";
import { me } from "../../ui/me";
import { SheetHead } from "../../ui/parts/sheet";
import { gameSlice, currentGame, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { LetterField } from "./newletter";
import { threadName } from "./index";
import { LetterBubble } from "./letter";
import { GameLetterPart } from "./gamepart";
import { fetchThread, lettersOfThread, setMuted, markThreadRead } from "./lettercache";

/** A thread as a conversation, with a field for an answer. */
export function ThreadSheet({ id }: { id: string }) {
  const hasFailed = useThread(id);
  const thread = threadOf(view.value, id);
  const letters = lettersOfThread(id);
  const end = useRef<HTMLLIElement>(null);
  const unsentItems = unsentAnswers(id);
  useEffect(() => end.current?.scrollIntoView({ block: "end" }), [letters.length, unsentItems.length]);
  if (!thread) return <SheetHead title={t("ui-tab-letters")} />;
  const threadKind = thread.public ? "public" : "private";
  const canWrite = Boolean(me.value) && gameSlice.value?.status !== "closed" && letterRules(view.value)?.now.includes(threadKind);
  const firstLetterId = letters[0]?.id ?? id;
  return (
    <div class="act">
      <SheetHead title={threadName(thread)} />
      <div class="sheet-scroll">
        {me.value && <MuteButtons characters={thread.who.filter((character) => character !== me.value)} />}
        {hasFailed && <p role="alert">{t("ui-letter-offline")}</p>}
        <ol class="letters-said stack loose" aria-live="polite">
          {letters.map((letter) => (
            <li key={letter.id}>
              <LetterBubble letter={letter} />
            </li>
          ))}
          {unsentItems.map((item) => (
            <li key={item.id}>
              <UnsentLetter item={item} />
            </li>
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
        {canWrite && letters[0] && <GameLetterPart thread={thread} firstLetter={letters[0]} />}
        {canWrite && <LetterField purpose={`letter/${id}`} label={t("ui-letter-answer")} fields={{ answers: firstLetterId }} />}
      </div>
    </div>
  );
}

/**
 * Fetch the thread when it is opened, when it changes and when the network is back. Mark its letters as read. Returns
 * whether the last fetch failed.
 */
function useThread(threadId: string): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const thread = threadOf(view.value, threadId);
  const threadState = thread ? `${countLetters(thread)}/${thread.changed}` : "";
  const link = currentGame.value?.link.value;
  useEffect(() => {
    if (!threadState) return;
    fetchThread(threadId).then(() => setHasFailed(false), () => setHasFailed(true));
  }, [threadId, threadState, link === "live"]);
  const letterCount = lettersOfThread(threadId).length;
  const unreadCount = thread ? countUnreadInThread(view.value, thread, me.value) : 0;
  useEffect(() => {
    if (letterCount > 0 && unreadCount > 0) markThreadRead(threadId).catch(() => undefined);
  }, [threadId, letterCount, unreadCount, link === "live"]);
  return hasFailed;
}

/** Return my answers in this thread that the server has not accepted yet. */
function unsentAnswers(threadId: string): readonly OutboxItem[] {
  const threadAndLetterIds = new Set([threadId, ...lettersOfThread(threadId).map((letter) => letter.id)]);
  return (currentGame.value?.outbox.value ?? []).filter(({ body }) => body.type === "write-letter" && threadAndLetterIds.has(String(body["answers"])));
}

function UnsentLetter({ item }: { item: OutboxItem }) {
  return (
    <article class="letter" data-own="true" data-waiting="true">
      <p class="letter-text">{String(item.body["text"])}</p>
      <p class="quiet">{t(item.state === "refused" ? "ui-letter-refused" : "ui-letter-waiting")}</p>
    </article>
  );
}

/** Buttons that mute the other writers of the thread. The writers do not learn that they are muted. */
function MuteButtons({ characters }: { characters: readonly string[] }) {
  const { muted } = letterbox(view.value, me.value);
  if (characters.length === 0) return null;
  return (
    <div class="letters-mutes" role="group" aria-label={t("ui-letters-mute-about")}>
      {characters.map((character) => (
        <button key={character} type="button" class="link" aria-pressed={muted.includes(character)} onClick={() => void setMuted(character, !muted.includes(character)).catch(() => undefined)}>
          {t(muted.includes(character) ? "ui-letters-unmute" : "ui-letters-mute", { who: `who:${character}` })}
        </button>
      ))}
    </div>
  );
}
