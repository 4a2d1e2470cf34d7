/**
 * The pictures for acts of the market, of tribute and of bonds. The bonds are friendship, marriage, clientship and the
 * thiasos.
 */

import { axe, banner, dagger, labrys, shield, ship } from "../../../ui/pictures/arms";
import type { Pictures } from "../../../ui/pictures/paths";
import { handshake, handWithCoin, openHand, palm, person, twoPeopleMotif } from "../../../ui/pictures/people";
import { arrow, backArrow, exclamationMark, bolt, brokenChain, cross, downArrow, heart, repeat, star, upArrow } from "../../../ui/pictures/signs";
import { abacus, amphora, chest, coin, purse, quill, scales, scroll, urn } from "../../../ui/pictures/things";
import { grapes, rings } from "./motifs";

export const BOND_PICTURES = {
  "buy-legions": [banner, coin],
  "buy-classes": [ship, coin],
  barter: [scales],
  trade: [openHand, scales],
  give: [handWithCoin],
  confiscate: [banner, palm],
  befriend: [handshake],
  "write-terms": [scroll, quill],
  "leave-amicitia": [handshake, arrow],
  "swear-amicitia": [handshake, star],
  "beg-break": [handshake, bolt],
  lend: [openHand, arrow],
  recall: [openHand, backArrow],
  "return-loan": [coin, backArrow],
  "recall-votes": [urn, backArrow],
  wed: [rings],
  "take-arms": [labrys],
  "lay-down-arms": [labrys, downArrow],
  "plead-divorce": [rings, cross],
  "repay-dos": [amphora, coin],
  "claim-dos": [amphora, backArrow],
  "take-client": [twoPeopleMotif],
  "seek-protection": [person, shield],
  "release-client": [brokenChain],
  "demand-money": [purse, exclamationMark],
  "execute-client": [twoPeopleMotif, axe],
  "appeal-thiasos": [grapes, palm],
  "claim-bacchant": [grapes, heart],
  "execute-bacchant": [grapes, dagger],
  "release-bacchant": [grapes, arrow],
  "collect-tribute": [chest],
  "pay-tribute": [chest, coin],
  "repeat-tribute": [chest, repeat],
  "multiply-tribute": [chest, upArrow],
  "book-difference": [abacus],
} as const satisfies Pictures;
