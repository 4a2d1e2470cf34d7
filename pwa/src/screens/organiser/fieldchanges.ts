/** Changes of single fields of an event: as they are typed, stored on this browser, and compared with another window's. */

import type { EventChange, PreparedEvent } from "../../core/view/wire";

/** The value of a field. `undefined` stands for a field that the file does not have. */
export type FieldValue = boolean | number | string | null | undefined;

/** A field: the part of the event, and the path within this part, joined by slashes. */
export type FieldKey = `event/${string}` | `scenario/${string}`;

/** A change that is not saved yet. */
export interface PendingChange {
  /** The new value; undefined takes the field out of the file. */
  readonly value: FieldValue;
  /** The value that the field had when this browser began to change it. */
  readonly base: FieldValue;
}

/** All changes that are not saved yet, by field. */
export type PendingChanges = Readonly<Record<FieldKey, PendingChange>>;

/** A field that another window has changed to a third value. */
export interface Conflict {
  readonly key: FieldKey;
  readonly ownValue: FieldValue;
  readonly otherValue: FieldValue;
}

const withKeysInOrder = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/**
 * Return whether two values of a field are the same. The value of a character is an object from an answer. The comparison
 * in `core/view/equality` would become a file that every game loads at its start.
 */
export const isSameValue = (a: FieldValue, b: FieldValue): boolean => JSON.stringify(a, withKeysInOrder) === JSON.stringify(b, withKeysInOrder);

/** Return the path of a field within its part. */
export const pathOfField = (key: FieldKey): readonly string[] => key.split("/").slice(1);

/** Return the saved value of a field. */
export function savedValue(event: PreparedEvent, key: FieldKey): FieldValue {
  const path = pathOfField(key);
  let value: unknown = key.startsWith("event/") ? event.details : event.values;
  for (const step of path) value = typeof value === "object" && value !== null && Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined;
  return value as FieldValue;
}

/** Return the value that a field shows: the value that is not saved yet, or else the saved one. */
export const shownValue = (event: PreparedEvent, pendingChanges: PendingChanges, key: FieldKey): FieldValue => {
  const change = pendingChanges[key];
  return change ? change.value : savedValue(event, key);
};

/** Return the changes with a changed field. A field with its saved value again is no change. */
export function withChange(event: PreparedEvent, pendingChanges: PendingChanges, key: FieldKey, value: FieldValue): PendingChanges {
  const { [key]: oldChange, ...otherChanges } = pendingChanges;
  const base = oldChange ? oldChange.base : savedValue(event, key);
  return isSameValue(value, savedValue(event, key)) ? (otherChanges as PendingChanges) : { ...otherChanges, [key]: { value, base } };
}

/** Return the changes without those that were saved. A field that was changed again meanwhile stays. */
export function withoutSaved(pendingChanges: PendingChanges, sentChanges: PendingChanges, savedEvent: PreparedEvent): PendingChanges {
  const unsavedChanges = Object.entries(pendingChanges).filter(([key, change]) => !(key in sentChanges) || !isSameValue(sentChanges[key as FieldKey]?.value, change.value));
  return Object.fromEntries(unsavedChanges.map(([key, change]) => [key, { ...change, base: savedValue(savedEvent, key as FieldKey) }])) as PendingChanges;
}

/** Return the fields that another window has changed to a third value since this browser began to change them. */
export function findConflicts(savedEvent: PreparedEvent, pendingChanges: PendingChanges): readonly Conflict[] {
  return Object.entries(pendingChanges).flatMap(([name, { value, base }]) => {
    const key = name as FieldKey;
    const otherValue = savedValue(savedEvent, key);
    return isSameValue(otherValue, base) || isSameValue(otherValue, value) ? [] : [{ key, ownValue: value, otherValue }];
  });
}

const changesOfPart = (changes: PendingChanges, keyPart: "event" | "scenario"): readonly (readonly [FieldKey, PendingChange])[] =>
  (Object.entries(changes) as [FieldKey, PendingChange][]).filter(([key]) => key.startsWith(`${keyPart}/`));

/** Return the request that sends these changes. */
export function changeRequest(changes: PendingChanges): EventChange {
  const details = changesOfPart(changes, "event").map(([key, { value }]) => [pathOfField(key)[0] ?? "", String(value ?? "")]);
  const fields = changesOfPart(changes, "scenario").map(([key, { value }]) => ({ path: [...pathOfField(key)], ...(value === undefined ? { removed: true } : { value }) }));
  return { details: Object.fromEntries(details) as Record<string, string>, fields } as EventChange;
}

/** Return the field of the request with these changes that a problem names, such as `fields.0` or `details.name`. */
export function keyOfRequestField(changes: PendingChanges, field: string): FieldKey | undefined {
  const [keyPart = "", name = ""] = field.split(".");
  if (keyPart === "details") return `event/${name}` in changes ? `event/${name}` : undefined;
  return keyPart === "fields" ? changesOfPart(changes, "scenario")[Number(name)]?.[0] : undefined;
}
