/** The viewport of a phone on the map. The map scrolls and zooms, and the viewport follows the moving pawn. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../../ui/parts/icon";
import { t } from "../../../ui/texts";
import { RoadBoard, nearestSpace, useSpaceSpots, VIEW_BOX } from "./board";
import type { BoardProps } from "./board";
import "../colours.css";
import "./map.css";
import type { Spot } from "../../../ui/atlas/spot";
import { MAP_DIMENSIONS } from "./project";

/**
 * The scale at which a space can be tapped (CSS pixels for each unit of the map). `LARGEST_SCALE` is the largest scale.
 */
const TAPPABLE_SCALE = 1.15;
const LARGEST_SCALE = 2.4;
/** A tap selects a space within this distance (CSS pixels). */
const TAP_DISTANCE = 30;

interface MapViewportProps extends BoardProps {
  /** The space that stays in the middle of the viewport. */
  readonly followedSpace: string;
  readonly onPick: (space: string) => void;
}

export function MapViewport({ followedSpace, onPick, ...board }: MapViewportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const smallestScale = useWholeMapScale(frame);
  const [scale, setScale] = useState(TAPPABLE_SCALE);
  const spots = useSpaceSpots(board.spaces);
  const focus = spots[board.spaces.findIndex(({ id }) => id === followedSpace)] ?? spots[0] ?? [0, 0];
  const zoom = useZoom(frame, scale, setScale, smallestScale, focus);
  useEffect(() => scrollToSpot(frame.current, focus, scale, !prefersReducedMotion()), [focus[0], focus[1]]);
  useLayoutEffect(() => scrollToSpot(frame.current, focus, scale, false), []);
  const isFar = scale <= smallestScale * 1.05;
  useMapClicks(frame, (spot) => {
    const space = board.spaces[nearestSpace(spots, spot, TAP_DISTANCE / scale)];
    if (isFar) zoom(TAPPABLE_SCALE, spot);
    else if (space) onPick(space.id);
  });
  return (
    <div class="viewport">
      <div class="viewport-frame" ref={frame} role="region" aria-label={t("ui-map")}>
        <svg class="board-map" viewBox={VIEW_BOX} width={MAP_DIMENSIONS.width * scale} height={MAP_DIMENSIONS.height * scale} data-far={isFar} aria-hidden="true">
          <RoadBoard {...board} isFar={isFar} />
        </svg>
      </div>
      <div class="map-zoom stack snug">
        <button type="button" class="icon-button" aria-label={t("map-nearer")} disabled={scale >= LARGEST_SCALE} onClick={() => zoom(isFar ? TAPPABLE_SCALE : scale * 1.45)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="icon-button" aria-label={t(isFar ? "map-follow" : "map-whole")} onClick={() => zoom(isFar ? TAPPABLE_SCALE : smallestScale, focus)}>
          <Icon name={isFar ? "search" : "minus"} />
        </button>
      </div>
    </div>
  );
}

/**
 * Report clicks on the map as positions. A user without a pointer can use the road below, which has a button for each
 * space. Arrow keys move the map.
 */
function useMapClicks(frame: { readonly current: HTMLDivElement | null }, point: (spot: Spot) => void): void {
  const latestPoint = useRef(point);
  latestPoint.current = point;
  useEffect(() => {
    const element = frame.current;
    const click = ({ clientX, clientY }: MouseEvent): void => {
      const box = element?.firstElementChild?.getBoundingClientRect();
      if (box) latestPoint.current([((clientX - box.left) / box.width) * MAP_DIMENSIONS.width, ((clientY - box.top) / box.height) * MAP_DIMENSIONS.height]);
    };
    element?.addEventListener("click", click);
    element?.setAttribute("tabindex", "0");
    return () => element?.removeEventListener("click", click);
  }, []);
}

/** Return the scale at which the whole map fits into its frame. */
function useWholeMapScale(frame: { readonly current: HTMLDivElement | null }): number {
  const [smallestScale, setSmallestScale] = useState(0.22);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
      if (clientWidth) setSmallestScale(Math.max(clientWidth / MAP_DIMENSIONS.width, Math.min(clientHeight / MAP_DIMENSIONS.height, 0.4)));
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return smallestScale;
}

type ZoomTo = (scale: number, center?: Spot) => void;

/** Zoom the map by a button or by two fingers. The position in the middle stays in place. */
function useZoom(
  frame: { readonly current: HTMLDivElement | null },
  scale: number,
  setScale: (scale: number) => void,
  smallestScale: number,
  focus: Spot,
): ZoomTo {
  const center = useRef<Spot>(focus);
  const currentScale = useRef(scale);
  currentScale.current = scale;
  useLayoutEffect(() => scrollToSpot(frame.current, center.current, scale, false), [scale]);
  const zoom: ZoomTo = (newScale, spot) => {
    center.current = spot ?? middleSpot(frame.current, currentScale.current);
    setScale(Math.min(LARGEST_SCALE, Math.max(smallestScale, newScale)));
  };
  const latestZoom = useRef(zoom);
  latestZoom.current = zoom;
  useEffect(() => listenToPinch(frame.current, () => currentScale.current, (newScale) => latestZoom.current(newScale)), []);
  return zoom;
}

/** Listen for two fingers on an element. Returns a function that stops listening. */
function listenToPinch(element: HTMLElement | null, scale: () => number, zoom: (scale: number) => void): () => void {
  let startDistance = 0;
  let startScale = 0;
  const touchDistance = ({ touches: [touch, otherTouch] }: TouchEvent): number =>
    touch && otherTouch ? Math.hypot(touch.clientX - otherTouch.clientX, touch.clientY - otherTouch.clientY) : 0;
  const startTouch = (event: TouchEvent): void => {
    startDistance = touchDistance(event);
    startScale = scale();
  };
  const move = (event: TouchEvent): void => {
    if (event.touches.length !== 2 || !startDistance) return;
    event.preventDefault();
    zoom((startScale * touchDistance(event)) / startDistance);
  };
  element?.addEventListener("touchstart", startTouch, { passive: true });
  element?.addEventListener("touchmove", move, { passive: false });
  return () => {
    element?.removeEventListener("touchstart", startTouch);
    element?.removeEventListener("touchmove", move);
  };
}

/** Return the position on the map that is in the middle of the frame. */
function middleSpot(frame: HTMLDivElement | null, scale: number): Spot {
  if (!frame) return [0, 0];
  return [(frame.scrollLeft + frame.clientWidth / 2) / scale, (frame.scrollTop + frame.clientHeight / 2) / scale];
}

function scrollToSpot(frame: HTMLDivElement | null, [x, y]: Spot, scale: number, isSmooth: boolean): void {
  frame?.scrollTo({
    left: x * scale - frame.clientWidth / 2,
    top: y * scale - frame.clientHeight / 2,
    behavior: isSmooth ? "smooth" : "instant",
  });
}

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
