/** A command's own fields, as a form fills them. */

import type { Args } from "./values";
import type { CommandBody } from "./wire";

const FRAME = new Set(["type", "as", "period", "recorder", "waive", "happened_at"]);

/** The fields of a command without what surrounds them. */
export function commandFields(body: CommandBody): Args {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !FRAME.has(name))) as Args;
}
