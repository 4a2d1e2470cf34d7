/** The keyboard controls of a replay. */

import type { PastGame } from "../../core/replay/pastgame";
import { sheets } from "../../ui/router";
import { playOrPause, stepToMoment, goToFirstOrLastMoment } from "./travel";

type KeyAction = (game: PastGame) => void;

const GENERAL_KEYS: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: (game) => stepToMoment(game, "act", -1),
  ArrowRight: (game) => stepToMoment(game, "act", 1),
};

/**
 * The keys that elsewhere scroll the page or press the focused button. In a replay such keys work only while the time
 * line has the focus.
 */
const TIME_LINE_KEYS: Readonly<Record<string, KeyAction>> = {
  " ": playOrPause,
  PageUp: (game) => stepToMoment(game, "period", -1),
  PageDown: (game) => stepToMoment(game, "period", 1),
  Home: (game) => goToFirstOrLastMoment(game, -1),
  End: (game) => goToFirstOrLastMoment(game, 1),
};

/** Listen to the keyboard. Returns a function that stops this. */
export function listenToReplayKeys(game: PastGame): () => void {
  const handleKey = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isOtherControl = target.closest(".screen, .replay-beside") !== null || (event.key === " " && target.closest("button, a") !== null);
    const keyAction = GENERAL_KEYS[event.key] ?? (isOtherControl ? undefined : TIME_LINE_KEYS[event.key]);
    if (!keyAction || isKeyTaken(event, target)) return;
    event.preventDefault();
    keyAction(game);
  };
  document.addEventListener("keydown", handleKey);
  return () => document.removeEventListener("keydown", handleKey);
}

/** Return whether a sheet, a field or the browser needs the key. */
const isKeyTaken = (event: KeyboardEvent, target: Element): boolean =>
  sheets.peek().length > 0 || event.altKey || event.ctrlKey || event.metaKey || target.matches("select, textarea, input:not([type=range])");
