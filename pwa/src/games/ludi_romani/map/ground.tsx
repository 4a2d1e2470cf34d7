/** The ground of the map: seas, lands, rivers, mountains. The ground never changes. */

import type { VNode } from "preact";
import { LANDS, PEAKS, RIVERS } from "../../../ui/atlas/coast";
import { softLine, softRing } from "../../../ui/atlas/curves";
import { FAR_LANDS, FAR_PEAKS, FAR_RIVERS, INNER_SEAS } from "../../../ui/atlas/far";
import { FIELD, project } from "./project";
import { REGIONS } from "./regions";

const ring = (spots: Parameters<typeof softRing>[0]): string => softRing(spots.map(project));

const ALL_LANDS = [...LANDS, ...FAR_LANDS];
const LAND = ALL_LANDS.map(ring).join("");
/** Small islands have no lines of water: they would look like rings. */
const COAST = ALL_LANDS.filter((land) => land.length > 6).map(ring).join("");
const INNER = INNER_SEAS.map(ring).join("");
const WATER = [...RIVERS, ...FAR_RIVERS].map((river) => softLine(river.map(project))).join("");

/** Widths of the lines of water along the coasts, from wide and faint to narrow. */
const SHORES = [58, 40, 26, 15, 7];

const MOUNTAINS = [...PEAKS, ...FAR_PEAKS].map((spot) => project(spot).map(Math.round).join(" "));

/** The outline of each region. The land's clip path cuts it. */
export const OUTLINES: Readonly<Record<string, string>> = Object.fromEntries(REGIONS.map(({ id, border }) => [id, ring(border)]));

/** The clip path that ends the regions' areas at the coast. */
export const LAND_CUT: VNode = (
  <clipPath id="lr-land">
    <path d={LAND} />
  </clipPath>
);

/** Seas and lands, below the rulers' colours. */
export const GROUND: VNode = (
  <g class="lr-ground" aria-hidden="true">
    <rect class="sea" x={-FIELD.width} y={-FIELD.height} width={FIELD.width * 3} height={FIELD.height * 3} />
    {SHORES.map((width) => (
      <path key={width} class="shore" d={COAST} stroke-width={width} />
    ))}
    <path class="wild" d={LAND} />
  </g>
);

const names: readonly (readonly [string, number, number, number, number])[] = [
  ["MARE INTERNVM", 6.2, 38.6, 24, -6],
  ["MARE AEGYPTIVM", 27.4, 33.4, 17, 0],
  ["PONTVS EVXINVS", 34.2, 43.4, 19, 0],
  ["OCEANVS", -8.6, 47.2, 20, -62],
  ["HADRIA", 16, 43.2, 15, 40],
];

/** Rivers, mountains and names of seas, above the rulers' colours. */
export const FEATURES: VNode = (
  <g class="lr-features" aria-hidden="true">
    <path class="inner" d={INNER} />
    <path class="river" d={WATER} />
    <g class="peaks">
      {MOUNTAINS.map((at) => (
        <g key={at} transform={`translate(${at})`}>
          <path class="face" d="M-11 7 0-9 11 7z" />
          <path class="dark" d="M0-9 11 7H3L1-2z" />
        </g>
      ))}
    </g>
    {names.map(([name, east, north, size, turn]) => {
      const [x, y] = project([east, north]);
      return (
        <text key={name} x={x} y={y} font-size={size} transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}>
          {name}
        </text>
      );
    })}
  </g>
);
