/** The viewport of a phone on the board. */

import { useEffect, useRef } from "preact/hooks";
import { spotAt } from "../../../ui/atlas/camera";
import type { Camera } from "../../../ui/atlas/camera";
import { useCamera } from "../../../ui/atlas/window";
import { Icon } from "../../../ui/parts/icon";
import { Board } from "./board";
import type { BoardProps } from "./board";
import { TAP_REACH, pickTarget } from "./pick";
import type { TapTarget } from "./pick";
import type { MapPicture, Spot } from "./picture";
import { smallestLetters } from "./picture";
import "./viewport.css";

interface MapViewportProps extends BoardProps {
  readonly words: MapWords;
  /** The province that moves to the middle of the viewport when the viewport opens and whenever this value changes. */
  readonly focus?: string | undefined;
  /**
   * The provinces that are highlighted. A tap near the middle of a highlighted province selects it, even if a piece is
   * close to the tap.
   */
  readonly openProvinces?: readonly string[];
  readonly onTap?: (tap: TapTarget) => void;
}

/** The texts of a map. */
export interface MapWords {
  /** The accessible names of the board and of its buttons. */
  readonly board: string;
  readonly nearer: string;
  readonly farther: string;
  /** The notice about the source of the map's data. */
  readonly notice: string;
}

/** The minimum height of letters with which full names are shown (CSS pixels). */
const READABLE_LETTER_PX = 9.5;
/** The height of short names (CSS pixels). `LEAST_SIGN_PX` is the minimum size of a sign. */
const SHORT_NAME_PX = 11;
const LEAST_SIGN_PX = 21;
/** The maximum factor by which signs are enlarged. With a larger factor, signs would cover each other. */
const MAX_SIGN_GROWTH = 1.9;
const ZOOM_FACTOR = 1.6;

export function MapViewport({ words, focus, openProvinces, onTap, ...board }: MapViewportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { picture, state } = board;
  const onTapRef = useRef<(spot: Spot) => void>(() => undefined);
  // The camera calls the `onSettled` of the first drawing, and the board may have changed since.
  const latestBoard = useRef<BoardProps>(board);
  latestBoard.current = board;
  const spot = picture.provinces[focus ?? ""]?.unit;
  const zoom = useCamera({ frame, sheet, size: picture.size, spot, focus, onTap: onTapRef, onSettled: (element, camera) => adaptToScale(element, camera, latestBoard.current) });
  useEffect(() => moveNames(sheet.current, zoom.camera(), board), [state]);
  onTapRef.current = (spot) => {
    const camera = zoom.camera();
    const tappedProvince = provinceAtPoint(frame.current, spot);
    const tap = pickTarget(picture, state, spotAt(camera, spot), TAP_REACH / camera.scale, tappedProvince, openProvinces);
    if (tap) onTap?.(tap);
  };
  const [width, height] = picture.size;
  return (
    <div class="chart">
      <div class="chart-frame map-frame" ref={frame} role="region" aria-label={words.board}>
        <div class="chart-sheet map-sheet" ref={sheet} style={{ width: `${width}px`, height: `${height}px` }}>
          <svg class="chart-map" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
            <Board {...board} />
          </svg>
        </div>
      </div>
      {/* The buttons are beside the map. On the map they would cover provinces at its edge. */}
      <div class="map-zoom across snug">
        <p class="dip-notice quiet">{words.notice}</p>
        <button type="button" class="icon-button" aria-label={words.nearer} onClick={() => zoom.by(ZOOM_FACTOR)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="icon-button" aria-label={words.farther} onClick={() => zoom.by(1 / ZOOM_FACTOR)}>
          <Icon name="minus" />
        </button>
      </div>
    </div>
  );
}

/**
 * Choose full or short names and the size of signs by the scale of the map. The function is called only when the map
 * rests. The function changes the drawing, so that the style of the moved sheet contains only a transform.
 */
function adaptToScale(sheet: HTMLElement, camera: Camera, board: BoardProps): void {
  const mapElement = sheet.querySelector("svg");
  if (!mapElement) return;
  const { scale } = camera;
  mapElement.dataset["near"] = String(scale * smallestLetters(board.picture) >= READABLE_LETTER_PX);
  mapElement.style.setProperty("--short", `${SHORT_NAME_PX / scale}px`);
  mapElement.style.setProperty("--grow", String(signGrowth(scale, board.picture)));
  moveNames(sheet, camera, board);
}

/** Return the factor by which the signs of units are enlarged. */
const signGrowth = (scale: number, picture: MapPicture): number => Math.min(MAX_SIGN_GROWTH, Math.max(1, LEAST_SIGN_PX / (2 * picture.sign * scale)));

/** Move the short names away from the pieces. The code for this is loaded after the map is drawn. */
function moveNames(sheet: HTMLElement | null, { scale }: Camera, { picture, state }: BoardProps): void {
  if (!sheet?.querySelector('[data-near="false"]')) return;
  const sizes = { letterHeight: SHORT_NAME_PX / scale, unitRadius: picture.sign * signGrowth(scale, picture) };
  void import("./shortnames").then(({ moveShortNames }) => moveShortNames(sheet, picture, state, sizes), () => undefined);
}

/** Return the province under a point of the frame; "" outside of the map. */
function provinceAtPoint(frame: HTMLElement | null, [x, y]: Spot): string {
  const corner = frame?.getBoundingClientRect();
  const element = corner && document.elementFromPoint?.(corner.left + x, corner.top + y);
  return element?.getAttribute("data-province") ?? "";
}
