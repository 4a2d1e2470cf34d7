/**
 * The pictures for acts of the market, of tribute and of bonds. The bonds are friendship, marriage, clientship and the
 * thiasos.
 */

import { axe, banner, dagger, labrys, shield, ship } from "../../../ui/pictures/arms";
import type { Pictures } from "../../../ui/pictures/paths";
import { clasp, giving, openHand, palm, person, persons } from "../../../ui/pictures/people";
import { arrow, back, bang, bolt, broken, cross, down, heart, repeat, star, up } from "../../../ui/pictures/signs";
import { abacus, amphora, chest, coin, purse, quill, scales, scroll, urn } from "../../../ui/pictures/things";
import { grapes, rings } from "./motifs";

export const BOND_PICTURES = {
  "buy-legions": [banner, coin],
  "buy-classes": [ship, coin],
  barter: [scales],
  trade: [openHand, scales],
  give: [giving],
  confiscate: [banner, palm],
  befriend: [clasp],
  "write-terms": [scroll, quill],
  "leave-amicitia": [clasp, arrow],
  "swear-amicitia": [clasp, star],
  "beg-break": [clasp, bolt],
  lend: [openHand, arrow],
  recall: [openHand, back],
  "return-loan": [coin, back],
  "recall-votes": [urn, back],
  wed: [rings],
  "take-arms": [labrys],
  "lay-down-arms": [labrys, down],
  "plead-divorce": [rings, cross],
  "repay-dos": [amphora, coin],
  "claim-dos": [amphora, back],
  "take-client": [persons],
  "seek-protection": [person, shield],
  "release-client": [broken],
  "demand-money": [purse, bang],
  "execute-client": [persons, axe],
  "appeal-thiasos": [grapes, palm],
  "claim-bacchant": [grapes, heart],
  "execute-bacchant": [grapes, dagger],
  "release-bacchant": [grapes, arrow],
  "collect-tribute": [chest],
  "pay-tribute": [chest, coin],
  "repeat-tribute": [chest, repeat],
  "multiply-tribute": [chest, up],
  "book-difference": [abacus],
} as const satisfies Pictures;
