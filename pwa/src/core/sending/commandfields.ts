/** A command's own fields, as a form fills them. */

import type { Args } from "../view/values";
import type { CommandBody } from "../view/wire";

const FRAME = new Set(["type", "as", "period", "recorder", "waive", "happened_at"]);

/** Further members of a save for a window: the window, and the number of the save. */
const SAVED = ["window", "revision"];

/** The fields of a command without the members that all commands have. */
export function commandFields(body: CommandBody): Args {
  const frame = SAVED.every((name) => name in body) ? new Set([...FRAME, ...SAVED]) : FRAME;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !frame.has(name))) as Args;
}
