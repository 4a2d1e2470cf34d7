/** The scene above each rite, in the colours of the theme. */

import type { VNode } from "preact";
import type { RiteKind } from "./lookup";

const sceneFrame = (drawing: VNode): VNode => (
  <svg class="lr-scene" viewBox="0 0 360 132" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    {drawing}
  </svg>
);

/** Return a column with capital and foot, whose middle is at `x`. */
const column = (x: number): VNode => (
  <g key={x} class="lr-stone">
    <path d={`M${x - 9} 52h18v4h-18zM${x - 8} 112h16v5h-16z`} />
    <path d={`M${x - 6} 56h12l1 56h-14z`} />
    <path class="lr-groove" d={`M${x - 3} 58v52M${x} 58v52M${x + 3} 58v52`} />
  </g>
);

/** Return a garland between two columns. */
const garland = (startAngle: number, endAngle: number): VNode => {
  const center = (startAngle + endAngle) / 2;
  return (
    <g key={startAngle} class="lr-garland">
      <path d={`M${startAngle} 58Q${center} 84 ${endAngle} 58`} />
      {[0.18, 0.34, 0.5, 0.66, 0.82].map((fraction) => (
        <circle key={fraction} cx={startAngle + (endAngle - startAngle) * fraction} cy={58 + 26 * 2 * fraction * (1 - fraction)} r={fraction === 0.5 ? 3.4 : 2.6} />
      ))}
    </g>
  );
};

/** Return a burning torch. */
const torch = (x: number): VNode => (
  <g key={x}>
    <path class="lr-stone" d={`M${x - 3} 84h6l-2 34h-2z`} />
    <path class="lr-fire" d={`M${x} 56c7 9 8 14 7 19a7 7 0 0 1-14 1c-1-5 4-8 7-20z`} />
    <path class="lr-flare" d={`M${x} 68c3 4 4 7 3 10a3.500 3.500 0 0 1-6 0c-1-3 2-5 3-10z`} />
  </g>
);

/** Return the front of a temple, with `sign` in its pediment. */
const temple = (sign: VNode): VNode => (
  <g>
    <path class="lr-stone" d="M180 6 288 46H72z" />
    <path class="lr-recess" d="M180 14 262 43H98z" />
    <path class="lr-stone" d="M66 46h228v6H66zM54 117h252v6H54zM40 123h280v9H40z" />
    {sign}
    {[84, 132, 228, 276].map(column)}
  </g>
);

const ring = (x: number, y: number): VNode => <circle class="lr-ring" cx={x} cy={y} r="10" />;

/** An altar with a fire. */
const altar = (
  <g>
    <path class="lr-fire" d="M180 62c9 9 11 16 9 22a9.500 9.500 0 0 1-18 0c-2-6 4-9 9-22z" />
    <path class="lr-flare" d="M180 74c4 5 5 9 4 12a4.500 4.500 0 0 1-8 0c-1-3 2-6 4-12z" />
    <path class="lr-stone" d="M164 92h32v5h-4v15h5v5h-34v-5h5V97h-4z" />
    <path class="lr-groove" d="M172 102h16M172 107h16" />
  </g>
);

const wedding = sceneFrame(
  <>
    {temple(
      <g>
        {ring(174, 33)}
        {ring(187, 33)}
      </g>,
    )}
    {[garland(84, 132), garland(132, 228), garland(228, 276)]}
    {[torch(36), torch(324)]}
    {altar}
  </>,
);

const divorce = sceneFrame(
  <>
    {temple(
      <g>
        {ring(160, 36)}
        {ring(200, 36)}
        <path class="lr-crack" d="M180 6l-4 11 7 8-6 9 4 12" />
      </g>,
    )}
    <g class="lr-tablet">
      <path d="M146 78l30-6-3 12 5 8-5 9 2 11-29 3z" />
      <path d="M187 71l27 5v38l-28-4 4-9-5-9 5-9z" />
      <path class="lr-groove" d="M151 86l17-3M151 94l19-2M151 102l16-2M194 82l15 2M195 91l14 1M194 100l15 2" />
    </g>
  </>,
);

