/** What stands in a slice, in words: people and places by their names, everything else as it is called. */

import { readable } from "../../core/messages";
import { person, place } from "../../core/selectors";
import { view } from "../../ui/services";
import { personName, placeName, t, texts } from "../../ui/texts";

/** Members that a screen needs to draw with, not to tell. */
const DRAWN = new Set(["id", "name", "short", "arrived_rank", "cards", "free", "mortal"]);

export const isTold = (member: readonly string[]): boolean => !member.some((name) => DRAWN.has(name));

/** What a member of a slice is called: the game's own word, the shared one, or its name made readable. */
export function memberName(family: string, member: readonly string[]): string {
  return member
    .map((name) => known([`slice-${family}-${name}`, `changes-${name}`, `asset-${name}`]) ?? (person(view.value, name) ? personName(name) : readable(name)))
    .join(": ");
}

/** What a kind of slice is called. */
export const familyName = (family: string): string => known([`slice-${family}`]) ?? readable(family);

/** A value in words; `family` is the kind of slice it stands in, `member` where. */
export function valueText(value: unknown, member: readonly string[]): string {
  if (value === undefined || value === null || value === "") return t(member.at(-1) === "place" ? "ui-nowhere" : "changes-none");
  if (typeof value === "boolean") return t(value ? "changes-yes" : "changes-no");
  if (typeof value === "number") return texts.value.count(value);
  if (typeof value === "string") return named(value, member.at(-1) ?? "");
  if (Array.isArray(value)) return value.length ? texts.value.joined(value.map((one) => valueText(one, member))) : t("changes-none");
  return Object.entries(value as object)
    .filter(([name]) => isTold([name]))
    .map(([name, one]) => `${memberName("", [name])}: ${valueText(one, [name])}`)
    .join(", ");
}

function named(value: string, member: string): string {
  const bare = value.replace(/^(?:who|place):/, "");
  if (person(view.value, bare)) return personName(bare);
  if (place(view.value, bare)) return placeName(bare);
  const singular = member.replace(/(?:es|s)$/, "");
  return known([`${member}-${value}`, `${singular}-${value}`]) ?? value;
}

function known(keys: readonly string[]): string | undefined {
  const key = keys.find((one) => texts.value.has(one));
  return key && t(key);
}
