/** The readings of a rulebook. This module finds the changed readings, and the keys of the texts about readings. */

import type { Args, Message } from "./values";
import type { View } from "./view";
import type { SwitchesDoc } from "./wire";

/** The value of a reading. */
export type SwitchValue = boolean | number | string;

/** Return the readings whose values differ from the ruleset's values, each with its value in this game. */
export const changedReadings = (view: Pick<View, "slices"> | null): SwitchesDoc["flipped"] =>
  (view?.slices["switches"] as SwitchesDoc | undefined)?.flipped ?? {};

/** Return the name of a reading in the form that message keys use. */
const readingKeyPart = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Return the key of the message with the question that a reading answers. */
export const readingQuestionKey = (name: string): string => `reading-${readingKeyPart(name)}`;

/** Return the message about a value of a reading. All numbers of one reading share a message. */
export const readingValueMessage = (name: string, value: SwitchValue): Message =>
  typeof value === "number" ? { key: `${readingQuestionKey(name)}-number`, args: { n: value } } : { key: `${readingQuestionKey(name)}-is-${readingKeyPart(String(value))}` };

/** Return the name and the new value of the reading that a command changes; undefined for any other command. */
export const readingChangeOf = (actType: string, fields: Args): readonly [name: string, value: string] | undefined =>
  actType === "set-switch" && fields["switch"] ? [String(fields["switch"]), String(fields["value"] ?? "")] : undefined;

/** Return the key of the message about a reading, given a reference to the reading; "" for any other reference. */
export const readingKeyOfReference = (ref: unknown): string => /^reading:[^/]+/.exec(String(ref))?.[0].replace(":", "-") ?? "";
