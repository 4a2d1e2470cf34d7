/** The pictures of armour, which are drawn on the body of `figure.tsx`. The centre of the head is at the point 0 0. */

import type { VNode } from "preact";
import { BRONZE, BRONZE_DARK, CLOTH, EDGE_COLOUR, IRON, LEATHER, LINEN } from "./colours";

const armourPicture = (children: VNode): VNode => (
  <g stroke={EDGE_COLOUR} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
    {children}
  </g>
);

/** A visor with holes, which hangs below the brim. */
const grille = (
  <g>
    <path d="M-19-2H19C20 14 12 26 0 29-12 26-20 14-19-2z" fill={BRONZE_DARK} />
    <path d="M0-2V28" />
    <g fill={EDGE_COLOUR} stroke="none">
      {[-12.5, -6.5, 6.5, 12.5].map((x) => (
        <g key={x}>
          <circle cx={x} cy="4" r="1.900" />
          <circle cx={x} cy="10" r="1.900" />
          <circle cx={x * 0.86} cy="16" r="1.7" />
        </g>
      ))}
    </g>
  </g>
);

const helmetBowl = <path d="M-22-2C-24-26-12-36 0-36S24-26 22-2z" fill={BRONZE} />;
const helmetBrim = <path d="M-33 3C-26-7-12-9 0-9S26-7 33 3C22-1 10-2 0-2S-22-1-33 3z" fill={BRONZE} />;

const hoplomachus = armourPicture(
  <>
    <path d="M-6-34C-16-58 4-66 26-58 40-52 40-30 34-16 32-30 22-40 6-36z" fill={CLOTH} />
    {grille}
    {helmetBowl}
    {helmetBrim}
  </>,
);

const thraex = armourPicture(
  <>
    <path d="M-4-34C-8-52 0-62 12-66 10-58 14-54 22-52 16-46 10-44 8-34z" fill={BRONZE_DARK} />
    <path d="M8-60l8-1-4 5z" fill={IRON} />
    {grille}
    {helmetBowl}
    {helmetBrim}
    <path d="M-26-8C-40-20-42-34-38-46-34-32-26-24-20-18z" fill="#3f6b74" />
    <path d="M26-8C40-20 42-34 38-46 34-32 26-24 20-18z" fill="#3f6b74" />
  </>,
);

const provocator = armourPicture(
  <>
    <path d="M-27 6C-30-4-30-12-25-18V6zM27 6C30-4 30-12 25-18V6z" fill={IRON} />
    <path d="M-22-4C-24-27-12-36 0-36S24-27 22-4z" fill={IRON} />
    <path d="M-22-6H22V4C21 18 12 27 0 29-12 27-21 18-22 4z" fill="#9aa5ad" />
    <path d="M-14 0h10v7h-10zM4 0h10v7H4z" fill={EDGE_COLOUR} stroke="none" />
    <path d="M0-36V-8M-22-6H22M0 8v20" fill="none" />
    {[1, -1].map((sideSign) => (
      <g key={sideSign} transform={`scale(${sideSign} 1)`} fill={LINEN}>
        {[12, 30, 48].map((angle) => (
          <path key={angle} d="M-3 0C-6-12-3-24 1-30 5-24 5-10 2 0z" transform={`translate(20 -19) rotate(${angle})`} />
        ))}
      </g>
    ))}
    <circle cx="20" cy="-17" r="4" fill={BRONZE} />
    <circle cx="-20" cy="-17" r="4" fill={BRONZE} />
  </>,
);

const murmillo = armourPicture(
  <>
    <path d="M-12-30C-10-52-2-62 14-66 26-56 26-42 20-28z" fill={CLOTH} />
    <path d="M-8-36C-4-50 2-56 12-60M2-36C6-46 10-52 18-56" fill="none" />
    {grille}
    {helmetBowl}
    {helmetBrim}
  </>,
);

