/** The ground of the map with seas, lands, rivers and mountains. The ground never changes. */

import type { VNode } from "preact";
import { LANDS, PEAKS, RIVERS } from "../../../ui/atlas/coast";
import { softLine, softRing } from "../../../ui/atlas/curves";
import { FAR_LANDS, FAR_PEAKS, FAR_RIVERS, INNER_SEAS } from "../../../ui/atlas/distantlands";
import { MAP_DIMENSIONS, project } from "./project";
import { REGIONS } from "./regions";

const ringPath = (spots: Parameters<typeof softRing>[0]): string => softRing(spots.map(project));

const ALL_LANDS = [...LANDS, ...FAR_LANDS];
const LAND_PATH = ALL_LANDS.map(ringPath).join("");
/** Small islands have no lines of water around them, because the lines would look like rings. */
const COAST_PATH = ALL_LANDS.filter((land) => land.length > 6).map(ringPath).join("");
const INNER_SEAS_PATH = INNER_SEAS.map(ringPath).join("");
const RIVERS_PATH = [...RIVERS, ...FAR_RIVERS].map((river) => softLine(river.map(project))).join("");

/** The widths of the lines of water along the coasts. The first line is wide and faint, and the last is narrow. */
const SHORE_WIDTHS = [58, 40, 26, 15, 7];

const MOUNTAIN_MARKS = [...PEAKS, ...FAR_PEAKS].map((spot) => project(spot).map(Math.round).join(" "));

/** The outline of each region. The clip path of the land cuts the outline. */
export const REGION_OUTLINES: Readonly<Record<string, string>> = Object.fromEntries(REGIONS.map(({ id, border }) => [id, ringPath(border)]));

/** The clip path that ends the regions' areas at the coast. */
export const LAND_CLIP: VNode = (
  <clipPath id="lr-land">
    <path d={LAND_PATH} />
  </clipPath>
);

/** Seas and lands, which are drawn below the rulers' colours. */
export const GROUND: VNode = (
  <g class="lr-ground" aria-hidden="true">
    <rect class="sea" x={-MAP_DIMENSIONS.width} y={-MAP_DIMENSIONS.height} width={MAP_DIMENSIONS.width * 3} height={MAP_DIMENSIONS.height * 3} />
    {SHORE_WIDTHS.map((width) => (
      <path key={width} class="shore" d={COAST_PATH} stroke-width={width} />
    ))}
    <path class="wild" d={LAND_PATH} />
  </g>
);

const SEA_LABELS: readonly (readonly [string, number, number, number, number])[] = [
  ["MARE INTERNVM", 6.2, 38.6, 24, -6],
  ["MARE AEGYPTIVM", 27.4, 33.4, 17, 0],
  ["PONTVS EVXINVS", 34.2, 43.4, 19, 0],
  ["OCEANVS", -8.6, 47.2, 20, -62],
  ["HADRIA", 16, 43.2, 15, 40],
];

/** Rivers, mountains and names of seas, which are drawn above the rulers' colours. */
export const FEATURES: VNode = (
  <g class="lr-features" aria-hidden="true">
    <path class="inner" d={INNER_SEAS_PATH} />
    <path class="river" d={RIVERS_PATH} />
    <g class="peaks">
      {MOUNTAIN_MARKS.map((mark) => (
        <g key={mark} transform={`translate(${mark})`}>
          <path class="face" d="M-11 7 0-9 11 7z" />
          <path class="dark" d="M0-9 11 7H3L1-2z" />
        </g>
      ))}
    </g>
    {SEA_LABELS.map(([name, east, north, fontSize, angle]) => {
      const [x, y] = project([east, north]);
      return (
        <text key={name} x={x} y={y} font-size={fontSize} transform={angle ? `rotate(${angle} ${x} ${y})` : undefined}>
          {name}
        </text>
      );
    })}
  </g>
);
