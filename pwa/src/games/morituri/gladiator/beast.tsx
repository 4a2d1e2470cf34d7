/** The beasts of the arenas, by the number of pennants at the arena. The beasts look to the left. */

import type { VNode } from "preact";
import { EDGE_COLOUR } from "./colours";

const beastPicture = (children: VNode): VNode => (
  <g stroke={EDGE_COLOUR} stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
    {children}
  </g>
);

const boar = beastPicture(
  <>
    <path d="M196 118C214 116 222 102 214 92" fill="none" stroke="#5b4436" stroke-width="5" />
    <path d="M30 128C36 110 52 98 70 96 92 74 140 70 172 82 196 92 204 116 200 144L196 186H178L176 158C160 166 132 168 112 162L110 186H92L90 156C76 154 66 148 60 142L36 146C28 142 28 134 30 128z" fill="#6e5242" />
    <path d="M66 98C84 70 130 62 168 80 150 78 146 84 138 78 132 88 122 78 114 86 106 78 96 92 88 88 82 98 74 96 66 98z" fill="#3a2a22" />
    <path d="M30 128C26 132 26 140 32 146L44 145 42 128z" fill="#a98573" />
    <path d="M48 142C44 134 40 128 40 118 46 124 54 132 56 141z" fill="#f1e6d0" />
    <path d="M76 100 84 82 92 102z" fill="#5b4436" />
    <circle cx="68" cy="116" r="3" fill="#f3c14f" />
    <path d="M140 162V186h-16l-2-23M170 160l2 26" fill="#5b4436" />
  </>,
);

const bear = beastPicture(
  <>
    <path d="M26 96C30 78 46 66 66 66 84 52 120 48 156 58 192 66 210 96 208 130L210 188H184L178 152C160 160 134 160 116 154L114 188H86L84 148C76 142 70 134 66 126L40 122C28 118 24 108 26 96z" fill="#7a4f2e" />
    <path d="M84 148l4 40H64L62 176 70 134zM178 152l-2 36h-24l-2-12 6-18z" fill="#5f3c22" />
    <path d="M26 96C24 106 28 118 40 122L50 112 44 98z" fill="#b98a5c" />
    <path d="M25 97l9-3 2 6-9 4z" fill={EDGE_COLOUR} stroke="none" />
    <path d="M62 68C56 56 66 48 76 54 82 58 80 66 76 70z" fill="#5f3c22" />
    <circle cx="54" cy="88" r="3.200" fill="#f3c14f" />
    <path d="M34 112q10 2 16-2" fill="none" />
    <path d="M66 186v6M74 186v6M90 186v6M100 186v6M156 186v6M166 186v6M188 186v6M198 186v6" stroke="#efe2c8" />
  </>,
);

const lion = beastPicture(
  <>
    <path d="M202 108C232 104 236 76 222 56" fill="none" stroke="#c8913f" stroke-width="6" />
    <path d="M222 60C212 52 214 40 224 34 232 42 234 54 222 60z" fill="#7c3f1c" />
    <path d="M90 84C126 72 170 76 194 92 212 104 208 132 206 148L212 188H192L182 152C160 160 134 158 118 150L116 188H96L88 140z" fill="#d39a45" />
    <path d="M182 152l-8 36h-18l6-40zM88 140l-4 48H66L64 176 72 134z" fill="#b17a32" />
    <path d="M64 30C82 22 106 32 112 50 126 60 126 84 118 96 120 116 106 132 90 134 76 144 54 140 46 126 32 118 28 98 36 84 32 66 42 48 54 46 54 38 58 32 64 30z" fill="#8a4a20" />
    <path d="M56 58C70 50 88 58 92 74 96 92 88 108 72 110 62 118 44 112 44 100 38 96 38 88 42 82 42 70 46 62 56 58z" fill="#e0ab58" />
    <path d="M44 100C44 112 62 118 72 110L66 98 54 96z" fill="#f1dcb2" />
    <path d="M38 88l12-2 2 7-9 5z" fill={EDGE_COLOUR} stroke="none" />
    <path d="M46 103c6 4 12 4 18 0l-2 8c-6 3-12 2-16-2z" fill="#7c1d18" />
    <path d="M50 104l2 5 3-4M60 104l0 5" fill="none" stroke="#fff4dc" stroke-width="2.4" />
    <path d="M54 75l10-2" fill="none" stroke-width="3" />
    <circle cx="60" cy="80" r="3" fill="#f6d968" />
    <path d="M78 56C76 46 88 42 94 50 96 56 94 60 90 64z" fill="#c8913f" />
  </>,
);

const tiger = beastPicture(
  <>
    <path d="M204 112C230 116 238 92 226 66" fill="none" stroke="#d98336" stroke-width="8" />
    <path d="M70 78C110 62 170 68 196 88 214 102 210 130 208 148L214 188H192L182 152C160 160 134 158 118 150L116 188H94L86 140z" fill="#d98336" />
    <path d="M182 152l-8 36h-18l6-40zM86 140l-4 48H62L62 174 70 132z" fill="#b4651f" />
    <path d="M52 50C70 38 98 48 102 72 106 96 94 116 74 118 58 126 38 118 38 104 30 98 30 88 36 80 36 64 42 54 52 50z" fill="#e2934a" />
    <path d="M38 104C38 118 58 126 72 118L66 100 50 96z" fill="#f6ead2" />
    <path d="M31 90l13-2 2 8-10 5z" fill={EDGE_COLOUR} stroke="none" />
    <path d="M40 107c7 5 14 5 21 0l-2 9c-7 3-13 2-18-2z" fill="#7c1d18" />
    <path d="M45 108l2 6 3-5M56 108l1 6" fill="none" stroke="#fff4dc" stroke-width="2.600" />
    <path d="M76 50C74 40 86 36 92 46 94 52 92 56 88 60z" fill="#b4651f" />
    <circle cx="56" cy="80" r="3.400" fill="#d6f07a" />
    <path d="M116 70l6 24 4-24zM138 68l6 30 5-28zM160 72l6 28 5-24zM180 80l6 28 6-18zM70 50l2 12 5-9zM92 80l-13 4 13 5zM88 98l-11-1 9 9zM210 116l8-8 2 6zM228 100l-8-6 9-2zM124 148l3-18 5 19zM148 154l3-18 5 17z" fill={EDGE_COLOUR} stroke="none" />
  </>,
);

const BEAST_PICTURES: readonly VNode[] = [boar, boar, bear, lion, tiger];

/** The beast in an arena with this number of pennants. */
export function Beast({ pennantCount, isFallen = false }: { pennantCount: number; isFallen?: boolean }) {
  return (
    <svg class="figure beast" viewBox="10 0 230 206" preserveAspectRatio="xMidYMax meet" aria-hidden="true" data-fallen={isFallen}>
      <ellipse cx="130" cy="192" rx="96" ry="9" fill="#0006" />
      {BEAST_PICTURES[Math.min(pennantCount, BEAST_PICTURES.length - 1)]}
    </svg>
  );
}
