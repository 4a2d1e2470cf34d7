/**
 * The pictures on cards. A card with gear shows the gear as it is worn. A card that only gives an order shows a sign.
 */

import type { VNode } from "preact";
import { HELMET_PICTURES, LEG_PICTURES, TORSO_PICTURES } from "./armour";
import { BRONZE, CLOTH, EDGE_COLOUR, IRON, LEATHER } from "./colours";
import { OFFHAND_PICTURES, WEAPON_PICTURES } from "./weapons";

/** For each weapon, its scale on the card and the position of the weapon's middle. */
const WEAPON_PLACEMENTS: Readonly<Record<string, readonly [scale: number, middle: number]>> = {
  pugio: [1.75, 13],
  gladius: [1.35, 24],
  sica: [1.55, 20],
  spatha: [1.05, 39],
  hasta: [0.95, 84],
  trident: [0.95, 86],
  falx: [0.72, 24],
};

const placedWeapon = (weaponId: string, angle: number): VNode => {
  const [scale, middleX] = WEAPON_PLACEMENTS[weaponId] ?? [1, 20];
  return <g transform={`rotate(${angle}) scale(${scale}) translate(0 ${middleX})`}>{WEAPON_PICTURES[weaponId]}</g>;
};

/** For each piece of armour, the visible area of the body as a viewBox. */
const ARMOUR_VIEW_BOXES: Readonly<Record<string, string>> = {
  galerus: "130 46 62 76",
  manica: "40 78 66 92",
  pectorale: "82 70 76 92",
  fasciae: "62 250 116 96",
  ocrea: "126 236 54 116",
  ocreae: "58 224 124 128",
};

const signPicture = (children: VNode): VNode => (
  <g stroke={EDGE_COLOUR} stroke-width="1.600" stroke-linejoin="round" stroke-linecap="round">
    {children}
  </g>
);

const leaf = (angle: number, sideSign: number): VNode => (
  <path
    key={`${angle} ${sideSign}`}
    d="M0 0C5-4 7-11 4-18-2-13-4-6 0 0z"
    transform={`rotate(${angle * sideSign}) translate(0 -36) rotate(${sideSign * 72})`}
  />
);

const CARD_SIGNS: Readonly<Record<string, VNode>> = {
  gain_hp: signPicture(
    <>
      <g fill="#8fae6a">{[22, 50, 78, 106, 134].flatMap((angle) => [leaf(angle, 1), leaf(angle, -1)])}</g>
      <path d="M0 22C-22 6-24-14-10-18-4-19 0-14 0-10 0-14 4-19 10-18 24-14 22 6 0 22z" fill="#d2473a" />
    </>,
  ),
  draw: signPicture(
    <>
      <path d="M-36-26-2-34 12 26-22 34z" fill="#5a3a2a" />
      <path d="M-10-36H26V30H-10z" fill="#7c2e25" />
      <path d="M-4-30H20V24H-4z" fill="none" stroke={BRONZE} stroke-width="2.5" />
      <path d="M8-18 12-6 24-4 14 3 17 15 8 8-1 15 2 3-8-4 4-6z" fill={BRONZE} transform="translate(0 -2) scale(.9)" />
    </>,
  ),
  lose_armour: signPicture(
    <>
      <path d="M-34-6C-34-28-18-36 0-36S34-28 34-6C34 10 20 12 8 4 4 2-4 2-8 4-20 12-34 10-34-6z" fill="#37404a" />
      <path d="M-24-8q8-8 16 0-8 7-16 0zM8-8q8-8 16 0-8 7-16 0z" fill="#f3e2b6" />
      <path d="M-20 16Q0 8 20 16L24 36Q0 46-24 36z" fill={BRONZE} />
      <path d="M0 12V42M-14 22q6 4 11 1M14 22q-6 4-11 1" fill="none" />
    </>,
  ),
  lose_weapon: signPicture(
    <>
      <path d="M-34-10C-34-32-18-40 0-40S34-32 34-10C34 6 20 8 8 0 4-2-4-2-8 0-20 8-34 6-34-10z" fill="#37404a" />
      <path d="M-24-12q8-8 16 0-8 7-16 0zM8-12q8-8 16 0-8 7-16 0z" fill="#f3e2b6" />
      <g transform="translate(-22 28) rotate(80) scale(.72)">{WEAPON_PICTURES["gladius"]}</g>
    </>,
  ),
  lose_hp: signPicture(
    <>
      <path d="M0 32C-34 8-36-22-16-28-6-30 0-24 0-16 0-24 6-30 16-28 36-22 34 8 0 32z" fill="#8e2a22" />
      <path d="M-6-22 4-8-6 2 6 12-2 30" fill="none" stroke="#1b0d0b" stroke-width="4" />
      <path d="M26 18c6 8 8 12 8 16a7 7 0 0 1-14 0c0-4 2-8 6-16z" fill="#d2473a" />
    </>,
  ),
  miss_turn: signPicture(
    <g fill="none" stroke-width="7">
      <g stroke={EDGE_COLOUR} stroke-width="10">
        <ellipse cx="-20" cy="12" rx="14" ry="18" />
        <ellipse cx="20" cy="12" rx="14" ry="18" />
        <path d="M-8 4C-6-14 6-14 8 4" />
      </g>
      <g stroke={IRON}>
        <ellipse cx="-20" cy="12" rx="14" ry="18" />
        <ellipse cx="20" cy="12" rx="14" ry="18" />
        <path d="M-8 4C-6-14 6-14 8 4" />
      </g>
    </g>,
  ),
  owner_in_debt: signPicture(
    <>
      <path d="M-2-36h4v60h-4zM-20 24h40v8h-40z" fill={LEATHER} />
      <path d="M-34-24 34-34v5L-34-19z" fill={BRONZE} />
      <path d="M-34-20-46 8h24zM34-30 24-6h22z" fill="none" stroke={BRONZE} stroke-width="2.400" />
      <path d="M-48 8h28C-22 20-46 20-48 8zM22-6h26C46 6 24 6 22-6z" fill={BRONZE} />
      <path d="M-40 4h12v4h-12zM-38-1h12v4h-12zM-40-6h12v4h-12z" fill="#e8c25e" />
      <path d="M0-36l6-6 0 0-12 0z" fill={CLOTH} />
    </>,
  ),
};

