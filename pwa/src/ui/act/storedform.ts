/**
 * The forms in the browser's history. The history stores the choices of an open form with its sheet, so that they
 * survive a reload. Sealed choices and typed text are not stored, because the next holder of the phone could open them
 * with the forward button. A form whose act was sent is not opened again, because a second tap would do the act twice.
 */

import { effect } from "@preact/signals";
import type { FormDraft } from "../../core/sending/draft";
import type { FormValues } from "../../core/sending/forms";
import type { Form } from "../../core/view/wire";
import { sheets, storeSheets } from "../router";
import type { OpenSheet } from "../router";
import { currentGame } from "../services";
import type { ActRequest } from "./actrequest";

/**
 * The pause between a choice and its storing (milliseconds). Browsers allow only about three changes of the history in a
 * second, and a finger on a plus button makes more.
 */
const STORE_PAUSE_MS = 400;

/** The key under which the browser stores the ids of the sheets whose acts were sent, for this tab. */
const SENT_KEY = "sent-sheets";

/** The number of ids that are stored. Browsers keep about as many entries in the history of a tab. */
const MAX_SENT = 50;

let timer: ReturnType<typeof setTimeout> | undefined;
const sentSheets = new Set<number>(readSentSheets());

function readSentSheets(): readonly number[] {
  try {
    return JSON.parse(sessionStorage.getItem(SENT_KEY) ?? "[]") as number[];
  } catch {
    return [];
  }
}

/** Return the open sheet of this request; undefined if the sheet has no name. */
export const sheetOf = (request: ActRequest): OpenSheet | undefined => sheets.peek().find(({ name }) => name?.[1] === request);

/**
 * Store the choices of a sheet, which is the form of this act. The choices of a sealed act are not stored, nor those of
 * a form that this phone does not know, because it may be sealed.
 */
export function storeChoices(sheet: OpenSheet | undefined, request: ActRequest, draft: FormDraft, form: Form | undefined): void {
  clearTimeout(timer);
  if (!form || form.sealed) return;
  timer = setTimeout(() => {
    // The history's current entry does not belong to a sheet that is closed or below another one.
    if (!sheet || sheets.peek().at(-1) !== sheet) return;
    sheet.name = ["act", { ...request, preset: withoutText(draft) }];
    storeSheets(true);
  }, STORE_PAUSE_MS);
}

/** Return the choices of a draft without typed text. */
function withoutText(draft: FormDraft): FormValues {
  const textFields = new Set(draft.fields.peek().flatMap(({ kind, name }) => (kind === "text" ? [name] : [])));
  return Object.fromEntries(Object.entries(draft.chosenValues.peek()).filter(([fieldName]) => !textFields.has(fieldName)));
}

/**
 * Note whether the act of a sheet was sent. The entries of the history that hold the sheet stay as they are, because
 * the browser can change only the current entry.
 */
export function noteSent(sheet: OpenSheet | undefined, isSent: boolean): void {
  if (!sheet) return;
  if (isSent) sentSheets.add(sheet.id);
  else sentSheets.delete(sheet.id);
  try {
    sessionStorage.setItem(SENT_KEY, JSON.stringify([...sentSheets].slice(-MAX_SENT)));
  } catch {
    // A browser without storage notes it as long as the page.
  }
}

/** Note a sheet as sent once the outbox holds a new command of its act. Returns a function that ends the watch. */
export function noteWhenStored(sheet: OpenSheet | undefined, { type, as: actor }: ActRequest): () => void {
  const game = currentGame.peek();
  const earlierIds = game?.outbox.peek().map(({ id }) => id) ?? [];
  return effect(() => {
    if (game?.outbox.value.some(({ id, body }) => body.type === type && body.as === actor && !earlierIds.includes(id))) noteSent(sheet, true);
  });
}

/** Return whether the act of this sheet was sent. */
export const wasSent = (sheetId: number): boolean => sentSheets.has(sheetId);
