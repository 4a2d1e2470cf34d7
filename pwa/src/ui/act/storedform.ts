/** The choices of the open form. The browser's history stores them with the sheet, so that they survive a reload. */

import type { FormValues } from "../../core/sending/forms";
import { sheets, storeSheets } from "../router";
import type { ActRequest } from "./open";

/**
 * The pause between a choice and its storing (milliseconds). Browsers allow only about three changes of the history in a
 * second, and a finger on a plus button makes more.
 */
const STORE_PAUSE_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Store the choices of the top sheet, which is the form of this act. */
export function storeChoices(request: ActRequest, values: () => FormValues): void {
  const top = sheets.peek().at(-1);
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!top?.name || sheets.peek().at(-1) !== top) return;
    top.name = ["act", { ...request, preset: values() }];
    storeSheets(true);
  }, STORE_PAUSE_MS);
}

/** Delete the name and the choices of the form of this act, because the act was sent. */
export function forgetChoices({ type }: ActRequest): void {
  clearTimeout(timer);
  const top = sheets.peek().at(-1);
  // After a long wait the player may have closed the form and opened another sheet.
  if (top?.name?.[0] !== "act" || (top.name[1] as ActRequest).type !== type) return;
  top.name = undefined;
  storeSheets(true);
}
