/**
 * The writing of orders by taps. This module finds the tapped piece, the verbs that the piece may get, and the
 * provinces that are highlighted.
 *
 * The module knows the rows of a form, but not the rules of the game. All orders that the server offers are lawful.
 */

import { countRemainingSteps, nextSteps, withSteps } from "../../../core/sending/rows";
import type { FilledRows, Row, RowsField } from "../../../core/sending/rows";
import { provinceIn, readOrder } from "../orders";
import type { Order, Verb } from "../orders";

/** The order that the player is writing. */
export interface OrderDraft {
  /** The piece that gets the order. */
  readonly piece: string;
  /** The chosen verb. */
  readonly verb: Verb;
  /** For a support or convoy, the province of the other piece; "" until the player has chosen it. */
  readonly origin: string;
}

/** A step of a row, and the order that results from it. */
export interface OrderStep {
  readonly step: string;
  readonly order: Order;
}

export const rowOf = (field: RowsField, unit: string): Row | undefined => field.rows.find((row) => row.of === unit);

/**
 * Return the row of a piece in a province. With `isGarrison`, this is the garrison of the province, otherwise another
 * piece. If several pieces were dislodged from the province, return the piece after `unit`, so that repeated taps reach
 * each piece.
 */
export function rowAt(field: RowsField, province: string, isGarrison: boolean, unit = ""): Row | undefined {
  const rows = field.rows.filter((row) => provinceIn(row.of.slice(2)) === province && row.of.startsWith("G") === isGarrison);
  return rows[rows.findIndex((row) => row.of === unit) + 1] ?? rows[0];
}

const stepsForVerb = (row: Row, verb: Verb, steps: readonly string[] = []): readonly OrderStep[] =>
  nextSteps(row, steps).flatMap((step) => {
    const order = readOrder(`${row.of} ${step}`);
    return order?.verb === verb ? [{ step, order }] : [];
  });

/** Return the verbs that the order of a piece may have. */
export const possibleVerbs = (row: Row): readonly Verb[] =>
  (["move", "retreat", "support", "convoy", "hold", "disband"] as const).filter((verb) => stepsForVerb(row, verb).length > 0);

/** Return the verb that is offered first. The verb is a move if the piece can move. */
export const defaultVerb = (row: Row): Verb => possibleVerbs(row)[0] ?? "hold";

/**
 * Return whether the limit of the form allows one more step for the row. `isNewOrder` says that the row starts again
 * without steps.
 */
const limitAllowsStep = (field: RowsField, rows: FilledRows, row: Row, isNewOrder: boolean): boolean => {
  const otherRows = isNewOrder ? withSteps(rows, row.of, []) : rows;
  return countRemainingSteps(field, otherRows) >= row.price;
};

/** Return the steps that the player may choose next. */
export function stepOptions(field: RowsField, rows: FilledRows, orderDraft: OrderDraft): readonly OrderStep[] {
  const row = rowOf(field, orderDraft.piece);
  if (!row) return [];
  const chosenSteps = rows[row.of] ?? [];
  const continuations = orderDraft.verb === "move" && canContinuePath(row, chosenSteps) && limitAllowsStep(field, rows, row, false) ? stepsForVerb(row, "move", chosenSteps) : [];
  const firstSteps = limitAllowsStep(field, rows, row, true) ? stepsForVerb(row, orderDraft.verb) : [];
  const steps = continuations.length ? continuations : firstSteps;
  return orderDraft.origin ? steps.filter(({ order }) => provinceIn(order.origin) === orderDraft.origin) : steps;
}

/** Return whether the player has begun a path that may continue. */
export const canContinuePath = (row: Row, steps: readonly string[]): boolean => row.most > 1 && steps.length > 0 && readOrder(`${row.of} ${steps[0]}`)?.verb === "move";

/**
 * Return the provinces that are highlighted. The results are the possible destinations. For a support or convoy, they
 * are first the provinces of other pieces, and then their destinations.
 */
export function provincesToHighlight(field: RowsField, rows: FilledRows, orderDraft: OrderDraft): readonly string[] {
  const nextStepOptions = stepOptions(field, rows, orderDraft);
  const places = nextStepOptions.map(({ order }) => targetProvince(order, orderDraft));
  return [...new Set(places.filter((place) => place !== ""))];
}

/**
 * Return the province that a tap must name for an order. The result is the destination. For a support or convoy, it is
 * first the province of the other piece, and then that piece's destination.
 */
function targetProvince({ verb, origin, path }: Order, orderDraft: OrderDraft): string {
  const destination = provinceIn(path[0] ?? "");
  if (verb === "support" || verb === "convoy") return orderDraft.origin ? destination || orderDraft.origin : provinceIn(origin);
  return destination;
}

/**
 * Return the steps that a tap on a province may mean. The result has several steps if the coast or the way is not
 * decided.
 */
export const stepsMeantByTap = (field: RowsField, rows: FilledRows, orderDraft: OrderDraft, province: string): readonly OrderStep[] =>
  stepOptions(field, rows, orderDraft).filter(({ order }) => targetProvince(order, orderDraft) === province);

/**
 * Return the filled rows after a step was added. A path continues with the step. Any other order starts again with it.
 */
export function addStep(field: RowsField, rows: FilledRows, orderDraft: OrderDraft, step: string): FilledRows {
  const row = rowOf(field, orderDraft.piece);
  const earlierSteps = rows[orderDraft.piece] ?? [];
  const canGoOn = row && canContinuePath(row, earlierSteps) && orderDraft.verb === "move" && nextSteps(row, earlierSteps).includes(step) && limitAllowsStep(field, rows, row, false);
  return withSteps(rows, orderDraft.piece, canGoOn ? [...earlierSteps, step] : [step]);
}
