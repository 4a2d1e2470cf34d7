/** Dates in the language of the phone, in the notation of its owner's region. */

import { computed } from "@preact/signals";
import { baseOf } from "../core/words/language";
import { timeZone } from "../core/words/timeofday";
import { language, ownerLanguages } from "./language";

/** The language of the phone with its owner's region, such as `es-MX`. */
export const locale = computed(() => ownerLanguages.find((tag) => baseOf(tag) === language.value) ?? language.value);

/** Return a function that writes moments (milliseconds since the Unix epoch) in one format. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const format = computed(() => {
    void timeZone.value; // This read makes a new format when the zone changes, because a format keeps its zone.
    return new Intl.DateTimeFormat(locale.value, options);
  });
  return (at) => format.value.format(at);
}
