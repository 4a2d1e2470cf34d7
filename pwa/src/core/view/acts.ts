/**
 * The acts that every game has, grouped by the screen of the phone that shows them. All other acts are in the list of
 * acts.
 */

/** The acts on the screen of waiting petitions and questions. */
const ACTS_ON_WAITING_SCREEN = ["consent", "decline", "withdraw", "choose"];
/** The acts on the sheet of a chronicle line. */
const ACTS_ON_LINE_SHEET = ["contest", "undo", "reverse", "disclose", "appeal"];
/** The acts in the menu. */
const MENU_ACTS = ["introduce"];
/** The acts on the stewards' console. */
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
const ACTS_ON_OTHER_SCREENS = new Set([...ACTS_ON_WAITING_SCREEN, ...ACTS_ON_LINE_SHEET, ...MENU_ACTS, ...STEWARD_ACTS]);

/** Return whether an act is in the list of acts. An act with its own screen is not. */
export const isListedAct = (actType: string): boolean => !ACTS_ON_OTHER_SCREENS.has(actType);