const secutor = armourPicture(
  <>
    <path d="M-4-34C-4-46 2-52 10-54 14-46 12-40 8-34z" fill={IRON} />
    <path d="M-23-2C-24-28-12-37 0-37S24-28 23-2C23 18 12 29 0 31-12 29-23 18-23-2z" fill={IRON} />
    <circle cx="-9" cy="-2" r="4.6" fill={EDGE_COLOUR} stroke="none" />
    <circle cx="9" cy="-2" r="4.6" fill={EDGE_COLOUR} stroke="none" />
    <path d="M0-37V30" fill="none" />
    <path d="M-28 22C-20 16-14 16-10 22M28 22C20 16 14 16 10 22" fill="none" stroke={IRON} stroke-width="4" />
  </>,
);

export const HELMET_PICTURES: Readonly<Record<string, VNode>> = {
  galea_hoplomachus: hoplomachus,
  galea_thraex: thraex,
  galea_provocator: provocator,
  galea_murmillo: murmillo,
  galea_secutor: secutor,
};

/** The armour of arm and chest, by card. The armour is drawn in the units of the figure. */
export const TORSO_PICTURES: Readonly<Record<string, VNode>> = {
  galerus: armourPicture(
    <>
      <path d="M142 92C142 66 158 54 176 58 186 72 186 92 178 112 164 110 148 104 142 92z" fill={BRONZE} />
      <path d="M150 88C152 74 160 66 172 66" fill="none" />
      <circle cx="165" cy="88" r="6" fill={BRONZE_DARK} />
    </>,
  ),
  manica: armourPicture(
    <g fill={LINEN}>
      <path d="M96 86C82 84 72 90 68 102L64 112 82 120C86 110 92 104 100 102z" />
      <path d="M64 110l18 8-4 13-19-7z" />
      <path d="M59 122l19 7-5 13-19-6z" />
      <path d="M54 134l19 7-4 13-19-6z" />
      <path d="M50 147l19 6-3 12-18-4z" fill={LEATHER} />
    </g>,
  ),
  pectorale: armourPicture(
    <>
      <path d="M94 92Q120 100 146 92L149 142Q120 156 91 142z" fill={BRONZE} />
      <path d="M98 104Q109 112 118 106M142 104Q131 112 122 106M120 100V148M104 126Q112 130 118 128M136 126Q128 130 122 128" fill="none" stroke={BRONZE_DARK} stroke-width="2" />
      <path d="M100 92 96 78M140 92l4-14" stroke={LEATHER} stroke-width="5" />
    </>,
  ),
};

const legWraps = (side: 1 | -1): VNode => (
  <g transform={side === 1 ? undefined : "translate(240 0) scale(-1 1)"} fill={LINEN}>
    {[268, 281, 294, 307, 320].map((y, rowIndex) => (
      <path key={y} d={`M${138.500 + rowIndex * 0.7} ${y}q13 5 27 0l0 10q-14 5-27 0z`} />
    ))}
  </g>
);

const greave = (side: 1 | -1, top: number): VNode => (
  <g transform={side === 1 ? undefined : "translate(240 0) scale(-1 1)"}>
    <path d={`M137 ${top}Q152 ${top - 12} 168 ${top}C170 ${top + 30} 167 310 163 336Q153 342 146 336C141 310 136 ${top + 34} 137 ${top}z`} fill={BRONZE} />
    <path d={`M152.500 ${top - 2}V336M143 ${top + 10}q9 7 19 0`} fill="none" stroke={BRONZE_DARK} stroke-width="2" />
  </g>
);

export const LEG_PICTURES: Readonly<Record<string, VNode>> = {
  fasciae: armourPicture(
    <>
      {legWraps(1)}
      {legWraps(-1)}
    </>,
  ),
  ocrea: armourPicture(greave(1, 262)),
  ocreae: armourPicture(
    <>
      {greave(1, 244)}
      {greave(-1, 244)}
    </>,
  ),
};
