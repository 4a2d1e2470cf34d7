/** The ground of the map, with seas, lands, rivers, mountains and their names. The ground never changes. */

import type { VNode } from "preact";
import { LANDS, PEAKS, RIVERS } from "../../../ui/atlas/coast";
import { REGION_NAMES } from "./names";
import { MAP_DIMENSIONS, linePath, project, ringPath } from "./project";

const LAND_PATH = LANDS.map(ringPath).join("");
/** Small islands have no lines of water around them, because the lines would look like rings. */
const COAST_PATH = LANDS.filter((land) => land.length > 7).map(ringPath).join("");
const RIVERS_PATH = RIVERS.map(linePath).join("");

/** The widths of the lines of water along the coasts. The first line is wide and faint, and the last is narrow. */
const SHORE_WIDTHS = [64, 46, 31, 19, 9];

const MOUNTAIN_MARKS = PEAKS.map((spot) => {
  const [x, y] = project(spot).map(Math.round);
  return { x: x ?? 0, y: y ?? 0 };
});

const WAVE_SPOTS: readonly (readonly [number, number])[] = [
  [330, 640], [520, 520], [560, 640], [760, 770], [960, 770], [1090, 700], [1230, 860], [1330, 820],
  [1440, 890], [120, 170], [60, 400], [90, 720], [40, 600], [640, 560], [1480, 330], [1130, 800],
];

const SEA_NAMES = (
  <g class="land-names">
    {REGION_NAMES.map(({ name, spot, fontSize, angle = 0, isSea }) => {
      const [x, y] = project(spot);
      return (
        <text key={name} data-sea={isSea} x={x} y={y} font-size={fontSize} transform={angle ? `rotate(${angle} ${x} ${y})` : undefined}>
          {name}
        </text>
      );
    })}
  </g>
);

const COMPASS_ROSE = (
  <g class="rose" transform="translate(1506 128)">
    <circle r="46" />
    <circle r="38" />
    {[45, 135, 225, 315].map((angle) => (
      <path key={angle} d="M0-36 6-6 0 0-6-6z" transform={`rotate(${angle})`} />
    ))}
    {[0, 90, 180, 270].map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <path class="dark" d="M0-58 9-9 0 0z" />
        <path d="M0-58-9-9 0 0z" />
      </g>
    ))}
    <text y="-64">S·E·P·T</text>
  </g>
);

/** The ground of the map. All boards share this drawing, so it is drawn only once. */
export const GROUND: VNode = (
  <g class="ground" aria-hidden="true">
    <rect class="sea" x={-MAP_DIMENSIONS.width} y={-MAP_DIMENSIONS.height} width={MAP_DIMENSIONS.width * 3} height={MAP_DIMENSIONS.height * 3} />
    <g class="waves">
      {WAVE_SPOTS.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}q6-7 12 0t12 0t12 0`} />
      ))}
    </g>
    {SHORE_WIDTHS.map((width) => (
      <path key={width} class="shore" d={COAST_PATH} stroke-width={width} />
    ))}
    <path class="land" d={LAND_PATH} />
    <path class="river" d={RIVERS_PATH} />
    <g class="peaks">
      {MOUNTAIN_MARKS.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path class="face" d="M-13 8 0-11 13 8z" />
          <path class="dark" d="M0-11 13 8H4L1-2z" />
        </g>
      ))}
    </g>
    {SEA_NAMES}
    {COMPASS_ROSE}
  </g>
);
