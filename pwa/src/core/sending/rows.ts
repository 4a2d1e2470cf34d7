/** Rows of a form: each has steps in order, or none, and together they stay within a limit. */

import type { Arg } from "../view/values";
import type { FormField } from "../view/wire";

export type RowsField = Extract<FormField, { kind: "rows" }>;
export type Row = RowsField["rows"][number];

/** The steps of each row that is filled in, by what the row is of. */
export type Filled = Readonly<Record<string, readonly string[]>>;

/** The steps that may come next in a row after those that were taken. */
export function nextSteps(row: Row, taken: readonly string[]): readonly string[] {
  const last = taken[taken.length - 1];
  if (taken.length >= row.most) return [];
  return last === undefined ? row.options.map((option) => option.value) : (row.onward[last] ?? []);
}

/** How much of the limit is left; without a limit there is always enough. */
export const leftOf = (field: RowsField, filled: Filled): number =>
  field.rows.reduce((left, row) => left - row.price * (filled[row.of]?.length ?? 0), field.limit ?? Number.POSITIVE_INFINITY);

const leadsOn = (row: Row, steps: readonly string[]): boolean =>
  steps.length > 0 && steps.every((step, at) => nextSteps(row, steps.slice(0, at)).includes(step));

/** What of a value fills rows of this field: foreign rows and steps that do not lead on are left out. */
export function filledRows(field: RowsField, value: Arg | undefined): Filled {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    field.rows.flatMap((row): [string, readonly string[]][] => {
      const steps = given[row.of];
      return Array.isArray(steps) && leadsOn(row, steps as string[]) ? [[row.of, steps as string[]]] : [];
    }),
  );
}

/** Whether a value fills rows of this field and nothing else, within the limit. */
export function fillsRows(field: RowsField, value: Arg): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const filled = filledRows(field, value);
  return Object.keys(filled).length === Object.keys(value).length && leftOf(field, filled) >= 0;
}

/** Filled rows, as long as they are within the limit; beyond it none, since nobody knows which were meant. */
export const withinLimit = (field: RowsField, filled: Filled): Filled | undefined =>
  leftOf(field, filled) >= 0 ? filled : undefined;

/** The rows with one of them filled anew; without steps it is left out. */
export function withSteps(filled: Filled, of: string, steps: readonly string[]): Filled {
  const rest = Object.fromEntries(Object.entries(filled).filter(([name]) => name !== of));
  return steps.length ? { ...rest, [of]: steps } : rest;
}
