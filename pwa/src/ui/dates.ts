/** Dates in the language of the phone, as its region writes them. */

import { computed } from "@preact/signals";
import { baseOf } from "../core/words/language";
import { zone } from "../core/words/timeofday";
import { language, wanted } from "./language";

/** The language of the phone, with the region that its owner reads it of. */
export const locale = computed(() => wanted.find((tag) => baseOf(tag) === language.value) ?? language.value);

/** Moments (milliseconds since the Unix epoch) in one format. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const format = computed(() => {
    void zone.value; // a format keeps the zone in which it was made
    return new Intl.DateTimeFormat(locale.value, options);
  });
  return (at) => format.value.format(at);
}
