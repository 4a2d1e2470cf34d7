/** The picture of each act. */

import { dagger } from "../../ui/pictures/arms";
import { COMMON_ACT_PICTURES } from "../../ui/pictures/common";
import type { Pictures } from "../../ui/pictures/paths";
import { palm, person } from "../../ui/pictures/people";
import { check, cross, downArrow, flag, gavel, moon, repeat, stepForward, steps, upArrow } from "../../ui/pictures/signs";
import { book, die, purse, urn, wreath } from "../../ui/pictures/things";

export const ACT_PICTURES = {
  ...COMMON_ACT_PICTURES,
  begin: [flag],
  "end-turn": [stepForward],
  roll: [die],
  "roll-again": [die, repeat],
  "stop-rolling": [die, palm],
  advance: [wreath],
  attack: [dagger],
  train: [book],
  buy: [purse],
  "run-for": [person, upArrow],
  "stand-down": [person, downArrow],
  ready: [urn, check],
  "cast-votes": [urn],
  "agree-to-end": [moon, check],
  disagree: [moon, cross],
  "set-fact": [gavel],
  "set-course": [steps, gavel],
} as const satisfies Pictures;
