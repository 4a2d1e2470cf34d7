/**
 * The camera of a map, which is the position and scale at which a phone shows the map. This module only computes
 * numbers and does not draw.
 */

import type { Spot } from "./spot";

/** The position of the map's corner in the frame (CSS pixels), and the scale (CSS pixels for each unit of the map). */
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
 * The ratio of the map's width to the frame's width at the largest scale. A frame wider than `WIDEST_FRAME` counts as
 * `WIDEST_FRAME` pixels wide.
 */
const LARGEST_ZOOM = 6;
const WIDEST_FRAME = 640;
/** The least ratio of the largest scale to the scale at which the whole map is visible. */
const LEAST_ZOOM_RANGE = 2.5;

/** Return the scale at which the whole map is visible in the frame. */
export const wholeMapScale = (frame: Frame, [width, height]: Spot): number => Math.min(frame.width / width, frame.height / height);

/** Return the largest scale of the map. */
export const largestScale = (frame: Frame, mapSize: Spot): number =>
  Math.max(LEAST_ZOOM_RANGE * wholeMapScale(frame, mapSize), (LARGEST_ZOOM * Math.min(frame.width, WIDEST_FRAME)) / mapSize[0]);

/** Return the scale at which the map fills the frame. */
const fillingScale = (frame: Frame, [width, height]: Spot): number => Math.max(frame.width / width, frame.height / height);

/** Return the first camera of a map. The map fills the frame, and the given spot is in the middle. */
export function initialCamera(frame: Frame, mapSize: Spot, center: Spot = [mapSize[0] / 2, mapSize[1] / 2]): Camera {
  const scale = Math.min(fillingScale(frame, mapSize), largestScale(frame, mapSize));
  return centreOn({ x: 0, y: 0, scale }, center, frame, mapSize);
}

/** Return the camera that has the given spot of the map in the middle. */
export const centreOn = ({ scale }: Camera, [x, y]: Spot, frame: Frame, mapSize: Spot): Camera =>
  keepInFrame({ x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale, scale }, frame, mapSize);

/** Return the camera after it was moved, so that the frame shows as little background as possible. */
export function keepInFrame(camera: Camera, frame: Frame, mapSize: Spot): Camera {
  const scale = Math.min(largestScale(frame, mapSize), Math.max(wholeMapScale(frame, mapSize), camera.scale));
  return { x: limitAxis(camera.x, frame.width, mapSize[0] * scale), y: limitAxis(camera.y, frame.height, mapSize[1] * scale), scale };
}

/**
 * Return a position on one axis. The position is limited so that the map fills the frame or is in the middle of the
 * frame.
 */
const limitAxis = (position: number, frameLength: number, length: number): number =>
  length <= frameLength ? (frameLength - length) / 2 : Math.min(0, Math.max(frameLength - length, position));

/** Return the camera after it was zoomed by a factor. The point `around` of the frame stays in place. */
export function zoomCamera(camera: Camera, factor: number, [x, y]: Spot, frame: Frame, mapSize: Spot): Camera {
  const scale = Math.min(largestScale(frame, mapSize), Math.max(wholeMapScale(frame, mapSize), camera.scale * factor));
  const growth = scale / camera.scale;
  return keepInFrame({ x: x - (x - camera.x) * growth, y: y - (y - camera.y) * growth, scale }, frame, mapSize);
}

/**
 * Return the camera after fingers moved from the first points to the second points. One finger moves the map. Two
 * fingers also zoom the map.
 */
export function dragCamera(camera: Camera, oldSpots: readonly Spot[], newSpots: readonly Spot[], frame: Frame, mapSize: Spot): Camera {
  const [oldMiddle, newMiddle] = [middleSpot(oldSpots), middleSpot(newSpots)];
  const movedCamera = { ...camera, x: camera.x + newMiddle[0] - oldMiddle[0], y: camera.y + newMiddle[1] - oldMiddle[1] };
  if (oldSpots.length < 2 || newSpots.length < 2) return keepInFrame(movedCamera, frame, mapSize);
  return zoomCamera(movedCamera, distance(newSpots) / Math.max(1, distance(oldSpots)), newMiddle, frame, mapSize);
}

const middleSpot = (spots: readonly Spot[]): Spot => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

const distance = ([spot, otherSpot]: readonly Spot[]): number =>
  spot && otherSpot ? Math.hypot(spot[0] - otherSpot[0], spot[1] - otherSpot[1]) : 0;

/** Return the spot of the map that is at a point of the frame. */
export const spotAt = ({ x, y, scale }: Camera, [left, top]: Spot): Spot => [(left - x) / scale, (top - y) / scale];

/** Return the camera as a CSS transform. */
export const transformOf = ({ x, y, scale }: Camera): string => `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
