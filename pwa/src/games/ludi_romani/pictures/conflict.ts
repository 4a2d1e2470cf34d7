/** Pictures for acts of the Senate, of battles and dice. */

import { banner, dagger, flame, swords } from "../../../ui/pictures/arms";
import type { Pictures } from "../../../ui/pictures/paths";
import { crowd, ghost, mask, palm, person } from "../../../ui/pictures/people";
import { arrow, backArrow, bolt, check, cross, gavel, lock, star, stepForward, swap, upArrow } from "../../../ui/pictures/signs";
import { boot, cup, dice, die, hammer, lots, purse, ring, tablet, urn } from "../../../ui/pictures/things";
import { fasces, fountain, timesTwoMotif, wheel } from "./motifs";

export const CONFLICT_PICTURES = {
  nominate: [fasces, person],
  "acclaim-consuls": [fasces, crowd],
  "poll-consuls": [fasces, urn],
  "vote-consul": [fasces, palm],
  "declare-consuls": [fasces, star],
  "bring-bill": [tablet, upArrow],
  "plead-in-senate": [tablet, person],
  "cast-votes": [urn],
  "close-ballot": [urn, lock],
  "carry-out-law": [tablet, gavel],
  "share-census": [purse, swap],
  challenge: [swords],
  "accept-challenge": [swords, check],
  "refuse-challenge": [swords, cross],
  provoke: [swords, flame],
  "draw-lots": [lots],
  "pass-turn": [swords, stepForward],
  "field-legions": [banner, swords],
  "claim-battle": [swords, palm],
  "leave-battle": [swords, boot],
  "roll-dice": [dice],
  "use-battle-dice": [dice, swap],
  "influence-roll": [dice, ghost],
  "beg-doubling": [dice, timesTwoMotif],
  "turn-fortune": [wheel],
  "lend-fabrilis": [hammer],
  "force-battle": [swords, bolt],
  "convert-legio": [banner, swap],
  imitate: [mask],
  "restore-youth": [fountain],
  "play-for-chance": [cup, die],
  "lend-ring": [ring, arrow],
  "reclaim-ring": [ring, backArrow],
  "attack-with-ring": [ring, dagger],
} as const satisfies Pictures;
