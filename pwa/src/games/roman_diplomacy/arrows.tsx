/**
 * Orders drawn over the board in the usual signs of Diplomacy. A move is an arrow, dashes lead to a supported piece,
 * and dots show a convoy.
 */

import type { VNode } from "preact";
import { provinceIn, readOrder } from "./orders";
import type { Order } from "./orders";
import { spotOf } from "./map/picture";
import type { MapPicture, Spot } from "./map/picture";
import "./colours.css";
import "./arrows.css";

export interface DrawnOrder {
  /** The order in the usual notation of Diplomacy. */
  readonly order: string;
  /** The colour of the piece's owner. */
  readonly colour: string;
  /** The result of the order; undefined if the order has not been carried out yet. */
  readonly verdict?: string | undefined;
  /** Whether the order has not been saved on the server yet. Such an order does not count. */
  readonly isUnsaved?: boolean;
}

interface OrderArrowsProps {
  readonly picture: MapPicture;
  readonly orders: readonly DrawnOrder[];
}

/** The orders of a turn, or the orders that a player is writing. */
export function OrderArrows({ picture, orders }: OrderArrowsProps) {
  return (
    <>
      {orders.map((drawnOrder) => {
        const order = readOrder(drawnOrder.order);
        const lines = order ? orderLines(picture, order) : [];
        const hasFailed = drawnOrder.verdict !== undefined && drawnOrder.verdict !== "succeeds";
        return (
          <g key={`${drawnOrder.order} ${drawnOrder.colour}`} class="order" data-verb={order?.verb} data-failed={hasFailed} data-unsaved={drawnOrder.isUnsaved} style={{ "--own": drawnOrder.colour, "--pen": picture.sign / 23 }}>
            {lines}
          </g>
        );
      })}
    </>
  );
}

function orderLines(picture: MapPicture, order: Order): readonly VNode[] {
  const isGarrison = order.kind === "G";
  const startSpot = locationSpot(picture, order.at, isGarrison);
  if (!startSpot) return [];
  const spots = order.path.map((place) => locationSpot(picture, place)).filter((spot) => spot !== null);
  switch (order.verb) {
    case "move":
    case "retreat":
      return arrowsAlong([startSpot, ...spots], picture.sign);
    case "support": {
      const origin = locationSpot(picture, order.origin);
      const target = spots[0];
      if (!origin) return [];
      return target ? supportLine(startSpot, pointBetween(origin, target, 0.6)) : [...supportLine(startSpot, pointBefore(startSpot, origin, picture.sign)), ringMark(origin, picture.sign * 1.35)];
    }
    case "convoy": {
      const origin = locationSpot(picture, order.origin);
      const target = spots[0];
      return origin && target ? [arrowPath("wave", `M${coordinates(origin)}Q${coordinates(startSpot)} ${coordinates(target)}`)] : [];
    }
    case "hold":
      return [ringMark(startSpot, picture.sign * 1.3)];
    default:
      return [crossMark(startSpot, picture.sign)];
  }
}

const locationSpot = (picture: MapPicture, location: string, isGarrison = false): Spot | null =>
  spotOf(picture, provinceIn(location), isGarrison ? "garrison" : "unit", location.slice(4));

const coordinates = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const pointBetween = (startSpot: Spot, endSpot: Spot, fraction: number): Spot => [startSpot[0] + (endSpot[0] - startSpot[0]) * fraction, startSpot[1] + (endSpot[1] - startSpot[1]) * fraction];

/** Return the point on the line from `a` to `b` that is `by` units before `b`. */
function pointBefore(startSpot: Spot, endSpot: Spot, length: number): Spot {
  const span = Math.hypot(endSpot[0] - startSpot[0], endSpot[1] - startSpot[1]);
  return span > length ? pointBetween(startSpot, endSpot, 1 - length / span) : endSpot;
}

const arrowPath = (className: string, path: string): VNode => (
  <>
    <path key={`${className} under ${path}`} class="under" d={path} />
    <path key={`${className} ${path}`} class={className} d={path} />
  </>
);

/**
 * Return an arrow for each section of a path. The arrowhead is part of the line, so that the drawing needs no SVG
 * marker.
 */
function arrowsAlong(spots: readonly Spot[], sign: number): readonly VNode[] {
  return spots.slice(1).map((spot, index) => {
    const previousSpot = spots[index] ?? spot;
    const tip = pointBefore(previousSpot, spot, sign * 0.35);
    const length = Math.hypot(tip[0] - previousSpot[0], tip[1] - previousSpot[1]) || 1;
    const [x, y] = [(tip[0] - previousSpot[0]) / length, (tip[1] - previousSpot[1]) / length];
    const sideOffset = sign * 0.55;
    const wing = (direction: number): Spot => [tip[0] - x * sideOffset - y * sideOffset * 0.7 * direction, tip[1] - y * sideOffset + x * sideOffset * 0.7 * direction];
    return arrowPath("arrow", `M${coordinates(previousSpot)}L${coordinates(tip)}M${coordinates(wing(1))}L${coordinates(tip)}L${coordinates(wing(-1))}`);
  });
}

const supportLine = (startSpot: Spot, target: Spot): readonly VNode[] => [arrowPath("help", `M${coordinates(startSpot)}L${coordinates(target)}`)];

const ringMark = ([x, y]: Spot, radius: number): VNode => <circle key={`ring ${x} ${y}`} class="ring" cx={x} cy={y} r={radius} />;

const crossMark = ([x, y]: Spot, radius: number): VNode =>
  arrowPath("arrow", `M${x - radius} ${y - radius}L${x + radius} ${y + radius}M${x - radius} ${y + radius}L${x + radius} ${y - radius}`);
