/** The moment of truth, moment by moment: all orders, then one after another in the order of cause, then what followed. */

import { provinceIn, readOrder } from "../orders";
import type { BoardState, Here, Kind, Unit } from "../map/state";
import type { BoardDoc, ChangeDoc, OrderDoc, PieceDoc, PlayedDoc } from "../wire";

/** One moment: the board, and what is shown upon it. */
export interface Frame {
  readonly board: BoardState;
  /** The orders that are drawn, those decided with their verdict. */
  readonly orders: readonly OrderDoc[];
  readonly decided: ReadonlySet<OrderDoc>;
  /** The order that is told now. */
  readonly told?: OrderDoc | undefined;
  /** The step of the turn that is told now. */
  readonly step: ChangeDoc["what"];
}

const KINDS: Readonly<Record<string, Kind>> = { A: "army", F: "fleet", B: "barbarian" };

const unitOf = ({ kind, at, owner }: PieceDoc): Unit => ({ kind: KINDS[kind] ?? "army", power: owner, coast: at.slice(4) });

/** The board as a document says it. */
export function boardFrom(doc: BoardDoc, powers: BoardState["powers"]): BoardState {
  const found: Record<string, Here> = {};
  const add = (province: string, more: Here): void => {
    found[province] = { ...found[province], ...more };
  };
  for (const [province, owner] of Object.entries(doc.owners)) if (owner) add(province, { owner });
  for (const province of doc.markers) add(province, { marker: true });
  for (const piece of doc.pieces) add(provinceIn(piece.at), piece.kind === "G" ? { garrison: piece.owner } : { unit: unitOf(piece) });
  return { powers, provinces: found };
}

const without = (here: Here, ...names: (keyof Here)[]): Here => Object.fromEntries(Object.entries(here).filter(([name]) => !names.includes(name as keyof Here)));

/** The board after a step of the turn. */
export function changed(board: BoardState, change: ChangeDoc): BoardState {
  const found: Record<string, Here> = { ...board.provinces };
  const alter = (province: string, make: (here: Here) => Here): void => {
    found[province] = make(found[province] ?? {});
  };
  for (const province of change.left) alter(province, (here) => without(here, "unit"));
  for (const piece of change.came) alter(provinceIn(piece.at), (here) => ({ ...here, unit: unitOf(piece) }));
  for (const [province, owner] of Object.entries(change.owners)) alter(province, (here) => (owner ? { ...here, owner } : without(here, "owner")));
  for (const [province, owner] of Object.entries(change.garrisons)) {
    alter(province, (here) => (owner === null ? without(here, "garrison") : { ...here, garrison: owner }));
  }
  for (const [province, there] of Object.entries(change.markers)) alter(province, (here) => (there ? { ...here, marker: true } : without(here, "marker")));
  if (change.what === "retreats" || change.what === "partings") for (const province of Object.keys(found)) alter(province, (here) => without(here, "dislodged"));
  return { ...board, provinces: found };
}

const CUT = 0;
const CONVOY = 1;
const BOUNCE = 2;
const MOVE = 3;
const LAST = 4;

/** What comes earlier causes what comes later: cuts, convoys, bounces, then moves, those that drive somebody out first. */
function rank(order: OrderDoc, driven: ReadonlySet<string>): number {
  const read = readOrder(order.order);
  const failed = order.verdict !== "succeeds";
  if (read?.verb === "support") return failed ? CUT : LAST;
  if (read?.verb === "convoy") return failed ? CONVOY : LAST;
  if (read?.verb === "move") return failed ? BOUNCE : driven.has(provinceIn(read.path[0] ?? "")) ? MOVE : MOVE + 0.5;
  return LAST;
}

/** The orders in the order of cause; holds and supports that did their work are told last. */
export function byCause(orders: readonly OrderDoc[]): readonly OrderDoc[] {
  const driven = new Set(orders.filter((one) => one.dislodged_from).map((one) => provinceIn(one.piece.slice(2))));
  return orders
    .map((order, at) => ({ order, at }))
    .sort((a, b) => a.order.impulse - b.order.impulse || rank(a.order, driven) - rank(b.order, driven) || a.at - b.at)
    .map(({ order }) => order);
}

/** The board when a piece has gone where it was told; whom it drives out stands beside it. */
function moved(board: BoardState, order: OrderDoc): BoardState {
  const read = readOrder(order.order);
  const to = read?.path[0];
  if (read?.verb !== "move" || order.verdict !== "succeeds" || !to) return board;
  const from = provinceIn(order.piece.slice(2));
  const unit = board.provinces[from]?.unit;
  if (!unit || unit.power !== order.owner) return board;
  const place = provinceIn(to);
  const there = board.provinces[place] ?? {};
  const driven = there.unit && there.unit.power !== order.owner ? { dislodged: there.unit } : {};
  const cleared = unit.kind === "army" ? without(there, "marker") : there;
  const provinces = {
    ...board.provinces,
    [from]: without(board.provinces[from] ?? {}, "unit"),
    [place]: { ...cleared, ...driven, unit: { ...unit, coast: to.slice(4) } },
  };
  return { ...board, provinces };
}

/** Every moment of a turn, from the board before its orders to its end. */
export function framesOf(played: PlayedDoc, powers: BoardState["powers"]): readonly Frame[] {
  const before = boardFrom(played.before, powers);
  const orders = played.orders.filter((one) => one.given);
  const frames: Frame[] = [{ board: before, orders, decided: new Set(), step: "orders" }];
  const decided = new Set<OrderDoc>();
  let board = before;
  for (const told of byCause(played.orders).filter((one) => one.given || one.dislodged_from)) {
    decided.add(told);
    board = moved(board, told);
    frames.push({ board, orders, decided: new Set(decided), told, step: "orders" });
  }
  board = before;
  for (const change of played.changes) {
    board = { ...changed(board, change) };
    if (change.what === "orders") board = withDriven(board, played.orders, before);
    const quiet = change.what !== "orders";
    frames.push({ board, orders: quiet ? [] : orders, decided: new Set(quiet ? [] : orders), step: change.what });
  }
  return frames;
}

/** The board with those driven out beside it, until they have retreated. */
function withDriven(board: BoardState, orders: readonly OrderDoc[], before: BoardState): BoardState {
  const driven = orders.filter((one) => one.dislodged_from && !one.piece.startsWith("G"));
  const provinces = { ...board.provinces };
  for (const { piece } of driven) {
    const place = provinceIn(piece.slice(2));
    const unit = before.provinces[place]?.unit;
    if (unit) provinces[place] = { ...provinces[place], dislodged: unit };
  }
  return { ...board, provinces };
}
