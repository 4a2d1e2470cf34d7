/** A command's own fields, as a form fills them. */

import type { Args } from "./values";
import type { CommandBody } from "./wire";

const FRAME = new Set(["type", "as", "period", "recorder", "waive", "happened_at"]);

/** What a save for a window has beside its own fields: which window, and the how-many-th save it is. */
const SAVED = ["window", "revision"];

/** The fields of a command without what surrounds them. */
export function commandFields(body: CommandBody): Args {
  const frame = SAVED.every((name) => name in body) ? new Set([...FRAME, ...SAVED]) : FRAME;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !frame.has(name))) as Args;
}
