/** The time of day as every screen writes it: by the phone's zone, of 24 hours, alike in all languages. */

import { signal } from "@preact/signals-core";

export const TIME_OF_DAY: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** The time zone of this phone now: its offsets from UTC in winter and in summer. */
const zoneNow = (): string => [0, 6].map((month) => new Date(new Date().getFullYear(), month).getTimezoneOffset()).join();

/** The zone in which times are written. A screen that reads it is drawn again when the phone has gone to another zone. */
export const zone = signal(zoneNow());

/** Look whether the phone has gone to another zone. */
export function followZone(): void {
  zone.value = zoneNow();
}

const two = (n: number): string => String(n).padStart(2, "0");

/** The time of day of a moment (milliseconds since the Unix epoch): `09:05`. */
export function timeOfDay(at: number): string {
  const date = new Date(at);
  void zone.value; // or a screen that shows the time would not be drawn anew
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
