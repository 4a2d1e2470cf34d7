/**
 * The acts that every game has, by the screen of the phone that shows them. All other acts are in the list of acts.
 */

/** Acts on the screen of waiting petitions and questions. */
const WAITING = ["consent", "decline", "withdraw", "choose"];
/** Acts at a line of the chronicle. */
const LINES = ["contest", "undo", "reverse", "disclose", "appeal"];
/** Acts in the menu. */
const MENU = ["introduce"];
/** Acts of the stewards' console. */
const STEWARDS = [
  "dismiss-appeal",
  "settle",
  "set-switch",
  "use-dice",
  "begin-play",
  "pause",
  "resume",
  "take-over",
  "reissue-card",
  "announce-closing",
  "confirm-closing",
  "cancel-closing",
  "confirm-act",
  "stop-act",
];
const ACTS_ELSEWHERE = new Set([...WAITING, ...LINES, ...MENU, ...STEWARDS]);

/** Return whether an act is in the list of acts, and not on a screen of its own. */
export const isAmongActs = (type: string): boolean => !ACTS_ELSEWHERE.has(type);
