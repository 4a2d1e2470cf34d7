/** Readings of a rulebook: which are otherwise than usual, and where their words are. */

import type { Args, Message } from "./values";
import type { View } from "./view";
import type { SwitchesDoc } from "./wire";

export type SwitchValue = boolean | number | string;

/** The readings that are otherwise than the ruleset has them, with their values. */
export const flipped = (view: Pick<View, "slices"> | null): SwitchesDoc["flipped"] =>
  (view?.slices["switches"] as SwitchesDoc | undefined)?.flipped ?? {};

/** A name as it stands in a key. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The key of what a reading asks. */
export const asked = (name: string): string => `reading-${plain(name)}`;

/** What a value of a reading means. All its numbers share a message. */
export const meant = (name: string, value: SwitchValue): Message =>
  typeof value === "number" ? { key: `${asked(name)}-number`, args: { n: value } } : { key: `${asked(name)}-is-${plain(String(value))}` };

/** The reading that a command flips, and what it becomes, as such a command has them; undefined of any other. */
export const flipOf = (type: string, fields: Args): readonly [name: string, value: string] | undefined =>
  type === "set-switch" && fields["switch"] ? [String(fields["switch"]), String(fields["value"] ?? "")] : undefined;

/** The key of the message that a reference is to; empty for what refers to no reading. */
export const keyOf = (ref: unknown): string => /^reading:[^/]+/.exec(String(ref))?.[0].replace(":", "-") ?? "";
