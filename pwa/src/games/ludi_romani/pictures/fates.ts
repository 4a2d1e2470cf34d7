/** Pictures for acts of death, plague and poison, of Actium and its triumph. */

import { axe, flame, ship } from "../../../ui/pictures/arms";
import type { Pictures } from "../../../ui/pictures/paths";
import { handshake, ghost, openHand, palm, person, twoPeopleMotif, skull } from "../../../ui/pictures/people";
import { arrow, backArrow, exclamationMark, check, drop, gavel, lock, moon, plus, rain, repeat, sun, wave, weepingEye } from "../../../ui/pictures/signs";
import { cage, chest, crown, cup, die, form, gate, horn, scroll, sealedDocument, temple, urn, wreath } from "../../../ui/pictures/things";
import { chariot, shears, spindle, trident } from "./motifs";

export const FATE_PICTURES = {
  "strike-plague": [rain, skull],
  "lift-plague": [rain, sun],
  "declare-trapped": [cage],
  "serve-virus": [cup, skull],
  "execute-unprotected": [axe],
  "hand-over": [person, axe],
  "beg-release": [scroll, drop],
  bequeath: [scroll, person],
  "approve-will": [scroll, check],
  "name-heir": [chest, person],
  "call-vestals": [flame, twoPeopleMotif],
  "vote-on-will": [scroll, urn],
  lament: [weepingEye],
  "receive-dead": [gate, ghost],
  drift: [ghost],
  attach: [person, ghost],
  "send-message": [sealedDocument],
  "blow-conches": [horn],
  "form-alliance": [handshake, ship],
  "leave-alliance": [ship, arrow],
  "give-to-party": [openHand, ship],
  "take-back-gift": [ship, backArrow],
  "check-form": [form, check],
  "close-forms": [form, lock],
  "top-up": [ship, plus],
  "set-sea-dice": [wave, die],
  "roll-ships": [die, ship],
  "throw-for": [die, palm],
  "claim-throw": [die, exclamationMark],
  "name-victor": [wreath, person],
  "fight-on": [trident, repeat],
  "lead-triumph": [chariot],
  crown: [crown],
  "organise-state": [temple],
  "decide-fate": [shears],
  "end-evening": [moon],
  "set-fact": [spindle, gavel],
} as const satisfies Pictures;
