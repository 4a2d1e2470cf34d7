/** The sheet that is on top when the player sends something from it. The answer may come after the sheet was left. */

import { closeSheet, sheets } from "./router";

/** A sheet that was on top at an earlier moment. */
export interface TopSheet {
  /** Returns whether the sheet is still on top. */
  readonly isOnTop: () => boolean;
  /**
   * Closes the sheet. Another sheet that the player opened meanwhile stays open, and the closed sheet never comes on top
   * again.
   */
  readonly close: () => void;
}

/** Return the sheet that is on top now. */
export function topSheet(): TopSheet {
  const sheet = sheets.peek().at(-1);
  const isOnTop = (): boolean => sheet !== undefined && sheets.peek().at(-1) === sheet;
  const close = (): void => {
    if (sheet === undefined) return;
    const stopWatching = sheets.subscribe((openSheets) => {
      if (openSheets.includes(sheet) && openSheets.at(-1) !== sheet) return;
      // The first call comes before the function that stops the calls is known.
      queueMicrotask(() => stopWatching());
      if (openSheets.at(-1) === sheet) closeSheet();
    });
  };
  return { isOnTop, close };
}
