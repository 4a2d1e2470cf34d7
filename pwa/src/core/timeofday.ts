/** The time of day as every screen writes it: by the phone's zone, of 24 hours, alike in all languages. */

export const TIME_OF_DAY: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** The time of day of a moment (milliseconds since the Unix epoch): `09:05`. */
export const timeOfDay: (at: number) => string = new Intl.DateTimeFormat("en-GB", TIME_OF_DAY).format;
