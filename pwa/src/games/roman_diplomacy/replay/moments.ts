/**
 * Groups the results of a turn into moments, so that causes come before effects.
 *
 * A cut comes before the result that it changes. A departure from a province comes before an arrival there. A bounce
 * comes before the piece that enters the province. Pieces in a ring move together. Pieces that bounce off each other
 * fail together. A piece is dislodged in the moment in which its attacker arrives.
 */

import type { OrderDoc } from "../wire";
import { precedenceOf, orderResult } from "./deeds";
import type { OrderResult } from "./deeds";

/** The results that are shown together. */
export interface Moment {
  /** The section of the fleets' paths to which the moment belongs, counted from 1. */
  readonly impulse: number;
  /** The orders whose results are shown. */
  readonly orders: readonly OrderDoc[];
  /** The moves of this moment. The moves are made at the same time. */
  readonly goes: readonly OrderResult[];
  /** The pieces that the moves of this moment dislodge. The results of their orders may belong to an earlier moment. */
  readonly driven: readonly OrderResult[];
}

/** Return all moments of a turn, impulse by impulse. */
export function momentsOf(orders: readonly OrderDoc[]): readonly Moment[] {
  const shownOrders = ordersToShow(orders);
  const impulses = [...new Set(shownOrders.map(({ impulse }) => impulse))].sort((a, b) => a - b);
  return impulses.flatMap((impulse) => sortMomentsByCause(momentsOfImpulse(shownOrders.filter((order) => order.impulse === impulse).map(orderResult), impulse)));
}

/**
 * Return the orders to show. The results are the given orders and the orders of dislodged pieces, without repetitions.
 */
export function ordersToShow(orders: readonly OrderDoc[]): readonly OrderDoc[] {
  const verdicts = new Map<string, string>();
  return orders.filter((order) => {
    const news = `${order.verdict} ${order.cause} ${order.against}`;
    const isRepeated = orderResult(order).verb !== "move" && !order.dislodged_from && verdicts.get(order.order) === news;
    verdicts.set(order.order, news);
    return (order.given || order.dislodged_from !== "") && !isRepeated;
  });
}

/** Return the moments of one impulse, which are not sorted yet. */
function momentsOfImpulse(deeds: readonly OrderResult[], impulse: number): readonly Moment[] {
  const moves = new Map(deeds.filter(({ result }) => result === "goes").map((deed) => [deed.from, deed]));
  const out = (moverResult: OrderResult): readonly OrderResult[] => deeds.filter(({ from, order }) => order.dislodged_from === moverResult.from && from === moverResult.to);
  const moments = moveRings(moves).map((ring) => {
    const drivenDeeds = ring.flatMap(out);
    return { impulse, goes: ring, driven: drivenDeeds, orders: [...ring, ...drivenDeeds.filter(({ result }) => result === "broken" || result === "rest")].map(({ order }) => order) };
  });
  const orders = new Set(moments.flatMap((moment) => moment.orders));
  const otherDeeds = deeds.filter(({ order }) => !orders.has(order));
  const alikeDeeds = (deed: OrderResult): readonly OrderResult[] => (deed.result === "bounces" ? otherDeeds.filter(({ result, to }) => result === "bounces" && to === deed.to) : [deed]);
  const firstDeeds = otherDeeds.filter((deed) => alikeDeeds(deed)[0] === deed);
  return [...moments, ...firstDeeds.map((deed) => ({ impulse, goes: [], driven: [], orders: alikeDeeds(deed).map(({ order }) => order) }))];
}

/** Return the moves in groups. The moves of a ring form one group, and any other move is a group alone. */
function moveRings(moves: ReadonlyMap<string, OrderResult>): readonly (readonly OrderResult[])[] {
  const rings: OrderResult[][] = [];
  const placedMoves = new Set<OrderResult>();
  for (const firstMove of moves.values()) {
    if (placedMoves.has(firstMove)) continue;
    const ring = ringFrom(firstMove, moves);
    for (const deed of ring) placedMoves.add(deed);
    rings.push(ring);
  }
  return rings;
}

function ringFrom(firstMove: OrderResult, moves: ReadonlyMap<string, OrderResult>): OrderResult[] {
  const ring = [firstMove];
  for (let next = moves.get(firstMove.to); next && !ring.includes(next); next = moves.get(next.to)) ring.push(next);
  return ring[ring.length - 1]?.to === firstMove.from ? ring : [firstMove];
}

const RESULT_RANKS = { cut: 0, broken: 1, bounces: 2, goes: 3, rest: 4 } as const;

/**
 * Return the rank of a moment, which decides the order if causes do not. Cuts come first, then broken orders, bounces
 * and moves. Within each kind, moves that dislodge a piece and bounces of several pieces come first.
 */
function momentRank({ orders, driven }: Moment): number {
  const [result] = orders.map((order) => orderResult(order).result);
  const isLater = result === "goes" ? driven.length === 0 : result === "bounces" && orders.length === 1;
  return RESULT_RANKS[result ?? "rest"] + (isLater ? 0.5 : 0);
}

/** Return the moments sorted so that causes come before effects. If causes form a circle, the rank decides. */
function sortMomentsByCause(moments: readonly Moment[]): readonly Moment[] {
  const sortedMoments = moments.map((moment) => ({ moment, deeds: moment.orders.map(orderResult), rank: momentRank(moment) })).sort((a, b) => a.rank - b.rank);
  const resultMoments = sortedMoments.filter(({ rank }) => rank < RESULT_RANKS.rest);
  const orderedMoments: Moment[] = [];
  while (resultMoments.length > 0) {
    const waits = (deed: (typeof resultMoments)[number], precedences: readonly (string | null)[]): boolean =>
      resultMoments.some((otherMoment) => otherMoment !== deed && otherMoment.deeds.some((firstDeed) => deed.deeds.some((secondDeed) => precedences.includes(precedenceOf(firstDeed, secondDeed)))));
    const free = resultMoments.findIndex((deed) => !waits(deed, ["must", "should"]));
    const next = free >= 0 ? free : resultMoments.findIndex((deed) => !waits(deed, ["must"]));
    orderedMoments.push(...resultMoments.splice(Math.max(next, 0), 1).map(({ moment }) => moment));
  }
  return [...orderedMoments, ...sortedMoments.filter(({ rank }) => rank >= RESULT_RANKS.rest).map(({ moment }) => moment)];
}
