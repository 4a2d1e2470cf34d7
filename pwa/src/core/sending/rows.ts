/**
 * The rows of a form. Each row has a list of steps, which may be empty. The steps of all rows together must stay within
 * a limit.
 */

import type { Arg } from "../view/values";
import type { FormField } from "../view/wire";

/** A field with rows of steps. */
export type RowsField = Extract<FormField, { kind: "rows" }>;
/** A row of a field with rows. */
export type Row = RowsField["rows"][number];

/** The steps of each row that is filled, by the row's `of`. */
export type FilledRows = Readonly<Record<string, readonly string[]>>;

/** Return the steps that may follow if the player has already taken the given steps in this row. */
export function nextSteps(row: Row, steps: readonly string[]): readonly string[] {
  const lastStep = steps[steps.length - 1];
  if (steps.length >= row.most) return [];
  return lastStep === undefined ? row.options.map((option) => option.value) : (row.onward[lastStep] ?? []);
}

/** Return how many steps the limit still allows; infinity if the field has no limit. */
export const countRemainingSteps = (field: RowsField, rows: FilledRows): number =>
  field.rows.reduce((remainder, row) => remainder - row.price * (rows[row.of]?.length ?? 0), field.limit ?? Number.POSITIVE_INFINITY);

/** Return whether each step may follow the steps before it. */
const isPossiblePath = (row: Row, steps: readonly string[]): boolean =>
  steps.length > 0 && steps.every((step, index) => nextSteps(row, steps.slice(0, index)).includes(step));

/**
 * Return the part of a value that fills rows of this field. Unknown rows, and rows with impossible steps, are left out.
 */
export function filledRows(field: RowsField, value: Arg | undefined): FilledRows {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const rowValues = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    field.rows.flatMap((row): [string, readonly string[]][] => {
      const steps = rowValues[row.of];
      return Array.isArray(steps) && isPossiblePath(row, steps as string[]) ? [[row.of, steps as string[]]] : [];
    }),
  );
}

/** Return whether a value fills only rows of this field, within the limit. */
export function fillsRows(field: RowsField, value: Arg): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const rows = filledRows(field, value);
  return Object.keys(rows).length === Object.keys(value).length && countRemainingSteps(field, rows) >= 0;
}

/**
 * Return the filled rows if they are within the limit. Otherwise return no rows, because the phone cannot know which
 * rows to keep.
 */
export const rowsWithinLimit = (field: RowsField, rows: FilledRows): FilledRows | undefined =>
  countRemainingSteps(field, rows) >= 0 ? rows : undefined;

/** Return the filled rows after the steps of one row were replaced. A row without steps is left out. */
export function withSteps(rows: FilledRows, unit: string, steps: readonly string[]): FilledRows {
  const otherRows = Object.fromEntries(Object.entries(rows).filter(([otherUnit]) => otherUnit !== unit));
  return steps.length ? { ...otherRows, [unit]: steps } : otherRows;
}
