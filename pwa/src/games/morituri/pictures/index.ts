/** The picture of each act. */

import { helmet, paw, sword, swords } from "../../../ui/pictures/arms";
import { COMMON_ACT_PICTURES } from "../../../ui/pictures/common";
import { circle } from "../../../ui/pictures/paths";
import type { Pictures } from "../../../ui/pictures/paths";
import { crowd, mask, openHand, skull, thumb } from "../../../ui/pictures/people";
import { arrow, check, cross, downArrow, flag, gavel, hourglass, list } from "../../../ui/pictures/signs";
import { cards, die } from "../../../ui/pictures/things";

const pawn = `${circle(12, 6, 4.5)}M8.500 11.500h7l1.500 8h2.500v3h-15v-3H7z`;

export const ACT_PICTURES = {
  ...COMMON_ACT_PICTURES,
  "roll-for-order": [die, list],
  move: [pawn, arrow],
  wait: [hourglass],
  "face-danger": [mask],
  "draw-card": [cards],
  "keep-gear": [helmet, check],
  "give-up": [openHand, arrow],
  "drop-gear": [helmet, downArrow],
  "fight-first": [swords, flag],
  strike: [sword],
  "hear-the-crowd": [crowd],
  "accept-mercy": [thumb],
  "refuse-mercy": [thumb, cross],
  "fight-on": [skull, swords],
  "fight-beast": [paw],
  "strike-beast": [paw, sword],
  "set-fact": [gavel],
} as const satisfies Pictures;