const death = sceneFrame(
  <>
    {[torch(60), torch(300)]}
    <path class="lr-stone" d="M104 84h152v8H104zM112 92h8v26h-8zM240 92h8v26h-8zM96 118h168v6H96z" />
    <path class="lr-shroud" d="M112 84c6-12 16-14 24-10 8-8 18-6 22 2 30-4 62-2 90 8z" />
    <circle class="lr-face" cx="129" cy="70" r="8" />
    <path class="lr-garland" d="M121 66q8-8 16 0" />
  </>,
);

const shade = sceneFrame(
  <>
    <path class="lr-stone" d="M0 132V60q60-50 130-30 20 8 24 40 6 34 2 62zM360 132V50q-60-34-110-16-34 14-38 50-2 26 2 48z" />
    <path class="lr-recess" d="M150 132q-2-40 4-62 14-26 28-26t28 26q6 22 4 62z" />
    <path class="lr-ghost" d="M182 62c8 0 12 6 12 13 0 5-2 8-2 12 6 8 8 22 8 34l-6-4-6 5-6-5-6 5-6-5-6 4c0-12 2-26 8-34 0-4-2-7-2-12 0-7 4-13 12-13z" />
    <path class="lr-river" d="M120 128q10-6 20 0t20 0 20 0 20 0 20 0 20 0" />
  </>,
);

/** Return grapes on a vine. */
const grapes = (x: number, y: number): VNode => (
  <g key={x} class="lr-grapes">
    {[[-5, 0], [0, 0], [5, 0], [-2.5, 4.5], [2.5, 4.5], [0, 9]].map(([dx = 0, dy = 0]) => (
      <circle key={`${dx} ${dy}`} cx={x + dx} cy={y + dy} r="3" />
    ))}
  </g>
);

/** Return a thyrsus, which is a rod with ivy and a cone on top. */
const thyrsus = (x: number, lean: number): VNode => (
  <g key={x} transform={`rotate(${lean} ${x} 118)`}>
    <path class="lr-rod" d={`M${x} 46v72`} />
    <path class="lr-cone" d={`M${x} 22c8 8 9 17 0 26c-9-9-8-18 0-26z`} />
    <path class="lr-garland" d={`M${x - 5} 58q5 5 10 0M${x - 5} 72q5 5 10 0`} />
  </g>
);

const thiasos = sceneFrame(
  <>
    <path class="lr-stone" d="M0 124h360v8H0z" />
    {[30, 330].map(column)}
    <path class="lr-vine" d="M22 50q38-34 79-14t79-10q38-10 79 10t79 14" />
    {[grapes(66, 42), grapes(128, 40), grapes(232, 40), grapes(294, 42)]}
    {[thyrsus(118, -14), thyrsus(242, 14)]}
    <path class="lr-clay" d="M150 66h60l-6 10q14 18-10 32l-4 6h10v8h-40v-8h10l-4-6q-24-14-10-32z" />
    <path class="lr-groove" d="M158 84h44M156 90h48" />
    <path class="lr-recess" d="M156 66h48l-3 5h-42z" />
  </>,
);

const triumph = sceneFrame(
  <>
    <path class="lr-stone" d="M92 40h176v88h-34V96q-4-22-54-22t-54 22v32H92zM84 32h192v8H84zM100 20h160v12H100z" />
    <path class="lr-recess" d="M134 128V98q4-18 46-18t46 18v30z" />
    <path class="lr-laurels" d="M180 18c-8-2-14-8-14-16 4 0 7 2 9 5 0-3 2-6 5-7 3 1 5 4 5 7 2-3 5-5 9-5 0 8-6 14-14 16z" />
    {[108, 246].map((x) => (
      <path key={x} class="lr-flag" d={`M${x} 46h14v38l-7-6-7 6z`} />
    ))}
    <circle class="lr-wreath" cx="180" cy="107" r="15" />
  </>,
);

export const RITE_SCENES: Readonly<Record<RiteKind, VNode>> = { wedding, divorce, death, estate: death, shade, triumph, thiasos, band: thiasos };
