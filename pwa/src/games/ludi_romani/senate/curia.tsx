import type { VNode } from "preact";

const COLUMN_POSITIONS = [26, 66, 106, 146, 254, 294, 334, 374];

const column = (x: number): VNode => <path key={x} d={`M${x - 7} 26h14v4h-2v52h3v4h-16v-4h3V30h-2z`} />;

/** The Senate house with a gable, columns, and two banks of benches that face each other. */
export const CURIA_PICTURE = (
  <svg class="lr-curia cover" viewBox="0 0 400 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path class="lr-curia-gable" d="M0 22L200-6 400 22v6H0z" />
    <g class="lr-curia-columns">{COLUMN_POSITIONS.map(column)}</g>
    <path class="lr-curia-door" d="M176 86V46a24 20 0 0 1 48 0v40z" />
    <g class="lr-curia-steps">
      <path d="M0 86h172v6H0zM0 94h166v6H0zM0 102h160v8H0z" />
      <path d="M228 86h172v6H228zM234 94h166v6H234zM240 102h160v8H240z" />
    </g>
  </svg>
);
