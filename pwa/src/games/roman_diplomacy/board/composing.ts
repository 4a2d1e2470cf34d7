/**
 * Writes orders by tapping: it finds the tapped piece, its possible verbs, and the provinces that light up.
 *
 * It knows the rows of a form and no rule. All orders that the server offers are lawful.
 */

import { remainingSteps, nextSteps, withSteps } from "../../../core/sending/rows";
import type { FilledRows, Row, RowsField } from "../../../core/sending/rows";
import { provinceIn, readOrder } from "../orders";
import type { Order, Verb } from "../orders";

/** The order being written. */
export interface OrderDraft {
  /** The piece that gets the order. */
  readonly of: string;
  /** The chosen verb. */
  readonly verb: Verb;
  /** For a support or convoy, the province of the other piece; "" until it is chosen. */
  readonly origin: string;
}

/** A step of a row, with the order that it makes. */
export interface OrderStep {
  readonly step: string;
  readonly order: Order;
}

export const rowOf = (field: RowsField, of: string): Row | undefined => field.rows.find((row) => row.of === of);

/**
 * Return the row of a piece in a province: of its garrison, or of another piece there. If several pieces were
 * dislodged from it, return the one after `of`, so that taps reach each in turn.
 */
export function rowAt(field: RowsField, province: string, garrison: boolean, of = ""): Row | undefined {
  const there = field.rows.filter((row) => provinceIn(row.of.slice(2)) === province && row.of.startsWith("G") === garrison);
  return there[there.findIndex((row) => row.of === of) + 1] ?? there[0];
}

const stepsForVerb = (row: Row, verb: Verb, taken: readonly string[] = []): readonly OrderStep[] =>
  nextSteps(row, taken).flatMap((step) => {
    const order = readOrder(`${row.of} ${step}`);
    return order?.verb === verb ? [{ step, order }] : [];
  });

/** Return the verbs that a piece may be given. */
export const verbsOf = (row: Row): readonly Verb[] =>
  (["move", "retreat", "support", "convoy", "hold", "disband"] as const).filter((verb) => stepsForVerb(row, verb).length > 0);

/** Return the first verb to offer: a move, if the piece can move. */
export const firstVerb = (row: Row): Verb => verbsOf(row)[0] ?? "hold";

/** Return whether the form's limit allows one more step for the row. `fresh` says that the row begins anew. */
const isAffordable = (field: RowsField, filled: FilledRows, row: Row, fresh: boolean): boolean => {
  const others = fresh ? withSteps(filled, row.of, []) : filled;
  return remainingSteps(field, others) >= row.price;
};

/** Return the steps that may come next. */
export function stepOptions(field: RowsField, filled: FilledRows, now: OrderDraft): readonly OrderStep[] {
  const row = rowOf(field, now.of);
  if (!row) return [];
  const taken = filled[row.of] ?? [];
  const onward = now.verb === "move" && canContinue(row, taken) && isAffordable(field, filled, row, false) ? stepsForVerb(row, "move", taken) : [];
  const first = isAffordable(field, filled, row, true) ? stepsForVerb(row, now.verb) : [];
  const found = onward.length ? onward : first;
  return now.origin ? found.filter(({ order }) => provinceIn(order.origin) === now.origin) : found;
}

/** Return whether a path was begun that may continue. */
export const canContinue = (row: Row, taken: readonly string[]): boolean => row.most > 1 && taken.length > 0 && readOrder(`${row.of} ${taken[0]}`)?.verb === "move";

/**
 * Return the provinces that light up: destinations, or for a support or convoy first the other pieces, then their
 * destinations.
 */
export function provincesToHighlight(field: RowsField, filled: FilledRows, now: OrderDraft): readonly string[] {
  const next = stepOptions(field, filled, now);
  const places = next.map(({ order }) => targetProvince(order, now));
  return [...new Set(places.filter((place) => place !== ""))];
}

/**
 * Return the province that a tap must name for an order: for a support or convoy first the other piece's, then its
 * destination.
 */
function targetProvince({ verb, origin, path }: Order, now: OrderDraft): string {
  const goes = provinceIn(path[0] ?? "");
  if (verb === "support" || verb === "convoy") return now.origin ? goes || now.origin : provinceIn(origin);
  return goes;
}

/** Return the steps that a tap on a province may mean; several if the coast or the way is open. */
export const possibleSteps = (field: RowsField, filled: FilledRows, now: OrderDraft, province: string): readonly OrderStep[] =>
  stepOptions(field, filled, now).filter(({ order }) => targetProvince(order, now) === province);

/** Return the filled rows with this step: a path continues, any other order begins anew. */
export function addStep(field: RowsField, filled: FilledRows, now: OrderDraft, step: string): FilledRows {
  const row = rowOf(field, now.of);
  const before = filled[now.of] ?? [];
  const goesOn = row && canContinue(row, before) && now.verb === "move" && nextSteps(row, before).includes(step) && isAffordable(field, filled, row, false);
  return withSteps(filled, now.of, goesOn ? [...before, step] : [step]);
}
