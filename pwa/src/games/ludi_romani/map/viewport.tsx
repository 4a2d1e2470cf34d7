/** The viewport of a phone on the map. Fingers, mouse and arrow keys move the map. A tap opens a region. */

import { useCallback, useEffect, useRef } from "preact/hooks";
import type { Camera } from "../../../ui/atlas/camera";
import type { Spot } from "../../../ui/atlas/spot";
import { useCamera } from "../../../ui/atlas/window";
import { Icon } from "../../../ui/parts/icon";
import { t } from "../../../ui/texts";
import { MapBoard } from "./board";
import { RegionLabel, labelSpot } from "./label";
import type { RegionState } from "./regionstates";
import { MAP_DIMENSIONS } from "./project";

interface MapViewportProps {
  readonly standings: readonly RegionState[];
  readonly myPlace: string;
  readonly onPick?: ((place: string) => void) | undefined;
}

const MAP_SIZE: Spot = [MAP_DIMENSIONS.width, MAP_DIMENSIONS.height];
const ZOOM_FACTOR = 1.6;
/** A click belongs to an earlier tap if it follows within this time (milliseconds). */
const SAME_TAP_MS = 700;
/** Below this scale, labels show only names and strength (CSS pixels for each unit of the map). */
const FAR_SCALE = 0.36;

export function MapViewport({ standings, myPlace, onPick }: MapViewportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const onTapRef = useRef<(spot: Spot) => void>(() => undefined);
  const lastTap = useRef(-SAME_TAP_MS);
  const camera = useCamera({ frame, sheet, size: MAP_SIZE, spot: myPlace ? labelSpot(myPlace) : labelSpot("rome"), focus: myPlace, onSettled: keepLabelSizes, onTap: onTapRef });
  useNoScroll(frame);
  const onPickRef = useRef(onPick);
  onPickRef.current = onPick;
  // The functions stay the same, so that a label without changes is not drawn again.
  const pick = useCallback((place: string): void => {
    const time = performance.now();
    if (time - lastTap.current < SAME_TAP_MS) return;
    lastTap.current = time;
    onPickRef.current?.(place);
  }, []);
  const latestCamera = useRef(camera);
  latestCamera.current = camera;
  const focus = useCallback((regionId: string): void => latestCamera.current.look(labelSpot(regionId)), []);
  onTapRef.current = (spot) => {
    const place = placeAtPoint(frame.current, spot);
    if (place) pick(place);
  };
  return (
    <div class="lr-map">
      <div class="lr-map-frame map-frame" ref={frame} role="region" aria-label={t("ui-map")}>
        <div class="lr-map-sheet map-sheet" ref={sheet} style={{ width: `${MAP_DIMENSIONS.width}px`, height: `${MAP_DIMENSIONS.height}px` }}>
          <svg viewBox={`0 0 ${MAP_DIMENSIONS.width} ${MAP_DIMENSIONS.height}`} width={MAP_DIMENSIONS.width} height={MAP_DIMENSIONS.height} aria-hidden="true">
            <MapBoard standings={standings} myPlace={myPlace} />
          </svg>
          {standings.map((region) => (
            <RegionLabel key={region.place.id} region={region} isMine={region.place.id === myPlace} onPick={onPick && pick} onFocus={focus} />
          ))}
        </div>
      </div>
      <div class="map-zoom stack snug">
        <button type="button" class="icon-button" aria-label={t("lr-map-nearer")} onClick={() => camera.by(ZOOM_FACTOR)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="icon-button" aria-label={t("lr-map-farther")} onClick={() => camera.by(1 / ZOOM_FACTOR)}>
          <Icon name="minus" />
        </button>
      </div>
    </div>
  );
}

/** Prevent the frame from scrolling. The camera already brings a focused element into view. */
function useNoScroll(frame: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = frame.current;
    const scrollBack = (): void => element?.scrollTo(0, 0);
    element?.addEventListener("scroll", scrollBack);
    return () => element?.removeEventListener("scroll", scrollBack);
  }, []);
}

/** Keep labels at a constant size on the screen. The function is called only when the camera rests. */
function keepLabelSizes(sheet: HTMLElement, { scale }: Camera): void {
  sheet.style.setProperty("--grow", String(Math.max(scale, 0.05) ** -1));
  sheet.dataset["far"] = String(scale < FAR_SCALE);
}

/** Return the region whose label or land is under a point of the frame; "" if there is no region. */
function placeAtPoint(frame: HTMLElement | null, [x, y]: Spot): string {
  const corner = frame?.getBoundingClientRect();
  const element = corner && document.elementFromPoint?.(corner.left + x, corner.top + y);
  return element?.closest("[data-place]")?.getAttribute("data-place") ?? element?.getAttribute("data-region") ?? "";
}
