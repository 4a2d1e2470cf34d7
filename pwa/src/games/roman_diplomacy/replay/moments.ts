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
  readonly moves: readonly OrderResult[];
  /** The pieces that the moves of this moment dislodge. The results of their orders may belong to an earlier moment. */
  readonly dislodgedPieces: readonly OrderResult[];
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
  const movesByStart = new Map(deeds.filter(({ result }) => result === "goes").map((deed) => [deed.startProvince, deed]));
  const piecesDislodgedBy = (moverResult: OrderResult): readonly OrderResult[] => deeds.filter(({ startProvince, order }) => order.dislodged_from === moverResult.startProvince && startProvince === moverResult.destination);
  const moments = moveRings(movesByStart).map((ring) => {
    const dislodgedPieces = ring.flatMap(piecesDislodgedBy);
    return { impulse, moves: ring, dislodgedPieces, orders: [...ring, ...dislodgedPieces.filter(({ result }) => result === "broken" || result === "rest")].map(({ order }) => order) };
  });
  const orders = new Set(moments.flatMap((moment) => moment.orders));
  const otherDeeds = deeds.filter(({ order }) => !orders.has(order));
  const alikeDeeds = (deed: OrderResult): readonly OrderResult[] => (deed.result === "bounces" ? otherDeeds.filter(({ result, destination }) => result === "bounces" && destination === deed.destination) : [deed]);
  const firstDeeds = otherDeeds.filter((deed) => alikeDeeds(deed)[0] === deed);
  return [...moments, ...firstDeeds.map((deed) => ({ impulse, moves: [], dislodgedPieces: [], orders: alikeDeeds(deed).map(({ order }) => order) }))];
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
  for (let nextMove = moves.get(firstMove.destination); nextMove && !ring.includes(nextMove); nextMove = moves.get(nextMove.destination)) ring.push(nextMove);
  return ring[ring.length - 1]?.destination === firstMove.startProvince ? ring : [firstMove];
}

const RESULT_RANKS = { cut: 0, broken: 1, bounces: 2, goes: 3, rest: 4 } as const;

/**
 * Return the rank of a moment, which decides the order if causes do not. Cuts come first, then broken orders, bounces
 * and moves. Within each kind, moves that dislodge a piece and bounces of several pieces come first.
 */
function momentRank({ orders, dislodgedPieces }: Moment): number {
  const [result] = orders.map((order) => orderResult(order).result);
  const isLater = result === "goes" ? dislodgedPieces.length === 0 : result === "bounces" && orders.length === 1;
  return RESULT_RANKS[result ?? "rest"] + (isLater ? 0.5 : 0);
}

/** Return the moments sorted so that causes come before effects. If causes form a circle, the rank decides. */
function sortMomentsByCause(moments: readonly Moment[]): readonly Moment[] {
  const sortedMoments = moments.map((moment) => ({ moment, deeds: moment.orders.map(orderResult), rank: momentRank(moment) })).sort((a, b) => a.rank - b.rank);
  const resultMoments = sortedMoments.filter(({ rank }) => rank < RESULT_RANKS.rest);
  const orderedMoments: Moment[] = [];
  while (resultMoments.length > 0) {
    const mustWait = (moment: (typeof resultMoments)[number], precedences: readonly (string | null)[]): boolean =>
      resultMoments.some((otherMoment) => otherMoment !== moment && otherMoment.deeds.some((firstDeed) => moment.deeds.some((secondDeed) => precedences.includes(precedenceOf(firstDeed, secondDeed)))));
    const freeIndex = resultMoments.findIndex((moment) => !mustWait(moment, ["must", "should"]));
    const nextIndex = freeIndex >= 0 ? freeIndex : resultMoments.findIndex((moment) => !mustWait(moment, ["must"]));
    orderedMoments.push(...resultMoments.splice(Math.max(nextIndex, 0), 1).map(({ moment }) => moment));
  }
  return [...orderedMoments, ...sortedMoments.filter(({ rank }) => rank >= RESULT_RANKS.rest).map(({ moment }) => moment)];
}
