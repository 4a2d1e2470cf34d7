/** The ground of the map: seas, lands, rivers, mountains and their names. It never changes. */

import type { VNode } from "preact";
import { LANDS, PEAKS, RIVERS } from "../../../ui/atlas/coast";
import { REGIONS } from "./names";
import { FIELD, line, project, ring } from "./project";

const LAND = LANDS.map(ring).join("");
/** Small islands have no lines of water: they would look like rings. */
const COAST = LANDS.filter((land) => land.length > 7).map(ring).join("");
const WATER = RIVERS.map(line).join("");

/** Widths of the lines of water along the coasts, from wide and faint to narrow. */
const SHORES = [64, 46, 31, 19, 9];

const MOUNTAINS = PEAKS.map((spot) => {
  const [x, y] = project(spot).map(Math.round);
  return { x: x ?? 0, y: y ?? 0 };
});

const WAVES: readonly (readonly [number, number])[] = [
  [330, 640], [520, 520], [560, 640], [760, 770], [960, 770], [1090, 700], [1230, 860], [1330, 820],
  [1440, 890], [120, 170], [60, 400], [90, 720], [40, 600], [640, 560], [1480, 330], [1130, 800],
];

const names = (
  <g class="land-names">
    {REGIONS.map(({ name, at, size, turn = 0, sea }) => {
      const [x, y] = project(at);
      return (
        <text key={name} data-sea={sea} x={x} y={y} font-size={size} transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}>
          {name}
        </text>
      );
    })}
  </g>
);

const rose = (
  <g class="rose" transform="translate(1506 128)">
    <circle r="46" />
    <circle r="38" />
    {[45, 135, 225, 315].map((turn) => (
      <path key={turn} d="M0-36 6-6 0 0-6-6z" transform={`rotate(${turn})`} />
    ))}
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path class="dark" d="M0-58 9-9 0 0z" />
        <path d="M0-58-9-9 0 0z" />
      </g>
    ))}
    <text y="-64">S·E·P·T</text>
  </g>
);

/** The ground, shared by all boards, so that it is drawn once. */
export const GROUND: VNode = (
  <g class="ground" aria-hidden="true">
    <rect class="sea" x={-FIELD.width} y={-FIELD.height} width={FIELD.width * 3} height={FIELD.height * 3} />
    <g class="waves">
      {WAVES.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}q6-7 12 0t12 0t12 0`} />
      ))}
    </g>
    {SHORES.map((width) => (
      <path key={width} class="shore" d={COAST} stroke-width={width} />
    ))}
    <path class="land" d={LAND} />
    <path class="river" d={WATER} />
    <g class="peaks">
      {MOUNTAINS.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path class="face" d="M-13 8 0-11 13 8z" />
          <path class="dark" d="M0-11 13 8H4L1-2z" />
        </g>
      ))}
    </g>
    {names}
    {rose}
  </g>
);
