/** The picture of each act. */

import { dagger } from "../../ui/pictures/arms";
import { COMMON_ACTS } from "../../ui/pictures/common";
import type { Pictures } from "../../ui/pictures/paths";
import { palm, person } from "../../ui/pictures/people";
import { check, cross, down, flag, gavel, moon, repeat, step, steps, up } from "../../ui/pictures/signs";
import { book, die, purse, urn, wreath } from "../../ui/pictures/things";

export const ACTS = {
  ...COMMON_ACTS,
  begin: [flag],
  "end-turn": [step],
  roll: [die],
  "roll-again": [die, repeat],
  "stop-rolling": [die, palm],
  advance: [wreath],
  attack: [dagger],
  train: [book],
  buy: [purse],
  "run-for": [person, up],
  "stand-down": [person, down],
  ready: [urn, check],
  "cast-votes": [urn],
  "agree-to-end": [moon, check],
  disagree: [moon, cross],
  "set-fact": [gavel],
  "set-course": [steps, gavel],
} as const satisfies Pictures;
