/** The camera of a map: the position and scale at which a phone shows it. Numbers only, without a screen. */

import type { Spot } from "./spot";

/** The position of the map's corner in the frame (CSS pixels), and the scale (pixels for each unit of the map). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The size of the part of the screen that shows the map (CSS pixels). */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/**
 * At the largest scale the map is this many times as wide as the frame. A frame wider than `WIDEST_FRAME` counts as `WIDEST_FRAME`
 * pixels.
 */
const LARGEST_ZOOM = 6;
const WIDEST_FRAME = 640;
/** The largest scale is at least this many times the scale at which the whole map is seen. */
const LEAST_ZOOM = 2.5;

/** Return the scale at which the whole map is in the frame. */
export const wholeScale = (frame: Frame, [wide, high]: Spot): number => Math.min(frame.width / wide, frame.height / high);

/** Return the largest scale. */
export const largestScale = (frame: Frame, size: Spot): number =>
  Math.max(LEAST_ZOOM * wholeScale(frame, size), (LARGEST_ZOOM * Math.min(frame.width, WIDEST_FRAME)) / size[0]);

/** Return the scale at which the map fills the frame. */
const fillingScale = (frame: Frame, [wide, high]: Spot): number => Math.max(frame.width / wide, frame.height / high);

/** Return the first camera of a map: the map fills the frame, around a spot. */
export function firstCamera(frame: Frame, size: Spot, around: Spot = [size[0] / 2, size[1] / 2]): Camera {
  const scale = Math.min(fillingScale(frame, size), largestScale(frame, size));
  return centreOn({ x: 0, y: 0, scale }, around, frame, size);
}

/** Return the camera with this spot of the map in the middle. */
export const centreOn = ({ scale }: Camera, [x, y]: Spot, frame: Frame, size: Spot): Camera =>
  keepInFrame({ x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale, scale }, frame, size);

/** Return the camera moved so that the frame shows no more background than needed. */
export function keepInFrame(camera: Camera, frame: Frame, size: Spot): Camera {
  const scale = Math.min(largestScale(frame, size), Math.max(wholeScale(frame, size), camera.scale));
  return { x: limitAxis(camera.x, frame.width, size[0] * scale), y: limitAxis(camera.y, frame.height, size[1] * scale), scale };
}

/** Return a position on one axis, limited so that the map fills the frame or is centred in it. */
const limitAxis = (at: number, frame: number, length: number): number =>
  length <= frame ? (frame - length) / 2 : Math.min(0, Math.max(frame - length, at));

/** Return the camera zoomed by a factor. The point `around` of the frame stays in place. */
export function zoomCamera(camera: Camera, factor: number, [x, y]: Spot, frame: Frame, size: Spot): Camera {
  const scale = Math.min(largestScale(frame, size), Math.max(wholeScale(frame, size), camera.scale * factor));
  const by = scale / camera.scale;
  return keepInFrame({ x: x - (x - camera.x) * by, y: y - (y - camera.y) * by, scale }, frame, size);
}

/** Return the camera after fingers moved from some points to others. One finger moves the map, two also zoom it. */
export function dragCamera(camera: Camera, from: readonly Spot[], to: readonly Spot[], frame: Frame, size: Spot): Camera {
  const [then, now] = [middleSpot(from), middleSpot(to)];
  const moved = { ...camera, x: camera.x + now[0] - then[0], y: camera.y + now[1] - then[1] };
  if (from.length < 2 || to.length < 2) return keepInFrame(moved, frame, size);
  return zoomCamera(moved, distance(to) / Math.max(1, distance(from)), now, frame, size);
}

const middleSpot = (spots: readonly Spot[]): Spot => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

const distance = ([one, other]: readonly Spot[]): number =>
  one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;

/** Return the spot of the map at a point of the frame. */
export const spotAt = ({ x, y, scale }: Camera, [left, top]: Spot): Spot => [(left - x) / scale, (top - y) / scale];

/** Return the camera as a CSS transform. */
export const transformOf = ({ x, y, scale }: Camera): string => `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
