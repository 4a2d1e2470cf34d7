/** Times of day that a person types by hand. */

/**
 * Return the last time (milliseconds) at which clocks in this time zone showed the given time of day, such as `21:15`.
 * Return NaN if the text is no time of day.
 */
export function lastOccurrenceOf(timeText: string, now: number): number {
  const [hours = NaN, minutes = NaN] = timeText.split(":").map(Number);
  const day = new Date(now);
  const today = day.setHours(hours, minutes, 0, 0);
  return today > now ? day.setDate(day.getDate() - 1) : today;
}
