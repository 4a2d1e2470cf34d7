/**
 * Groups the results of a turn into moments, in the order of cause.
 *
 * A cut comes before the result that it changes, a departure before the arrival in the same province, a bounce
 * before the piece that gets in. A ring moves together. Pieces that bounce off each other fail together. A piece is
 * dislodged in the moment in which its attacker arrives.
 */

import type { OrderDoc } from "../wire";
import { comesBefore, orderResult } from "./deeds";
import type { OrderResult } from "./deeds";

/** Results that are shown together. */
export interface Moment {
  /** The part of the fleets' paths, counted from 1. */
  readonly impulse: number;
  /** The orders whose results are shown. */
  readonly told: readonly OrderDoc[];
  /** The moves of this moment, all at once. */
  readonly goes: readonly OrderResult[];
  /** The pieces that they dislodge. An earlier moment may have shown the results of their orders. */
  readonly driven: readonly OrderResult[];
}

/** Return all moments of a turn, impulse by impulse. */
export function momentsOf(orders: readonly OrderDoc[]): readonly Moment[] {
  const worth = ordersToShow(orders);
  const impulses = [...new Set(worth.map(({ impulse }) => impulse))].sort((a, b) => a - b);
  return impulses.flatMap((impulse) => orderByCause(momentsOfImpulse(worth.filter((one) => one.impulse === impulse).map(orderResult), impulse)));
}

/** Return the orders to show: given orders and dislodged pieces, without repetitions. */
export function ordersToShow(orders: readonly OrderDoc[]): readonly OrderDoc[] {
  const said = new Map<string, string>();
  return orders.filter((one) => {
    const news = `${one.verdict} ${one.cause} ${one.against}`;
    const known = orderResult(one).verb !== "move" && !one.dislodged_from && said.get(one.order) === news;
    said.set(one.order, news);
    return (one.given || one.dislodged_from !== "") && !known;
  });
}

/** Return the moments of one impulse, not yet ordered. */
function momentsOfImpulse(deeds: readonly OrderResult[], impulse: number): readonly Moment[] {
  const goes = new Map(deeds.filter(({ result }) => result === "goes").map((deed) => [deed.from, deed]));
  const out = (mover: OrderResult): readonly OrderResult[] => deeds.filter(({ from, order }) => order.dislodged_from === mover.from && from === mover.to);
  const moments = moveRings(goes).map((ring) => {
    const driven = ring.flatMap(out);
    return { impulse, goes: ring, driven, told: [...ring, ...driven.filter(({ result }) => result === "broken" || result === "rest")].map(({ order }) => order) };
  });
  const told = new Set(moments.flatMap((moment) => moment.told));
  const others = deeds.filter(({ order }) => !told.has(order));
  const alike = (deed: OrderResult): readonly OrderResult[] => (deed.result === "bounces" ? others.filter(({ result, to }) => result === "bounces" && to === deed.to) : [deed]);
  const firsts = others.filter((deed) => alike(deed)[0] === deed);
  return [...moments, ...firsts.map((deed) => ({ impulse, goes: [], driven: [], told: alike(deed).map(({ order }) => order) }))];
}

/** Return the moves, each alone or with the others of its ring. */
function moveRings(goes: ReadonlyMap<string, OrderResult>): readonly (readonly OrderResult[])[] {
  const found: OrderResult[][] = [];
  const placed = new Set<OrderResult>();
  for (const first of goes.values()) {
    if (placed.has(first)) continue;
    const ring = ringFrom(first, goes);
    for (const deed of ring) placed.add(deed);
    found.push(ring);
  }
  return found;
}

function ringFrom(first: OrderResult, goes: ReadonlyMap<string, OrderResult>): OrderResult[] {
  const way = [first];
  for (let next = goes.get(first.to); next && !way.includes(next); next = goes.get(next.to)) way.push(next);
  return way[way.length - 1]?.to === first.from ? way : [first];
}

const RESULT_RANKS = { cut: 0, broken: 1, bounces: 2, goes: 3, rest: 4 } as const;

/**
 * Return the rank that decides where causes do not: cuts, broken orders, bounces, then moves. Moves that dislodge a
 * piece, and bounces of several pieces, come first among their kind.
 */
function rankOf({ told, driven }: Moment): number {
  const [result] = told.map((order) => orderResult(order).result);
  const later = result === "goes" ? driven.length === 0 : result === "bounces" && told.length === 1;
  return RESULT_RANKS[result ?? "rest"] + (later ? 0.5 : 0);
}

/** Return the moments in the order of cause. In a circle of causes the rank decides. */
function orderByCause(moments: readonly Moment[]): readonly Moment[] {
  const sorted = moments.map((moment) => ({ moment, deeds: moment.told.map(orderResult), rank: rankOf(moment) })).sort((a, b) => a.rank - b.rank);
  const left = sorted.filter(({ rank }) => rank < RESULT_RANKS.rest);
  const told: Moment[] = [];
  while (left.length > 0) {
    const waits = (one: (typeof left)[number], most: readonly (string | null)[]): boolean =>
      left.some((other) => other !== one && other.deeds.some((first) => one.deeds.some((second) => most.includes(comesBefore(first, second)))));
    const free = left.findIndex((one) => !waits(one, ["must", "should"]));
    const next = free >= 0 ? free : left.findIndex((one) => !waits(one, ["must"]));
    told.push(...left.splice(Math.max(next, 0), 1).map(({ moment }) => moment));
  }
  return [...told, ...sorted.filter(({ rank }) => rank >= RESULT_RANKS.rest).map(({ moment }) => moment)];
}
