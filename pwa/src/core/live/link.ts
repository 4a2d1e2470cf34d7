/** What to say about the connection: live, how old the data are, or offline. */

import type { StreamState } from "./stream";

export type Link =
  | { readonly state: "live" }
  | { readonly state: "late"; readonly seconds: number }
  | { readonly state: "offline"; readonly seconds: number | null };

/** Silence up to here is still live: pings come every five seconds. */
const STILL_LIVE = 7_000;

/** The state of the link from the stream's state and the moment something was last heard. */
export function linkState(stream: StreamState, heard: number, now: number): Link {
  const silent = heard ? Math.max(0, now - heard) : null;
  const seconds = silent === null ? null : Math.floor(silent / 1000);
  if (stream === "live" && silent !== null && silent <= STILL_LIVE) return { state: "live" };
  if (stream === "lost" || seconds === null) return { state: "offline", seconds };
  return { state: "late", seconds };
}

/** An age in the largest unit that fits: `12 s`, `3 min`, `2 h`. */
export function age(seconds: number): { readonly n: number; readonly unit: "s" | "min" | "h" } {
  if (seconds < 60) return { n: seconds, unit: "s" };
  if (seconds < 3600) return { n: Math.floor(seconds / 60), unit: "min" };
  return { n: Math.floor(seconds / 3600), unit: "h" };
}
