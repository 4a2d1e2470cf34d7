/** The pictures of weapons and shields. Weapons point upwards, and the hand is at the point 0 0. */

import type { VNode } from "preact";
import { EDGE_COLOUR, IRON, LEATHER, WOOD, BRONZE, CLOTH } from "./colours";

const hilt = (
  <g>
    <path d="M-9-9h18v4H-9z" fill={BRONZE} />
    <path d="M-3-5h6v15h-6z" fill={LEATHER} />
    <circle cy="13" r="4.6" fill={BRONZE} />
  </g>
);

/** Return a straight blade of this length and width. */
const sword = (length: number, width: number): VNode => (
  <g stroke={EDGE_COLOUR} stroke-width="1.2" stroke-linejoin="round">
    <path d={`M${-width} -8V${-length + 12}L0 ${-length}L${width} ${-length + 12}V-8z`} fill={IRON} />
    <path d={`M0 -10V${-length + 8}`} fill="none" stroke="#6b7680" />
    {hilt}
  </g>
);

/** The wooden sword of a freed gladiator. */
const rudis = (
  <g stroke={EDGE_COLOUR} stroke-width="1.4" stroke-linejoin="round">
    <path d="M-6-8V-60Q0-74 6-60V-8z" fill="#d9a866" />
    <path d="M0-12V-62" fill="none" stroke="#9a7446" />
    <path d="M-11-9h22v5h-22z" fill="#b98a52" />
    <path d="M-3-5h6v15h-6z" fill="#9a7446" />
    <circle cy="13" r="5" fill="#b98a52" />
  </g>
);

const gladius = sword(66, 5.4);
const spatha = sword(96, 4.8);

const sica = (
  <g stroke={EDGE_COLOUR} stroke-width="1.2" stroke-linejoin="round">
    <path d="M-4-8C-5-24-3-36 6-43L26-56C18-40 12-34 6-27 3-22 4-14 4-8z" fill={IRON} />
    {hilt}
  </g>
);

const hasta = (
  <g stroke={EDGE_COLOUR} stroke-width="1.2" stroke-linejoin="round">
    <path d="M-2.6-92h5.2V112h-5.200z" fill={WOOD} />
    <path d="M0-132C8-118 7.5-106 3-92h-6C-7.500-106-8-118 0-132z" fill={IRON} />
    <path d="M0-126v32" fill="none" stroke="#6b7680" />
    <path d="M-3.400 108h6.800L0 122z" fill={IRON} />
  </g>
);

const trident = (
  <g stroke={EDGE_COLOUR} stroke-width="1.2" stroke-linejoin="round">
    <path d="M-2.6-84h5.2V112h-5.200z" fill={WOOD} />
    <path d="M-20-128l5 9-3 0C-18-104-12-96-3-94V-120l-4 0L0-134l7 14-4 0V-94C12-96 18-104 18-119l-3 0 5-9 4 12-3 0C21-98 15-88 3.500-86h-7C-15-88-21-98-21-116l-3 0z" fill={IRON} />
  </g>
);

const falx = (
  <g stroke={EDGE_COLOUR} stroke-width="1.2" stroke-linejoin="round">
    <path d="M-3-30h6V70h-6z" fill={WOOD} />
    <path d="M-4-28C-6-60 4-90 34-112 30-92 18-74 12-58 8-48 6-38 5-28z" fill={IRON} />
    <path d="M-5-32H6v7H-5z" fill={BRONZE} />
  </g>
);

/** A net that hangs from the hand, with lead weights along its hem. */
const casses = (
  <g fill="none" stroke="#d8c39a" stroke-width="1.7">
    <path d="M0-6C-14 8-30 30-30 62-18 74 20 74 32 60 30 30 14 6 0-6z" fill="#d8c39a1f" />
    <path d="M-6 0C0 22 2 46-10 70M2-4C12 20 16 44 10 71M-16 14C-10 34-14 54-24 66M14 12C22 32 26 46 26 65" />
    <path d="M-17 14C-4 22 8 20 17 14M-25 32C-8 42 12 40 26 32M-29 50C-10 60 16 58 31 48" />
    <g fill={IRON} stroke={EDGE_COLOUR} stroke-width="1">
      <circle cx="-28" cy="64" r="3.4" />
      <circle cx="-12" cy="71" r="3.4" />
      <circle cx="8" cy="72" r="3.4" />
      <circle cx="25" cy="66" r="3.4" />
    </g>
  </g>
);

const shieldBoss = (y = 0): VNode => <circle cy={y} r="9" fill={BRONZE} stroke={EDGE_COLOUR} stroke-width="1.4" />;

const parmula = (
  <g stroke={EDGE_COLOUR} stroke-width="1.600" stroke-linejoin="round">
    <path d="M-26-30Q0-38 26-30V30Q0 38-26 30z" fill="#7c2e25" />
    <path d="M-21-25Q0-32 21-25V25Q0 32-21 25z" fill="none" stroke="#d9a24e" stroke-width="2.4" />
    <path d="M-20-24 20 24M20-24-20 24" stroke="#d9a24e" stroke-width="2" />
    {shieldBoss()}
  </g>
);

const parma = (
  <g stroke={EDGE_COLOUR} stroke-width="1.6">
    <circle r="36" fill="#2f4c56" />
    <circle r="29" fill="none" stroke="#d9a24e" stroke-width="2.6" />
    {Array.from({ length: 8 }, (_, ray) => (
      <path key={ray} d="M-3-12 0-27 3-12z" transform={`rotate(${ray * 45})`} fill="#d9a24e" stroke="none" />
    ))}
    {shieldBoss()}
  </g>
);

const scutum = (
  <g stroke={EDGE_COLOUR} stroke-width="1.8" stroke-linejoin="round">
    <path d="M-35-68Q0-80 35-68V68Q0 80-35 68z" fill={CLOTH} />
    <path d="M-29-61Q0-71 29-61V61Q0 71-29 61z" fill="none" stroke="#e2b45c" stroke-width="2.4" />
    <path d="M0-52 8-30 3-30 10-14H4L0-20-4-14h-6l7-16-5 0zM0 52l8-22-5 0 7-16H4L0 20l-4-6h-6l7 16-5 0z" fill="#e2b45c" stroke="none" />
    <path d="M-26-46 -12-12M26-46 12-12M-26 46-12 12M26 46 12 12" stroke="#e2b45c" stroke-width="2.4" />
    <path d="M-14-12h28v24h-28z" fill={BRONZE} />
    <circle r="8" fill="#f0cf8a" />
  </g>
);

/** The weapons by card. The hand is at the point 0 0. */
export const WEAPON_PICTURES: Readonly<Record<string, VNode>> = {
  pugio: sword(40, 5),
  gladius,
  sica,
  spatha,
  hasta,
  trident,
  dual_gladius: gladius,
  falx,
  rudis,
};

/** The gear of the other hand, by card. The point 0 0 is the middle of a shield, or the hand that holds a net. */
export const OFFHAND_PICTURES: Readonly<Record<string, VNode>> = { casses, parmula, parma, scutum };
