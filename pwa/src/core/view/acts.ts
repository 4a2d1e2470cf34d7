/**
 * The acts that every game has, by the screen of the phone that shows them. All other acts are in the list of acts.
 */

/** Acts on the screen of waiting petitions and questions. */
const WAITING_ACTS = ["consent", "decline", "withdraw", "choose"];
/** Acts at a line of the chronicle. */
const LINE_ACTS = ["contest", "undo", "reverse", "disclose", "appeal"];
/** Acts in the menu. */
const MENU_ACTS = ["introduce"];
/** Acts of the stewards' console. */
const STEWARD_ACTS = [
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
const ACTS_ELSEWHERE = new Set([...WAITING_ACTS, ...LINE_ACTS, ...MENU_ACTS, ...STEWARD_ACTS]);

/** Return whether an act is in the list of acts, and not on a screen of its own. */
export const isAmongActs = (type: string): boolean => !ACTS_ELSEWHERE.has(type);
