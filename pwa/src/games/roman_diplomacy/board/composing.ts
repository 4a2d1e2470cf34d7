/**
 * Writing orders by tapping: which unit is meant, what it shall do, and what lights up for it. It
 * knows rows of a form and no rule: what the server offers is lawful.
 */

import { leftOf, nextSteps, withSteps } from "../../../core/sending/rows";
import type { Filled, Row, RowsField } from "../../../core/sending/rows";
import { provinceIn, readOrder } from "../orders";
import type { Order, Verb } from "../orders";

/** What is being written: for which piece, what it shall do, and of a support or convoy for whom. */
export interface Composing {
  readonly of: string;
  readonly verb: Verb;
  readonly origin: string;
}

/** A step of a row with the order that it would be. */
export interface Step {
  readonly step: string;
  readonly order: Order;
}

export const rowOf = (field: RowsField, of: string): Row | undefined => field.rows.find((row) => row.of === of);

/**
 * The row of a piece in a province: of its garrison, or of what else stands there. Where several were
 * dislodged it is the one that comes after `of`, so that each has its turn.
 */
export function rowAt(field: RowsField, province: string, garrison: boolean, of = ""): Row | undefined {
  const there = field.rows.filter((row) => provinceIn(row.of.slice(2)) === province && row.of.startsWith("G") === garrison);
  return there[there.findIndex((row) => row.of === of) + 1] ?? there[0];
}

const steps = (row: Row, verb: Verb, taken: readonly string[] = []): readonly Step[] =>
  nextSteps(row, taken).flatMap((step) => {
    const order = readOrder(`${row.of} ${step}`);
    return order?.verb === verb ? [{ step, order }] : [];
  });

/** What a piece may be told at all. */
export const verbsOf = (row: Row): readonly Verb[] =>
  (["move", "retreat", "support", "convoy", "hold", "disband"] as const).filter((verb) => steps(row, verb).length > 0);

/** The verb with which one begins: to go, where it can. */
export const firstVerb = (row: Row): Verb => verbsOf(row)[0] ?? "hold";

/** Whether a row may have another step, as far as the limit goes. */
const affordable = (field: RowsField, filled: Filled, row: Row, fresh: boolean): boolean => {
  const others = fresh ? withSteps(filled, row.of, []) : filled;
  return leftOf(field, others) >= row.price;
};

/** The steps that may come next for what is being written. */
export function open(field: RowsField, filled: Filled, now: Composing): readonly Step[] {
  const row = rowOf(field, now.of);
  if (!row) return [];
  const taken = filled[row.of] ?? [];
  const onward = now.verb === "move" && sails(row, taken) && affordable(field, filled, row, false) ? steps(row, "move", taken) : [];
  const first = affordable(field, filled, row, true) ? steps(row, now.verb) : [];
  const found = onward.length ? onward : first;
  return now.origin ? found.filter(({ order }) => provinceIn(order.origin) === now.origin) : found;
}

/** Whether a path was begun that may go on. */
export const sails = (row: Row, taken: readonly string[]): boolean => row.most > 1 && taken.length > 0 && readOrder(`${row.of} ${taken[0]}`)?.verb === "move";

/** The provinces that light up: where it goes, or whom it helps, or where that one goes. */
export function lit(field: RowsField, filled: Filled, now: Composing): readonly string[] {
  const next = open(field, filled, now);
  const places = next.map(({ order }) => target(order, now));
  return [...new Set(places.filter((place) => place !== ""))];
}

/** What a tap has to name for a step: first whom it helps, then where that one goes. */
function target({ verb, origin, path }: Order, now: Composing): string {
  const goes = provinceIn(path[0] ?? "");
  if (verb === "support" || verb === "convoy") return now.origin ? goes || now.origin : provinceIn(origin);
  return goes;
}

/** The steps that a tap on a province may mean; several where the coast or the way is open. */
export const meant = (field: RowsField, filled: Filled, now: Composing, province: string): readonly Step[] =>
  open(field, filled, now).filter(({ order }) => target(order, now) === province);

/** The rows with a step taken: a path goes on, anything else begins anew. */
export function taken(field: RowsField, filled: Filled, now: Composing, step: string): Filled {
  const row = rowOf(field, now.of);
  const before = filled[now.of] ?? [];
  const goesOn = row && sails(row, before) && now.verb === "move" && nextSteps(row, before).includes(step) && affordable(field, filled, row, false);
  return withSteps(filled, now.of, goesOn ? [...before, step] : [step]);
}
