/** Dates in the language of the phone, as they are written in the region of the phone's owner. */

import { computed } from "@preact/signals";
import { baseLanguage } from "../core/words/language";
import { timeZone } from "../core/words/timeofday";
import { language, ownerLanguages } from "./language";

/** The language of the phone together with the owner's region, such as `es-MX`. */
export const locale = computed(() => ownerLanguages.find((tag) => baseLanguage(tag) === language.value) ?? language.value);

/** Return a function that writes times (milliseconds since the Unix epoch) in one format. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: number) => string {
  const format = computed(() => {
    void timeZone.value; // This read makes a new format when the time zone changes.
    return new Intl.DateTimeFormat(locale.value, options);
  });
  return (time) => format.value.format(time);
}
