/** The picture of each act. */

import { axe, banner, eagle, shield } from "../../ui/pictures/arms";
import { COMMON_ACT_PICTURES } from "../../ui/pictures/common";
import type { Pictures } from "../../ui/pictures/paths";
import { handshake, openHand, palm } from "../../ui/pictures/people";
import { arrow, backArrow, bubble, flag, fork, gavel, heart, hourglass, plusMinus, repeat } from "../../ui/pictures/signs";
import { hammer, scales, scroll, tower, wreath } from "../../ui/pictures/things";

export const ACT_PICTURES = {
  ...COMMON_ACT_PICTURES,
  "found-empire": [eagle],
  "give-city": [tower, arrow],
  "name-empire": [eagle, bubble],
  "ask-for-orders": [scroll, hourglass],
  "order-units": [banner, arrow],
  "order-retreats": [banner, backArrow],
  "order-partings": [banner, fork],
  "order-adjustments": [banner, plusMinus],
  trade: [openHand, scales],
  "hand-over-unit": [banner, palm],
  "hand-over-centre": [tower, palm],
  "hand-over-builds": [hammer, arrow],
  federate: [handshake],
  "leave-federation": [handshake, arrow],
  "agree-on-end": [wreath, handshake],
  "set-unit": [banner, gavel],
  "set-garrison": [tower, shield],
  "set-owner": [tower, flag],
  "set-barbarians": [axe, gavel],
  "set-membership": [handshake, gavel],
  "set-builds": [hammer, gavel],
  "forgive-miss": [scroll, heart],
  "declare-result": [wreath, gavel],
  readjudicate: [scales, repeat],
} as const satisfies Pictures;