/** The sign of each card with an order, if the sign's name differs from the card's id. */
const ORDER_SIGNS: Readonly<Record<string, string>> = {
  crowd_favour: "gain_hp",
  medicus: "gain_hp",
  patron: "draw",
  thief_armour: "lose_armour",
  thief_weapon: "lose_weapon",
  old_wound: "lose_hp",
  chains: "miss_turn",
};

/** The drawing for each slot. The drawing is used for cards that have no drawing themselves. */
const SLOT_SIGNS: Readonly<Record<string, string>> = {
  helmet: "galea_murmillo",
  torso: "pectorale",
  leg: "ocrea",
  weapon: "gladius",
  offhand: "parma",
};

/** The picture of a card. */
export function CardArt({ id, slot = "", effect = "" }: { id: string; slot?: string; effect?: string }) {
  const { box, art } = cardPicture(id) ?? cardPicture(effect) ?? cardPicture(SLOT_SIGNS[slot] ?? "") ?? { box: "-60 -60 120 120", art: CARD_SIGNS["draw"] };
  return (
    <svg class="card-art" viewBox={box} aria-hidden="true">
      {art}
    </svg>
  );
}

function cardPicture(cardId: string): { readonly box: string; readonly art: VNode | undefined } | null {
  const round = "-60 -60 120 120";
  if (HELMET_PICTURES[cardId]) return { box: "-56 -76 112 116", art: HELMET_PICTURES[cardId] };
  if (TORSO_PICTURES[cardId] || LEG_PICTURES[cardId]) return { box: ARMOUR_VIEW_BOXES[cardId] ?? round, art: TORSO_PICTURES[cardId] ?? LEG_PICTURES[cardId] };
  if (cardId === "dual_gladius") return { box: round, art: <g>{[placedWeapon("gladius", 40), placedWeapon("gladius", -40)]}</g> };
  if (WEAPON_PICTURES[cardId]) return { box: round, art: placedWeapon(cardId, 42) };
  if (cardId === "casses") return { box: "-46 -20 92 106", art: OFFHAND_PICTURES[cardId] };
  if (cardId === "scutum") return { box: "-84 -84 168 168", art: OFFHAND_PICTURES[cardId] };
  if (OFFHAND_PICTURES[cardId]) return { box: "-50 -50 100 100", art: OFFHAND_PICTURES[cardId] };
  const order = CARD_SIGNS[ORDER_SIGNS[cardId] ?? cardId];
  return order ? { box: "-54 -54 108 108", art: order } : null;
}
