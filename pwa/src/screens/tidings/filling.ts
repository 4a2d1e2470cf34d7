/** Whether somebody fills a form just now: then nothing may come in front of it. */

import { signal } from "@preact/signals";
import { sheets } from "../../ui/router";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED = "select, textarea, input:not([type=search], [type=radio], [type=checkbox], [type=range])";
const EVENTS = ["focusin", "focusout", "input", "click", "submit"] as const;

const typing = signal(false);

/** Whether a sheet lies open, or words stand or are typed in a form of the screen. */
export const isFilling = (): boolean => sheets.value.length > 0 || typing.value;

/** Watch what is typed on the page; gives the way to stop. Only what was touched is looked at again. */
export function watchForms(): () => void {
  const touched = new Set<Field>(document.querySelectorAll<Field>(TYPED));
  const gone = new MutationObserver(() => look());
  const look = (): void => {
    for (const field of touched) if (!field.isConnected || !isBegun(field)) touched.delete(field);
    typing.value = touched.size > 0;
    if (typing.value) gone.observe(document.body, { childList: true, subtree: true });
    else gone.disconnect();
  };
  const note = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(TYPED)) touched.add(target as Field);
    // what has just been sent or left is gone from the page a moment later
    setTimeout(look);
  };
  for (const event of EVENTS) document.addEventListener(event, note);
  look();
  return () => {
    gone.disconnect();
    for (const event of EVENTS) document.removeEventListener(event, note);
  };
}

/** Whether the cursor stands in a field, or something was written into it. */
const isBegun = (field: Field): boolean =>
  !field.disabled && (field === document.activeElement || ("defaultValue" in field && field.value !== "" && field.value !== field.defaultValue));
