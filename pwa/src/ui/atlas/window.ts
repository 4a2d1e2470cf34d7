/**
 * The camera of a map that is moved by hand. Panning and pinching change only one CSS transform. The browser neither
 * lays out nor paints any element of the drawing until the fingers rest.
 */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { centreOn, dragCamera, initialCamera, transformOf, keepInFrame, zoomCamera } from "./camera";
import type { Camera, Frame } from "./camera";
import { listenToGestures } from "./gestures";
import type { Spot } from "./spot";

type ElementRef<T> = { readonly current: T | null };

/** The elements of a map, and the functions that respond to gestures. */
interface MapSheet {
  /** The element that shows a part of the map. */
  readonly frame: ElementRef<HTMLElement>;
  /** The element that holds the whole map and is moved. */
  readonly sheet: ElementRef<HTMLElement>;
  /** The size of the drawing. If this object is replaced, the map starts again with its first camera. */
  readonly size: Spot;
  /** The spot that is centred at first, and whenever `focus` changes. */
  readonly spot: Spot | undefined;
  /** The name of the spot that is centred. The map moves when the name changes. */
  readonly focus: string | undefined;
  /** Called when the map rests. The labels and their sizes depend on the scale. */
  readonly onSettled: (sheet: HTMLElement, camera: Camera) => void;
  /** Called with the tapped spot. */
  readonly onTap: { readonly current: (spot: Spot) => void };
}

/** The size that a frame is assumed to have before its layout. */
const SIZE_BEFORE_LAYOUT: Frame = { width: 360, height: 480 };

/**
 * Return functions that move the camera. Gestures move the camera, too. Preact draws nothing again when the camera
 * moves.
 */
export function useCamera({ frame, sheet, size: mapSize, spot, focus, onSettled, onTap }: MapSheet) {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const innerFrame = useRef<Frame>(SIZE_BEFORE_LAYOUT);
  const runningAnimation = useRef<Animation | null>(null);
  const setCamera = (newCamera: Camera, motion: "moving" | "gliding" | "still"): void => {
    camera.current = newCamera;
    const element = sheet.current;
    if (!element) return;
    element.classList.toggle("moving", motion === "moving");
    element.classList.toggle("gliding", motion === "gliding" && !runningAnimation.current);
    runningAnimation.current = moveMapSheet(element, transformOf(newCamera), motion === "moving", runningAnimation.current);
    if (motion !== "moving") onSettled(element, newCamera);
  };
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      innerFrame.current = { width: element.clientWidth || SIZE_BEFORE_LAYOUT.width, height: element.clientHeight || SIZE_BEFORE_LAYOUT.height };
    };
    measure();
    setCamera(initialCamera(innerFrame.current, mapSize, spot), "still");
    if (typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => {
      measure();
      setCamera(keepInFrame(camera.current, innerFrame.current, mapSize), "still");
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [mapSize]);
  useEffect(() => {
    if (spot) setCamera(centreOn(camera.current, spot, innerFrame.current, mapSize), "gliding");
  }, [focus]);
  useEffect(() => {
    const element = frame.current;
    element?.setAttribute("tabindex", "0");
    if (!element) return undefined;
    return listenToGestures(element, {
      drag: (oldSpots, newSpots) => setCamera(dragCamera(camera.current, oldSpots, newSpots, innerFrame.current, mapSize), "moving"),
      zoom: (factor, center) => setCamera(zoomCamera(camera.current, factor, center, innerFrame.current, mapSize), "moving"),
      tap: (spot) => onTap.current(spot),
      settle: () => setCamera(camera.current, "still"),
    });
  }, [mapSize]);
  return {
    camera: () => camera.current,
    by: (factor: number): void => {
      const { width, height } = innerFrame.current;
      setCamera(zoomCamera(camera.current, factor, [width / 2, height / 2], innerFrame.current, mapSize), "gliding");
    },
    /** Move the camera so that the spot is in the middle. */
    look: (spot: Spot): void => setCamera(centreOn(camera.current, spot, innerFrame.current, mapSize), "gliding"),
  };
}

/**
 * Move the sheet to a transform. When the map rests, the style of the sheet has the transform. While fingers move the
 * map, a paused animation has the transform, and this animation is returned. The reason is speed. After a new style
 * browsers sort all layers of the page again, but after a new frame of an animation they do not.
 */
function moveMapSheet(sheet: HTMLElement, transform: string, isMoving: boolean, animation: Animation | null): Animation | null {
  const frames = { transform: [transform, transform] };
  if (isMoving && animation?.effect instanceof KeyframeEffect) {
    animation.effect.setKeyframes(frames);
    return animation;
  }
  const stillFrame = isMoving ? sheet.animate?.(frames, { duration: 1, fill: "both" }) : undefined;
  stillFrame?.pause();
  if (!stillFrame) sheet.style.transform = transform;
  animation?.cancel();
  return stillFrame ?? null;
}
