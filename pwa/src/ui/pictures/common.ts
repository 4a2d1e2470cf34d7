/** The pictures of the acts that every game has. */

import { palm, person } from "./people";
import type { Pictures } from "./paths";
import { arrow, back, bang, bars, bubble, check, cross, eye, flag, fork, hourglass, key, moon, play, plus, repeat, swap, toggle, up } from "./signs";
import { book, card, die, door, form, letter, quill } from "./things";

export const COMMON_ACTS = {
  consent: [check],
  decline: [cross],
  withdraw: [palm, back],
  choose: [fork],
  contest: [bubble, cross],
  settle: [bubble, check],
  undo: [back],
  appeal: [palm, bang],
  "dismiss-appeal": [palm, cross],
  reverse: [book, swap],
  disclose: [eye],
  "set-switch": [toggle],
  "use-dice": [die, swap],
  introduce: [bubble, person],
  "begin-play": [play],
  pause: [bars],
  resume: [bars, play],
  "claim-card": [card],
  "move-card": [card, arrow],
  "reissue-card": [card, repeat],
  "announce-closing": [door, hourglass],
  "confirm-closing": [door, check],
  "cancel-closing": [door, cross],
  "set-ready": [person, check],
  "postpone-deadline": [hourglass, plus],
  knock: [door, palm],
  "let-in": [door, arrow],
  "turn-away": [door, back],
  "hand-over-character": [person, swap],
  "retire-character": [person, moon],
  "write-letter": [quill],
  "write-from-template": [form, quill],
  "erase-letter": [letter, cross],
  "report-letter": [letter, flag],
  "answer-report": [letter, check],
  "lift-silence": [bubble, up],
  "disclose-letter": [letter, eye],
  "restore-ledger": [book, back],
  "take-over": [book, key],
} as const satisfies Pictures;
