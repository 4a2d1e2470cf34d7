/** Decides whether the player is filling a form. During that time tidings must not cover the form. */

import { signal } from "@preact/signals";
import { sheets } from "../../ui/router";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED_FIELDS = "select, textarea, input:not([type=search], [type=radio], [type=checkbox], [type=range])";
const WATCHED_EVENTS = ["focusin", "focusout", "input", "click", "submit"] as const;

const hasTypedFields = signal(false);

/**
 * Return whether the player is filling a form. A sheet is open, or a form on the screen has the focus or typed text.
 */
export const isFillingForm = (): boolean => sheets.value.length > 0 || hasTypedFields.value;

/**
 * Watch the form fields of the page. Only the fields that the player touched are checked again. Returns a function that
 * stops this.
 */
export function watchForms(): () => void {
  const touchedFields = new Set<Field>(document.querySelectorAll<Field>(TYPED_FIELDS));
  const observer = new MutationObserver(() => measure());
  const measure = (): void => {
    for (const field of touchedFields) if (!field.isConnected || !isFieldBegun(field)) touchedFields.delete(field);
    hasTypedFields.value = touchedFields.size > 0;
    if (hasTypedFields.value) observer.observe(document.body, { childList: true, subtree: true });
    else observer.disconnect();
  };
  const note = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(TYPED_FIELDS)) touchedFields.add(target as Field);
    // A form that was sent or left disappears from the page a short time later.
    setTimeout(measure);
  };
  for (const eventType of WATCHED_EVENTS) document.addEventListener(eventType, note);
  measure();
  return () => {
    observer.disconnect();
    for (const eventType of WATCHED_EVENTS) document.removeEventListener(eventType, note);
  };
}

/** Return whether the field has the focus or its text was changed. */
const isFieldBegun = (field: Field): boolean =>
  !field.disabled && (field === document.activeElement || ("defaultValue" in field && field.value !== "" && field.value !== field.defaultValue));
