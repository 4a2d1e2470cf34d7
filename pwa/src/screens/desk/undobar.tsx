import { effect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { linesOf } from "../../core/view/chronicle";
import { partText } from "../../core/words/messages";
import type { SentencePart } from "../../core/words/messages";
import type { Line } from "../../core/view/wire";
import { doneEntries } from "../../ui/act/doneentries";
import { useDryRun } from "../../ui/act/dryrun";
import { sendAct } from "../../ui/act/send";
import { currentTime } from "../../ui/currenttime";
import { me } from "../../ui/me";
import { Icon } from "../../ui/parts/icon";
import { MessageText } from "../../ui/parts/words";
import { clock, gameSlice, currentGame } from "../../ui/services";
import { runUnlessTapsIgnored, areTapsIgnored } from "../../ui/taps";
import { t, texts } from "../../ui/texts";
import { showToast, toasts } from "../../ui/toasts";
import "virtual:texts/desk";

/** The time for which a player may undo the own last act (milliseconds). */
const UNDO_LIMIT_MS = 60_000;

/** A bar with my last act and a button that undoes it. The bar is shown while undoing is allowed. */
export function UndoBar() {
  const line = lastOwnLine();
  const isAllowed = useCanUndo(line?.id ?? "");
  useNoDoubleToast(line, isAllowed);
  const canUndo = line && isAllowed;
  return (
    <>
      {/* Screen readers often ignore a live region that is inserted together with its text. Therefore this region is
         always in the page. */}
      <p class="unseen" role="status">
        {canUndo && <MessageText message={line} />}
      </p>
      {canUndo && <LastActBar line={line} />}
    </>
  );
}

function LastActBar({ line }: { line: Line }) {
  const secondsLeft = Math.ceil((line.at + UNDO_LIMIT_MS - (currentTime.value && clock.now())) / 1000);
  if (secondsLeft <= 0) return null;
  const undo = (): Promise<unknown> => sendAct("undo", me.value, { entry: line.id });
  return (
    <div class="undo-bar across wrapped loose">
      <p>
        <MessageText message={line} />
      </p>
      <button type="button" class="button" aria-label={t("ui-undo")} aria-disabled={areTapsIgnored.value} onClick={() => void runUnlessTapsIgnored(undo)}>
        <Icon name="undo" size={20} /> {t("ui-undo")}
        <span class="undo-left">{t("ui-undo-left", { n: secondsLeft })}</span>
      </button>
    </div>
  );
}

/** Return the newest line about my own acts; undefined if the act was undone or is too old. */
function lastOwnLine(): Line | undefined {
  const game = currentGame.value;
  if (!game || game.isPast) return undefined;
  const line = [...linesOf(game)].reverse().find(isMyAct);
  const now = currentTime.value && clock.now();
  return line && !line.reversed && now - line.at < UNDO_LIMIT_MS ? line : undefined;
}

/**
 * Return whether the act is mine. An act is mine if I did it from this phone, recorded it for another person, or
 * completed it by my consent.
 */
const isMyAct = (line: Line): boolean =>
  doneEntries.value.has(line.id) || (line.by !== null && (line.by.recorder || line.by.as) === me.value);

const textOfParts = (parts: readonly SentencePart[]): string => parts.map(partText).join("");

const showToasts = (allToasts: typeof toasts.value): void => {
  for (const { tone, parts: sentenceParts } of allToasts) showToast(tone, sentenceParts);
};

/**
 * Prevent a toast from repeating the bar's sentence.
 *
 * The toast waits until it is known whether the bar appears. The toast is shown if the rules do not allow undoing, or
 * if the bar is about another act by then.
 */
function useNoDoubleToast(line: Line | undefined, isBarShown: boolean | undefined): void {
  const toastsBefore = useRef<typeof toasts.value>([]);
  const heldFor = useRef("");
  const sentence = line ? textOfParts(texts.value.parts(line)) : "";
  useLayoutEffect(() => {
    if (!isBarShown || heldFor.current !== sentence) showToasts(toastsBefore.current);
    toastsBefore.current = [];
    heldFor.current = sentence;
    if (isBarShown === false || !sentence) return undefined;
    return effect(() => {
      const sameToasts = toasts.value.filter(({ parts: sentenceParts }) => textOfParts(sentenceParts) === sentence);
      if (!sameToasts.length) return;
      if (isBarShown === undefined) toastsBefore.current = [...toastsBefore.current, ...sameToasts];
      toasts.value = toasts.peek().filter((toast) => !sameToasts.includes(toast));
    });
  }, [sentence, isBarShown]);
  useLayoutEffect(() => () => showToasts(toastsBefore.current), []);
}

/** Return whether the rules allow me to undo the entry; undefined until the server has answered. */
function useCanUndo(entry: string): boolean | undefined {
  const attempt = useDryRun(entry, { type: "undo", as: me.value, period: gameSlice.value?.period.seq ?? 0, entry });
  return attempt === undefined ? undefined : attempt !== null && attempt.complete && attempt.objections.length === 0;
}
