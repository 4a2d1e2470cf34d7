/** The window a phone has on the board. */

import { useRef } from "preact/hooks";
import { spotAt } from "../../../ui/atlas/camera";
import type { Camera } from "../../../ui/atlas/camera";
import { useCamera } from "../../../ui/atlas/window";
import { Icon } from "../../../ui/parts/icon";
import { Board } from "./board";
import type { BoardProps } from "./board";
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

export function Viewport({ words, focus, open, onTap, ...board }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { picture, state } = board;
  const tapped = useRef<(at: Spot) => void>(() => undefined);
  const at = picture.provinces[focus ?? ""]?.unit;
  const zoom = useCamera({ frame, sheet, size: picture.size, at, focus, tapped, settled: (element, camera) => settled(element, camera, picture) });
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
