/** The fields of a command that belong to its form. */

import type { Args } from "../view/values";
import type { CommandBody } from "../view/wire";

/** The members that every command has. */
const COMMON_MEMBERS = new Set(["type", "as", "period", "recorder", "waive", "happened_at"]);

/** The additional members of a submission for a window: the window, and the number of the save. */
const SUBMISSION_MEMBERS = ["window", "revision"];

/** Return the fields of a command without the members that every command has. */
export function commandFields(body: CommandBody): Args {
  const frameMembers = SUBMISSION_MEMBERS.every((memberName) => memberName in body) ? new Set([...COMMON_MEMBERS, ...SUBMISSION_MEMBERS]) : COMMON_MEMBERS;
  return Object.fromEntries(Object.entries(body).filter(([memberName]) => !frameMembers.has(memberName))) as Args;
}
