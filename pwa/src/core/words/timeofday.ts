/**
 * The time of day as every screen writes it. The time of day is that in the phone's zone, with 24 hours, and is written
 * alike in all languages.
 */

import { signal } from "@preact/signals-core";

export const TIME_OF_DAY_FORMAT: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** Return this phone's present time zone. The zone is described by its offsets from UTC in winter and in summer. */
const currentZoneOffsets = (): string => [0, 6].map((monthIndex) => new Date(new Date().getFullYear(), monthIndex).getTimezoneOffset()).join();

/**
 * The zone in which screens write times. A screen that reads this signal is drawn again when the phone moves to another
 * zone.
 */
export const timeZone = signal(currentZoneOffsets());

/** Check whether the phone has moved to another time zone. */
export function updateTimeZone(): void {
  timeZone.value = currentZoneOffsets();
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Return the time of day of a moment (milliseconds since the Unix epoch): `09:05`. */
export function timeOfDay(time: number): string {
  const date = new Date(time);
  void timeZone.value; // Because of this read, screens with times are drawn again when the zone changes.
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
