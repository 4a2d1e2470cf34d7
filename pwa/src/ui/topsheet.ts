/** The sheet that is on top when the player sends something from it. The answer may come after the sheet was left. */

import { closeSheet, sheets } from "./router";

/** A sheet that was on top at an earlier moment. */
export interface TopSheet {
  /** Returns whether the sheet is still on top. */
  readonly isOnTop: () => boolean;
  /** Closes the sheet if it is still on top. Another sheet that the player opened meanwhile stays open. */
  readonly close: () => void;
}

/** Return the sheet that is on top now. */
export function topSheet(): TopSheet {
  const sheet = sheets.peek().at(-1);
  const isOnTop = (): boolean => sheet !== undefined && sheets.peek().at(-1) === sheet;
  return { isOnTop, close: () => void (isOnTop() && closeSheet()) };
}
