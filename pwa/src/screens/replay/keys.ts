/** The keyboard controls of a replay. */

import type { PastGame } from "../../core/replay/past";
import { sheets } from "../../ui/router";
import { playOrPause, stepToMoment, goToFirstOrLastMoment } from "./travel";

type KeyAction = (past: PastGame) => void;

const GENERAL_KEYS: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: (past) => stepToMoment(past, "act", -1),
  ArrowRight: (past) => stepToMoment(past, "act", 1),
};

/**
 * The keys that elsewhere scroll the page or press the focused button. In a replay such keys work only while the time
 * line has the focus.
 */
const TIME_LINE_KEYS: Readonly<Record<string, KeyAction>> = {
  " ": playOrPause,
  PageUp: (past) => stepToMoment(past, "period", -1),
  PageDown: (past) => stepToMoment(past, "period", 1),
  Home: (past) => goToFirstOrLastMoment(past, -1),
  End: (past) => goToFirstOrLastMoment(past, 1),
};

/** Listen to the keyboard. Returns a function that stops this. */
export function listenToReplayKeys(past: PastGame): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : document.body;
    const elsewhere = at.closest(".screen, .replay-beside") !== null || (event.key === " " && at.closest("button, a") !== null);
    const deed = GENERAL_KEYS[event.key] ?? (elsewhere ? undefined : TIME_LINE_KEYS[event.key]);
    if (!deed || isKeyTaken(event, at)) return;
    event.preventDefault();
    deed(past);
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** Return whether a sheet, a field or the browser needs the key. */
const isKeyTaken = (event: KeyboardEvent, at: Element): boolean =>
  sheets.peek().length > 0 || event.altKey || event.ctrlKey || event.metaKey || at.matches("select, textarea, input:not([type=range])");
