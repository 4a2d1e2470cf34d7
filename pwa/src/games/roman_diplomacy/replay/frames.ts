/**
 * Computes the frames of the moment of truth. The first frame shows all orders. The next frames show each result after
 * its causes. The last frames show the later steps of the turn.
 */

import { readOrder } from "../orders";
import type { BoardContent, ProvinceContent } from "../map/state";
import type { ChangeDoc, OrderDoc, PlayedDoc } from "../wire";
import { boardFrom, boardAfterStep, withoutParts } from "./board";
import { momentsOf } from "./moments";
import type { Moment } from "./moments";

/** One frame, with the board and the orders that it shows. */
export interface ReplayFrame {
  readonly board: BoardContent;
  /** The orders to draw. */
  readonly orders: readonly OrderDoc[];
  /** The orders that are drawn with their results. */
  readonly decidedOrders: ReadonlySet<OrderDoc>;
  /**
   * The moment whose results the frame shows; undefined while no result is known, and in the later steps of the turn.
   */
  readonly moment?: Moment | undefined;
  /** The step of the turn that this frame shows. */
  readonly step: ChangeDoc["what"];
  /** The section of the fleets' paths that the frame shows, counted from 1. */
  readonly impulse: number;
}

/**
 * Return the board after all moves of a moment were made at once. Dislodged units are beside the new units. The
 * provinces in `clearedPlaces` lose their barbarian marker.
 */
export function boardAfterMoves(board: BoardContent, { moves, dislodgedPieces }: Moment, clearedPlaces: ReadonlySet<string>): BoardContent {
  const provinces: Record<string, ProvinceContent> = { ...board.provinces };
  const changeProvince = (province: string, changeContent: (content: ProvinceContent) => ProvinceContent): void => {
    provinces[province] = changeContent(provinces[province] ?? {});
  };
  for (const { startProvince } of moves) changeProvince(startProvince, (content) => withoutParts(content, "unit"));
  for (const { startProvince: origin, order } of dislodgedPieces) {
    changeProvince(origin, (content) => (order.piece.startsWith("G") ? withoutParts(content, "garrison") : content.unit ? { ...withoutParts(content, "unit"), dislodged: content.unit } : content));
  }
  for (const { startProvince, destination, order } of moves) {
    const unit = board.provinces[startProvince]?.unit;
    const coast = readOrder(order.order)?.path[0]?.slice(4) ?? "";
    if (unit) changeProvince(destination, (content) => ({ ...(unit.kind === "army" && clearedPlaces.has(destination) ? withoutParts(content, "hasMarker") : content), unit: { ...unit, coast } }));
  }
  return { ...board, provinces };
}

/** Return every frame of a turn, from the board before the orders to the end of the turn. */
export function framesOf(turn: PlayedDoc, powers: BoardContent["powers"]): readonly ReplayFrame[] {
  const previousContent = boardFrom(turn.before, powers);
  const moments = momentsOf(turn.orders);
  const [firstChange] = turn.changes;
  const clearedPlaces = new Set(Object.entries(firstChange?.what === "orders" ? firstChange.markers : {}).flatMap(([province, isMarked]) => (isMarked ? [] : [province])));
  const decidedOrders = new Set<OrderDoc>();
  let frame: ReplayFrame = { board: previousContent, orders: ordersOf(turn, 1), decidedOrders: new Set(), step: "orders", impulse: 1 };
  const frames: ReplayFrame[] = [frame];
  for (const moment of moments) {
    for (const order of moment.orders) decidedOrders.add(order);
    const { impulse } = moment;
    frame = { board: boardAfterMoves(frame.board, moment, clearedPlaces), orders: ordersOf(turn, impulse), decidedOrders: new Set(decidedOrders), moment, step: "orders", impulse };
    frames.push(frame);
  }
  return [...frames, ...framesAfterMoments(turn, previousContent, frame)];
}

/** Return the orders to draw when the fleets have reached the given section of their paths. */
const ordersOf = ({ orders }: PlayedDoc, impulse: number): readonly OrderDoc[] => orders.filter((order) => order.given && order.impulse <= impulse);

/**
 * Return the frames after the moments. The first shows the server's board after the orders, and the others show the
 * later steps.
 */
function framesAfterMoments(turn: PlayedDoc, previousContent: BoardContent, lastFrame: ReplayFrame): readonly ReplayFrame[] {
  let board = previousContent;
  return turn.changes.map((change) => {
    board = boardAfterStep(board, change);
    if (change.what !== "orders") return { board, orders: [], decidedOrders: new Set(), step: change.what, impulse: lastFrame.impulse };
    board = withDislodgedOf(board, lastFrame.board);
    return { ...lastFrame, board, moment: undefined, impulse: lastFrame.impulse + 1 };
  });
}

/** Return the board with the dislodged units of another board added to it. */
function withDislodgedOf(board: BoardContent, otherContent: BoardContent): BoardContent {
  const dislodgedUnits = Object.entries(otherContent.provinces).flatMap(([province, { dislodged }]) => (dislodged ? [[province, { ...board.provinces[province], dislodged }] as const] : []));
  return { ...board, provinces: { ...board.provinces, ...Object.fromEntries(dislodgedUnits) } };
}
