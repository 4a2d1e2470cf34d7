/** A gladiator in the arena. The drawing has a body, with the gear that the gladiator wears and carries. */

import type { VNode } from "preact";
import { HELMET_PICTURES, LEG_PICTURES, TORSO_PICTURES } from "./armour";
import { BRONZE, CLOTH, EDGE_COLOUR, LEATHER, SKIN, SKIN_DARK } from "./colours";
import { OFFHAND_PICTURES, WEAPON_PICTURES } from "./weapons";
import type { GearDoc } from "../wire";

/** The gear of a figure. A slot that is missing here is empty. */
export type Kit = Partial<GearDoc>;

const LEG =
  "M124 196C138 198 156 204 160 214 170 236 166 256 164 268 170 290 166 318 162 338L168 352C168 357 164 358 160 358H142C138 358 138 354 140 350L146 338C140 316 138 292 141 270 136 250 128 226 124 210z";

const figureDrawing = (
  <g stroke={EDGE_COLOUR} stroke-width="1.6" stroke-linejoin="round">
    <g fill={SKIN}>
      <path d={LEG} />
      <path d={LEG} transform="translate(240 0) scale(-1 1)" />
      <path d="M106 62h28v22h-28z" fill={SKIN_DARK} />
      <path d="M77 98C80 86 98 85 108 73h24C142 85 160 86 163 98 162 114 154 134 150 152L148 192H92L90 152C86 134 78 114 77 98z" />
      <path d="M98 42C98 26 106 22 120 22S142 26 142 42C142 58 134 70 120 70S98 58 98 42z" />
    </g>
    <path d="M132 73C142 85 160 86 163 98 162 114 154 134 150 152L148 192H128C138 150 142 110 132 73zM130 66C138 60 142 50 142 42 142 32 138 27 134 25 138 40 136 56 126 69z" fill="#5a2e1a55" stroke="none" />
    <path d="M97 43C95 24 107 16 120 16S145 24 143 43C140 36 140 32 136 31 126 33 114 33 104 31 100 32 100 36 97 43z" fill="#3a2218" />
    <g fill="none" stroke={SKIN_DARK} stroke-width="2.200" stroke-linecap="round">
      <path d="M92 112Q106 122 118 114M148 112Q134 122 122 114M120 116V170M106 136q7 4 12 2M134 136q-7 4-12 2M106 152q7 4 12 2M134 152q-7 4-12 2" />
      <path d="M107 43q5-3 9 0M124 43q4-3 9 0M111 47.500h2M127 47.500h2M120 45v8h-3M114 60q6 2 12 0M96 262q-8 6-14 4M144 262q8 6 14 4" />
    </g>
    <path d="M88 176h64l6 30C146 214 134 218 120 244 106 218 94 214 82 206z" fill={CLOTH} />
    <path d="M102 186Q112 206 120 236M138 186Q128 206 120 236" fill="none" stroke="#6e1d18" stroke-width="2" />
    <path d="M86 168h68v16H86z" fill={LEATHER} />
    <path d="M112 166h16v20h-16z" fill={BRONZE} />
  </g>
);

/** The two arms. The arm with the weapon is at the viewer's left. */
const ARMS = {
  strong: "M84 88C70 92 64 108 58 124L46 158C42 168 44 176 50 178 58 180 63 174 66 166L80 134C88 122 96 112 96 100z",
  shield: "M156 88C170 92 178 104 182 120L194 152C198 164 196 172 190 174 182 176 178 170 174 162L160 134C152 122 144 112 144 100z",
} as const;

const arm = (side: keyof typeof ARMS): VNode => (
  <path d={ARMS[side]} fill={SKIN} stroke={EDGE_COLOUR} stroke-width="1.600" stroke-linejoin="round" />
);

const HAND_SPOTS = { strong: [50, 172], shield: [190, 170] } as const;
const fist = (side: keyof typeof HAND_SPOTS): VNode => (
  <circle cx={HAND_SPOTS[side][0]} cy={HAND_SPOTS[side][1]} r="9" fill={SKIN} stroke={EDGE_COLOUR} stroke-width="1.6" />
);

/** For each long weapon, the angle by which it leans outwards (degrees). */
const WEAPON_ANGLES: Readonly<Record<string, number>> = { hasta: 4, trident: 4, falx: -12 };

const heldWeapon = (card: string, side: keyof typeof HAND_SPOTS): VNode => {
  const [x, y] = HAND_SPOTS[side];
  const angle = side === "strong" ? (WEAPON_ANGLES[card] ?? -16) : 18;
  return <g transform={`translate(${x} ${y}) rotate(${angle})`}>{WEAPON_PICTURES[card] ?? WEAPON_PICTURES["gladius"]}</g>;
};

const shield = (card: string): VNode => {
  const [x, y] = HAND_SPOTS.shield;
  const transform = card === "casses" ? `translate(${x + 4} ${y})` : `translate(${x} ${y + 8})`;
  return <g transform={transform}>{OFFHAND_PICTURES[card] ?? OFFHAND_PICTURES["parma"]}</g>;
};

/** The figure in a field of 240 by 380 units. The figure is drawn without an `svg` element around it. */
function FigureBody({ kit }: { kit: Kit }) {
  const { helmet, torso, leg, offhand } = kit;
  const weapon = kit.weapon ?? "pugio";
  return (
    <g>
      <ellipse cx="120" cy="360" rx="74" ry="9" fill="#0006" />
      {figureDrawing}
      {leg && (LEG_PICTURES[leg] ?? LEG_PICTURES["ocrea"])}
      {arm("strong")}
      {arm("shield")}
      {torso && (TORSO_PICTURES[torso] ?? TORSO_PICTURES["pectorale"])}
      {helmet && <g transform="translate(120 48)">{HELMET_PICTURES[helmet] ?? HELMET_PICTURES["galea_murmillo"]}</g>}
      {heldWeapon(weapon, "strong")}
      {fist("strong")}
      {weapon === "dual_gladius" && heldWeapon(weapon, "shield")}
      {offhand && shield(offhand)}
      {offhand !== "parmula" && offhand !== "parma" && offhand !== "scutum" && fist("shield")}
    </g>
  );
}

/** A gladiator as a separate picture. The picture has no accessible name, because a description is beside it. */
export function GladiatorFigure({ kit, isFlipped = false, isFallen = false }: { kit: Kit; isFlipped?: boolean; isFallen?: boolean }) {
  return (
    <svg class="figure" viewBox="0 -30 240 402" aria-hidden="true" data-fallen={isFallen}>
      <g transform={isFlipped ? "translate(240 0) scale(-1 1)" : undefined}>
        <FigureBody kit={kit} />
      </g>
    </svg>
  );
}
