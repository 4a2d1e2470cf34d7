/** Pictures for acts of seasons, seats, roads and the sea. */

import { net, shield, ship } from "../../../ui/pictures/arms";
import type { Pictures } from "../../../ui/pictures/paths";
import { palm, person, skull } from "../../../ui/pictures/people";
import { arrow, backArrow, bolt, downArrow, eye, flag, gavel, hourglass, snow, sun, swap, wave } from "../../../ui/pictures/signs";
import { boot, calendar, crown, cup, house, seat } from "../../../ui/pictures/things";
import { petasus, sandal } from "./motifs";

export const TRAVEL_PICTURES = {
  "announce-season": [sun, snow],
  "hold-season": [sun, hourglass],
  "choose-start": [flag],
  "claim-last-seat": [seat, palm],
  "seat-unseated": [seat, person],
  displace: [seat, swap],
  move: [boot],
  roam: [sandal],
  reside: [house, snow],
  transfer: [person, arrow],
  plead: [petasus],
  "flee-home": [house, backArrow],
  sail: [ship],
  catch: [net],
  drown: [wave, skull],
  "seek-escort": [crown, shield],
  "report-rex": [crown, eye],
  "judge-rex": [crown, gavel],
  "agree-feriae": [cup, sun],
  "ask-juppiter": [calendar, bolt],
  "drop-years": [calendar, downArrow],
} as const satisfies Pictures;
