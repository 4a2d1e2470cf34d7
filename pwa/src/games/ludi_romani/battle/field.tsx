import type { VNode } from "preact";

/** The positions of an army's lances on the hills, from the edge of the field to the middle. */
const LANCE_POSITIONS = [4, 13, 20, 30, 37, 48, 55, 66, 78, 86, 99, 110, 124];

const soldier = (x: number): VNode => {
  const y = 92 - (x % 5) * 1.6 + (x / 124) * 9;
  return (
    <g key={x} transform={`translate(${x} ${y})`}>
      <path d="M3.600 2V-22L4.400-26 5.200-22V2z" />
      <circle cx="0" cy="-8" r="2.700" />
      <path d="M-3.600-5.500Q0-7.500 3.600-5.500V4Q0 7.500-3.600 4z" />
    </g>
  );
};

const eagle = (
  <g transform="translate(60 84)">
    <path d="M-1-38h2V6h-2z" />
    <path d="M0-46C-3-50-9-51-14-49c2 4 6 6 10 6l-1 4h10l-1-4c4 0 8-2 10-6-5-2-11-1-14 3z" />
    <path d="M-7-36H7v13l-7-4-7 4z" />
  </g>
);

const army = (
  <>
    {LANCE_POSITIONS.map(soldier)}
    {eagle}
  </>
);

/** The background of a battle: an evening sky, hills, and an army on each side. */
export const FIELD = (
  <svg class="lr-field" viewBox="0 0 400 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle class="lr-field-sun" cx="200" cy="74" r="40" />
    <path class="lr-field-far" d="M0 84C40 60 78 58 118 76 150 62 176 66 204 80c34-22 66-24 96-6 36-16 66-12 100 8v68H0z" />
    <g class="lr-field-army">
      {army}
      <g transform="matrix(-1 0 0 1 400 0)">{army}</g>
    </g>
    <path class="lr-field-near" d="M0 98c60-8 130 2 200 22 70-20 140-30 200-22v52H0z" />
  </svg>
);

/** The standard of one die in the ranks. The cloth has the colour of the die's kind. */
export const STANDARD = (
  <svg viewBox="0 0 16 28" aria-hidden="true">
    <path class="lr-pole" d="M7.300 4h1.400v24H7.300zM2 5.200h12v1.300H2zM8 0l1.900 2.400L8 4.800 6.100 2.400z" />
    <path class="lr-cloth" d="M3 7h10v10.500l-2.500-1.400L8 18l-2.500-1.900L3 17.500z" />
  </svg>
);
