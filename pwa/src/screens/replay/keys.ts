/** The keyboard controls of a replay. */

import type { PastGame } from "../../core/replay/past";
import { sheets } from "../../ui/router";
import { playOrPause, step, goToEnd } from "./travel";

type Deed = (past: PastGame) => void;

const EVERYWHERE: Readonly<Record<string, Deed>> = {
  ArrowLeft: (past) => step(past, "act", -1),
  ArrowRight: (past) => step(past, "act", 1),
};

/** Keys that elsewhere scroll the page or press the focused button. They work only on the time line. */
const ON_THE_LINE: Readonly<Record<string, Deed>> = {
  " ": playOrPause,
  PageUp: (past) => step(past, "period", -1),
  PageDown: (past) => step(past, "period", 1),
  Home: (past) => goToEnd(past, -1),
  End: (past) => goToEnd(past, 1),
};

/** Listen to the keyboard. Return the function that stops it. */
export function followKeys(past: PastGame): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : document.body;
    const elsewhere = at.closest(".screen, .replay-beside") !== null || (event.key === " " && at.closest("button, a") !== null);
    const deed = EVERYWHERE[event.key] ?? (elsewhere ? undefined : ON_THE_LINE[event.key]);
    if (!deed || isTaken(event, at)) return;
    event.preventDefault();
    deed(past);
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** Return whether the key belongs to a sheet, a field or the browser. */
const isTaken = (event: KeyboardEvent, at: Element): boolean =>
  sheets.peek().length > 0 || event.altKey || event.ctrlKey || event.metaKey || at.matches("select, textarea, input:not([type=range])");
