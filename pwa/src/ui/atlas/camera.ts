/** How the window of a phone looks at the map: where it is and how near. Plain numbers, no screen. */

import type { Spot } from "./spot";

/** Where the map's corner lies in the frame, in CSS pixels, and how many pixels a unit has. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The map is so many times as wide as the frame at most, and on a wide screen as one of this width. */
const ZOOM = 6;
const WIDE = 640;
/** However small the map is, it can be looked at so many times as near as when it is seen whole. */
const AT_LEAST = 2.5;

/** The scale at which the whole map is in the frame. */
export const whole = (frame: Frame, [wide, high]: Spot): number => Math.min(frame.width / wide, frame.height / high);

/** The greatest scale. */
export const nearest = (frame: Frame, size: Spot): number =>
  Math.max(AT_LEAST * whole(frame, size), (ZOOM * Math.min(frame.width, WIDE)) / size[0]);

/** The scale at which the map fills the frame. */
const filling = (frame: Frame, [wide, high]: Spot): number => Math.max(frame.width / wide, frame.height / high);

/** The camera with which the map is opened: as much of it as fills the frame, around a spot of it. */
export function opened(frame: Frame, size: Spot, around: Spot = [size[0] / 2, size[1] / 2]): Camera {
  const scale = Math.min(filling(frame, size), nearest(frame, size));
  return centred({ x: 0, y: 0, scale }, around, frame, size);
}

/** The camera with this spot of the map in the middle. */
export const centred = ({ scale }: Camera, [x, y]: Spot, frame: Frame, size: Spot): Camera =>
  within({ x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale, scale }, frame, size);

/** The same camera, moved so that no more than needed of the frame is beside the map. */
export function within(camera: Camera, frame: Frame, size: Spot): Camera {
  const scale = Math.min(nearest(frame, size), Math.max(whole(frame, size), camera.scale));
  return { x: kept(camera.x, frame.width, size[0] * scale), y: kept(camera.y, frame.height, size[1] * scale), scale };
}

const kept = (at: number, frame: number, length: number): number =>
  length <= frame ? (frame - length) / 2 : Math.min(0, Math.max(frame - length, at));

/** Nearer or farther by a factor; what is at `around` (in the frame) stays there. */
export function zoomed(camera: Camera, factor: number, [x, y]: Spot, frame: Frame, size: Spot): Camera {
  const scale = Math.min(nearest(frame, size), Math.max(whole(frame, size), camera.scale * factor));
  const by = scale / camera.scale;
  return within({ x: x - (x - camera.x) * by, y: y - (y - camera.y) * by, scale }, frame, size);
}

/** How the camera looks after fingers went from one place to another: one moves, two zoom as well. */
export function dragged(camera: Camera, from: readonly Spot[], to: readonly Spot[], frame: Frame, size: Spot): Camera {
  const [then, now] = [middle(from), middle(to)];
  const moved = { ...camera, x: camera.x + now[0] - then[0], y: camera.y + now[1] - then[1] };
  if (from.length < 2 || to.length < 2) return within(moved, frame, size);
  return zoomed(moved, apart(to) / Math.max(1, apart(from)), now, frame, size);
}

const middle = (spots: readonly Spot[]): Spot => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

const apart = ([one, other]: readonly Spot[]): number =>
  one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;

/** The spot of the map that is at a point of the frame. */
export const spotAt = ({ x, y, scale }: Camera, [left, top]: Spot): Spot => [(left - x) / scale, (top - y) / scale];

export const transformOf = ({ x, y, scale }: Camera): string => `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
