/** The values of a form. This module decides which values fit their fields, and which values are sent. */

import { areAllTyped, typedFaces } from "../view/dice";
import { fillsRows, filledRows, rowsWithinLimit } from "./rows";
import type { Arg, Holdings } from "../view/values";
import type { FormField } from "../view/wire";

/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, Arg>>;

/**
 * Returns the fault of a typed text; null if the text has no fault. The field for text sets this function
 * (`ui/fields/text.tsx`). Before that field is loaded, no text can be typed.
 */
export const textRule = { fault: (_text: string): unknown => null };

/** Return whether a field allows a value. */
export function isInDomain(field: FormField, value: Arg | undefined): boolean {
  if (value === undefined || value === null) return false;
  switch (field.kind) {
    case "choice":
      return field.options.some((option) => option.value === value);
    case "subset":
      return (
        Array.isArray(value) &&
        value.length >= field.least &&
        value.length <= field.most &&
        value.every((optionId) => field.options.some((option) => option.value === optionId))
      );
    case "number":
      return (
        Number.isInteger(value) &&
        (value as number) >= field.least &&
        (value as number) <= field.most &&
        ((value as number) - field.least) % field.step === 0
      );
    case "split":
      return dividesTotal(field, value);
    case "rows":
      return fillsRows(field, value);
    case "text":
      return typeof value === "string" && value.length >= field.least && value.length <= field.most && !textRule.fault(value);
    case "dice":
      return Array.isArray(value) && value.length === field.count && areAllTyped(typedFaces(field, value));
    case "entry":
      return typeof value === "string" && value !== "";
    case "awaiting":
      return false;
  }
}

/** Return whether a value divides the total of a split among the options. No option may exceed its cap. */
function dividesTotal(field: Extract<FormField, { kind: "split" }>, value: Arg): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const shares = value as Holdings;
  return (
    sumOfShares(shares) >= (field.least ?? 0) &&
    sumOfShares(shares) <= field.total &&
    Object.entries(shares).every(
      ([option, share]) =>
        field.options.some((choice) => choice.value === option) && share >= 0 && share <= shareCap(field, option),
    )
  );
}

/** Return the sum of all shares. */
export const sumOfShares = (shares: Holdings): number => Object.values(shares).reduce((sum, amount) => sum + amount, 0);

/** Return the largest share that one option of a split may get. */
export const shareCap = (field: Extract<FormField, { kind: "split" }>, option: string): number =>
  field.caps?.[option] ?? field.total;

/** Return the value of a field before the player touches it; undefined if the player must choose. */
export function initialValue(field: FormField): Arg | undefined {
  switch (field.kind) {
    case "choice":
      return field.options.find((option, _index, options) => options.length === 1 || option.value === "")?.value;
    case "subset":
      return [];
    case "number":
      return field.least;
    case "split":
    case "rows":
      return {};
    case "text":
      return field.least === 0 ? "" : undefined;
    default:
      return undefined;
  }
}

/** The kinds of fields whose values are kept while the player types, although the field does not allow them yet. */
const KINDS_KEPT_WHILE_TYPED = new Set<FormField["kind"]>(["text", "dice"]);

/**
 * Return the values fitted to the current fields. Values that no longer fit are dropped, and default values are added.
 */
export function fitToFields(fields: readonly FormField[], values: FormValues): FormValues {
  const entries = fields.flatMap((field): [string, Arg][] => {
    const fieldValue = values[field.name];
    const validValue = isInDomain(field, fieldValue) || KINDS_KEPT_WHILE_TYPED.has(field.kind) ? fieldValue : nearestValue(field, fieldValue);
    const fittingValue = validValue ?? initialValue(field);
    return fittingValue === undefined ? [] : [[field.name, fittingValue]];
  });
  return Object.fromEntries(entries);
}

/**
 * Return the part of a value that the field still allows. This may be a number inside the limits, or an incomplete set
 * of shares or list.
 */
function nearestValue(field: FormField, value: Arg | undefined): Arg | undefined {
  if (field.kind === "subset" && Array.isArray(value)) return isInDomain({ ...field, least: 0 }, value) ? value : undefined;
  if (field.kind === "split" && value) return dividesTotal({ ...field, least: 0 }, value) ? value : undefined;
  if (field.kind === "rows") return rowsWithinLimit(field, filledRows(field, value));
  if (field.kind !== "number" || typeof value !== "number") return undefined;
  const nearest = Math.min(field.most, Math.max(field.least, value));
  return nearest - ((nearest - field.least) % field.step);
}

/**
 * Return the values that their fields allow. The phone sends these values, so that the server can narrow the later
 * fields.
 */
export function validValues(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fieldValue = values[field.name];
      return fieldValue !== undefined && isInDomain(field, fieldValue) ? [[field.name, fieldValue]] : [];
    }),
  );
}

/** Return the values of a form if the given values leave no choice open; otherwise null. */
export function valuesIfNoChoiceOpen(fields: readonly FormField[], values: FormValues): FormValues | null {
  const entries = fields.map((field): [string, Arg | undefined] => {
    const fieldValue = values[field.name];
    const defaultValue = field.kind === "choice" || field.kind === "text" ? initialValue(field) : undefined;
    return [field.name, isInDomain(field, fieldValue) ? fieldValue : defaultValue];
  });
  return entries.some(([, value]) => value === undefined) ? null : (Object.fromEntries(entries) as FormValues);
}

/**
 * Return the step of a plus or minus button. The step is larger than the field's own step if the range would need more
 * than 100 taps.
 */
export function plusMinusStep(step: number, range: number): number {
  let comfortableStep = step;
  while (range / comfortableStep > 100) comfortableStep *= 10;
  return comfortableStep;
}
