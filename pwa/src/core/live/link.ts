/** The state of the connection that the screen shows: live, late (with the age of the data) or offline. */

import type { StreamState } from "./stream";

/** The state of the connection. `seconds` is the age of the data; null if the phone has no data. */
export type LinkState =
  | { readonly state: "live" }
  | { readonly state: "late"; readonly seconds: number }
  | { readonly state: "offline"; readonly seconds: number | null };

/** The longest silence of the stream that counts as live (milliseconds). The server sends a ping every five seconds. */
const LONGEST_LIVE_SILENCE_MS = 7_000;

/**
 * Return the state of the connection. `heard` is the time of the last event; 0 if no event came yet. All times are in
 * milliseconds.
 */
export function linkState(stream: StreamState, heardAt: number, now: number): LinkState {
  const silence = heardAt ? Math.max(0, now - heardAt) : null;
  const seconds = silence === null ? null : Math.floor(silence / 1000);
  if (stream === "live" && silence !== null && silence <= LONGEST_LIVE_SILENCE_MS) return { state: "live" };
  if (stream === "lost" || seconds === null) return { state: "offline", seconds };
  return { state: "late", seconds };
}

/** Return an age in the largest unit that fits, such as `12 s`, `3 min` or `2 h`. */
export function ageInLargestUnit(seconds: number): { readonly count: number; readonly unit: "s" | "min" | "h" } {
  if (seconds < 60) return { count: seconds, unit: "s" };
  if (seconds < 3600) return { count: Math.floor(seconds / 60), unit: "min" };
  return { count: Math.floor(seconds / 3600), unit: "h" };
}
