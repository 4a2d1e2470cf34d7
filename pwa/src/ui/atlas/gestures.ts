/** Gestures on an element by fingers, mouse and keys. The gestures are dragging, pinching, wheeling and tapping. */

import type { Spot } from "./spot";

/** The functions that respond to gestures. Spots are in CSS pixels from the element's corner. */
export interface GestureHandlers {
  /** Called when fingers moved from the first spots to the second spots. */
  readonly drag: (oldSpots: readonly Spot[], newSpots: readonly Spot[]) => void;
  /** Called when the element was zoomed by a factor around a spot. */
  readonly zoom: (factor: number, center: Spot) => void;
  /** Called when a finger tapped a spot without moving. */
  readonly tap: (spot: Spot) => void;
  /** Called when the gesture has ended. */
  readonly settle: () => void;
}

/** The distance below which a moving finger counts as tapping (CSS pixels). */
const TAP_RADIUS = 9;
/** The zoom for each pixel of the mouse wheel (exponent of e). */
const ZOOM_PER_WHEEL_PX = 0.0022;
/** The pause after the last turn of the wheel until the gesture ends (milliseconds). */
const WHEEL_PAUSE_MS = 160;
/** The distance that an arrow key moves the map (CSS pixels). */
const KEY_STEP_PX = 70;
/** The factor by which the plus key zooms. */
const KEY_ZOOM = 1.4;

const ARROW_DIRECTIONS: Readonly<Record<string, Spot>> = {
  ArrowLeft: [KEY_STEP_PX, 0],
  ArrowRight: [-KEY_STEP_PX, 0],
  ArrowUp: [0, KEY_STEP_PX],
  ArrowDown: [0, -KEY_STEP_PX],
};

/**
 * Listen to gestures on an element. Several moves in one frame count as one move. Returns a function that stops this.
 */
export function listenToGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  listenToPointers(element, handlers, signal);
  listenToWheel(element, handlers, signal);
  element.addEventListener("keydown", (event) => listenToKeys(event, element, handlers), { signal });
  return () => abort.abort();
}

function listenToPointers(element: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  const fingers = new Map<number, Spot>();
  let spots: readonly Spot[] = [];
  let startSpot: Spot | null = null;
  let corner: Spot = [0, 0];
  let frameRequest = 0;
  let isTap = false;
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => [clientX - corner[0], clientY - corner[1]];
  const flush = (): void => {
    cancelAnimationFrame(frameRequest);
    frameRequest = 0;
    const fingerSpots = [...fingers.values()];
    if (fingerSpots.length === spots.length && fingerSpots.length > 0) handlers.drag(spots, fingerSpots);
    spots = fingerSpots;
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (frameRequest) flush();
    if (!fingers.size) corner = cornerOf(element);
    startSpot = fingers.size ? null : spotOf(event);
    fingers.set(event.pointerId, spotOf(event));
    spots = [...fingers.values()];
  };
  const move = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    const spot = spotOf(event);
    fingers.set(event.pointerId, spot);
    if (startSpot && Math.hypot(spot[0] - startSpot[0], spot[1] - startSpot[1]) < TAP_RADIUS) return;
    if (startSpot) element.setPointerCapture?.(event.pointerId);
    startSpot = null;
    if (!frameRequest) frameRequest = requestAnimationFrame(flush);
  };
  const go = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    if (frameRequest) flush();
    fingers.delete(event.pointerId);
    spots = [...fingers.values()];
    isTap = Boolean(startSpot) && event.type === "pointerup";
    if (startSpot && isTap) handlers.tap(startSpot);
    if (!fingers.size && !startSpot) handlers.settle();
    startSpot = null;
  };
  element.addEventListener("pointerdown", onPointerDown, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", go, { signal });
  element.addEventListener("pointercancel", go, { signal });
  // Prevent the click after a tap. The click would hit an element that the tap has brought under the finger.
  element.addEventListener("touchend", (event) => isTap && event.preventDefault(), { signal, passive: false });
}

function listenToWheel(element: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const zoomByWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const [leftEdge, top] = cornerOf(element);
    handlers.zoom(Math.exp(-event.deltaY * ZOOM_PER_WHEEL_PX), [event.clientX - leftEdge, event.clientY - top]);
    clearTimeout(timer);
    timer = setTimeout(handlers.settle, WHEEL_PAUSE_MS);
  };
  element.addEventListener("wheel", zoomByWheel, { signal, passive: false });
}

function listenToKeys(event: KeyboardEvent, element: HTMLElement, handlers: GestureHandlers): void {
  const direction = ARROW_DIRECTIONS[event.key];
  const { width, height } = element.getBoundingClientRect();
  const center: Spot = [width / 2, height / 2];
  if (direction) handlers.drag([center], [[center[0] + direction[0], center[1] + direction[1]]]);
  else if (event.key === "+" || event.key === "=") handlers.zoom(KEY_ZOOM, center);
  else if (event.key === "-") handlers.zoom(1 / KEY_ZOOM, center);
  else return;
  event.preventDefault();
  handlers.settle();
}

function cornerOf(element: HTMLElement): Spot {
  const { left, top } = element.getBoundingClientRect();
  return [left, top];
}
