/**
 * The window a phone has on the board. Panning and pinching change one CSS transform and nothing
 * else: no part of the drawing is laid out or painted anew until the fingers rest.
 */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../../ui/parts/icon";
import { Board } from "./board";
import type { BoardProps } from "./board";
import { centred, dragged, opened, spotAt, transformOf, within, zoomed } from "./camera";
import type { Camera, Frame } from "./camera";
import { handled } from "./gestures";
import { FINGER, picked } from "./pick";
import type { Tap } from "./pick";
import type { MapPicture, Spot } from "./picture";
import { smallestLetters } from "./picture";
import "./viewport.css";

interface Props extends BoardProps {
  /** What the board is called, for who does not see it, and what its buttons do. */
  readonly words: { readonly board: string; readonly nearer: string; readonly farther: string };
  /** A province to bring to the middle: at first, and whenever it is another. */
  readonly focus?: string | undefined;
  /** The provinces that light up: a tap on the heart of one means it, whatever stands beside it. */
  readonly open?: readonly string[];
  readonly onTap?: (tap: Tap) => void;
}

/** Names are written in full where their letters are at least so many CSS pixels high. */
const READABLE = 9.5;
/** How high short names are, in CSS pixels, and how large a sign is at least. */
const SHORT = 10.5;
const SIGN = 21;
/** However far one is, signs grow so much at most, or they would hide each other. */
const GROWN = 1.9;
const BUTTON = 1.6;
/** A frame that is not laid out yet. */
const SMALL: Frame = { width: 360, height: 480 };

export function Viewport({ words, focus, open, onTap, ...board }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { picture, state } = board;
  const tapped = useRef<(at: Spot) => void>(() => undefined);
  const zoom = useCamera(frame, sheet, picture, focus, tapped);
  tapped.current = (at) => {
    const camera = zoom.camera();
    const under = provinceUnder(frame.current, at);
    const tap = picked(picture, state, spotAt(camera, at), FINGER / camera.scale, under, open);
    if (tap) onTap?.(tap);
  };
  const [wide, high] = picture.size;
  return (
    <div class="chart">
      <div class="chart-frame" ref={frame} role="region" aria-label={words.board}>
        <div class="chart-sheet" ref={sheet} style={{ width: `${wide}px`, height: `${high}px` }}>
          <svg class="chart-map" viewBox={`0 0 ${wide} ${high}`} width={wide} height={high} aria-hidden="true">
            <Board {...board} />
          </svg>
        </div>
      </div>
      <div class="chart-zoom">
        <button type="button" class="icon-button" aria-label={words.nearer} onClick={() => zoom.by(BUTTON)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="icon-button" aria-label={words.farther} onClick={() => zoom.by(1 / BUTTON)}>
          <Icon name="minus" />
        </button>
      </div>
    </div>
  );
}

type Held<T> = { readonly current: T | null };

/** Keeps the camera, which no rendering depends on, and follows the hand with it. */
function useCamera(
  frame: Held<HTMLDivElement>,
  sheet: Held<HTMLDivElement>,
  picture: MapPicture,
  focus: string | undefined,
  tapped: { readonly current: (at: Spot) => void },
) {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const inner = useRef<Frame>(SMALL);
  const hold = useRef<Animation | null>(null);
  const { size } = picture;
  const set = (next: Camera, how: "moving" | "gliding" | "still"): void => {
    camera.current = next;
    const element = sheet.current;
    if (!element) return;
    element.classList.toggle("moving", how === "moving");
    element.classList.toggle("gliding", how === "gliding" && !hold.current);
    hold.current = placed(element, transformOf(next), how === "moving", hold.current);
    if (how !== "moving") settled(element, next, picture);
  };
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      inner.current = { width: element.clientWidth || SMALL.width, height: element.clientHeight || SMALL.height };
    };
    measure();
    set(opened(inner.current, size, picture.provinces[focus ?? ""]?.unit), "still");
    if (typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => {
      measure();
      set(within(camera.current, inner.current, size), "still");
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [picture]);
  useEffect(() => {
    const at = picture.provinces[focus ?? ""]?.unit;
    if (at) set(centred(camera.current, at, inner.current, size), "gliding");
  }, [focus]);
  useEffect(() => {
    const element = frame.current;
    element?.setAttribute("tabindex", "0");
    if (!element) return undefined;
    return handled(element, {
      drag: (from, to) => set(dragged(camera.current, from, to, inner.current, size), "moving"),
      zoom: (factor, around) => set(zoomed(camera.current, factor, around, inner.current, size), "moving"),
      tap: (at) => tapped.current(at),
      rest: () => set(camera.current, "still"),
    });
  }, [picture]);
  return {
    camera: () => camera.current,
    by: (factor: number): void => {
      const { width, height } = inner.current;
      set(zoomed(camera.current, factor, [width / 2, height / 2], inner.current, size), "gliding");
    },
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

/**
 * What is written and how large signs are depends on how near one is: changed only at rest, and on
 * the drawing, so that the sheet itself has nothing but its transform.
 */
function settled(sheet: HTMLElement, { scale }: Camera, picture: MapPicture): void {
  const map = sheet.querySelector("svg");
  if (!map) return;
  map.dataset["near"] = String(scale * smallestLetters(picture) >= READABLE);
  map.style.setProperty("--short", `${SHORT / scale}px`);
  map.style.setProperty("--grow", String(Math.min(GROWN, Math.max(1, SIGN / (2 * picture.sign * scale)))));
}

/** The province that is drawn under a point of the frame; "" beside the map. */
function provinceUnder(frame: HTMLElement | null, [left, top]: Spot): string {
  const corner = frame?.getBoundingClientRect();
  const under = corner && document.elementFromPoint?.(corner.left + left, corner.top + top);
  return under?.getAttribute("data-province") ?? "";
}
