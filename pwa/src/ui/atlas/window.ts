/**
 * The camera of a map that is moved by hand. Panning and pinching change one CSS transform and nothing
 * else: no part of the drawing is laid out or painted anew until the fingers rest.
 */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { centred, dragged, opened, transformOf, within, zoomed } from "./camera";
import type { Camera, Frame } from "./camera";
import { handled } from "./gestures";
import type { Spot } from "./spot";

type Held<T> = { readonly current: T | null };

/** The elements, what is drawn on the sheet, and what is done with a hand on it. */
interface Sheet {
  readonly frame: Held<HTMLElement>;
  readonly sheet: Held<HTMLElement>;
  /** The drawing's own size; another object opens the map anew. */
  readonly size: Spot;
  /** A spot to bring to the middle: at first, and whenever `focus` is another. */
  readonly at: Spot | undefined;
  readonly focus: string | undefined;
  /** Told at rest how near one is: what is written, and how large, follows from it. */
  readonly settled: (sheet: HTMLElement, camera: Camera) => void;
  readonly tapped: { readonly current: (at: Spot) => void };
}

/** A frame that is not laid out yet. */
const SMALL: Frame = { width: 360, height: 480 };

/** Keeps the camera, which no rendering depends on, and follows the hand with it. */
export function useCamera({ frame, sheet, size, at, focus, settled, tapped }: Sheet) {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const inner = useRef<Frame>(SMALL);
  const hold = useRef<Animation | null>(null);
  const set = (next: Camera, how: "moving" | "gliding" | "still"): void => {
    camera.current = next;
    const element = sheet.current;
    if (!element) return;
    element.classList.toggle("moving", how === "moving");
    element.classList.toggle("gliding", how === "gliding" && !hold.current);
    hold.current = placed(element, transformOf(next), how === "moving", hold.current);
    if (how !== "moving") settled(element, next);
  };
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      inner.current = { width: element.clientWidth || SMALL.width, height: element.clientHeight || SMALL.height };
    };
    measure();
    set(opened(inner.current, size, at), "still");
    if (typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => {
      measure();
      set(within(camera.current, inner.current, size), "still");
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [size]);
  useEffect(() => {
    if (at) set(centred(camera.current, at, inner.current, size), "gliding");
  }, [focus]);
  useEffect(() => {
    const element = frame.current;
    element?.setAttribute("tabindex", "0");
    if (!element) return undefined;
    return handled(element, {
      drag: (from, to) => set(dragged(camera.current, from, to, inner.current, size), "moving"),
      zoom: (factor, around) => set(zoomed(camera.current, factor, around, inner.current, size), "moving"),
      tap: (spot) => tapped.current(spot),
      rest: () => set(camera.current, "still"),
    });
  }, [size]);
  return {
    camera: () => camera.current,
    by: (factor: number): void => {
      const { width, height } = inner.current;
      set(zoomed(camera.current, factor, [width / 2, height / 2], inner.current, size), "gliding");
    },
    /** Brings a spot to the middle. */
    look: (spot: Spot): void => set(centred(camera.current, spot, inner.current, size), "gliding"),
  };
}

/**
 * Puts the sheet somewhere: at rest by its style, while fingers move it by an animation that stands still,
 * which is given back. At each new style browsers sort all layers of the page anew, at a new frame they do not.
 */
function placed(sheet: HTMLElement, transform: string, moving: boolean, held: Animation | null): Animation | null {
  const frames = { transform: [transform, transform] };
  if (moving && held?.effect instanceof KeyframeEffect) {
    held.effect.setKeyframes(frames);
    return held;
  }
  const still = moving ? sheet.animate?.(frames, { duration: 1, fill: "both" }) : undefined;
  still?.pause();
  if (!still) sheet.style.transform = transform;
  held?.cancel();
  return still ?? null;
}
