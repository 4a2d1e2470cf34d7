/** Acts that every game has, by where on the phone they are met. All others stand among the acts. */

const WAITING = ["consent", "decline", "withdraw", "choose"];
const LINES = ["contest", "undo", "reverse", "disclose", "appeal"];
const MENU = ["introduce"];
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
const ELSEWHERE = new Set([...WAITING, ...LINES, ...MENU, ...STEWARDS]);

/** Whether an act stands in the list of acts, and not at the thing it is about. */
export const isAmongActs = (type: string): boolean => !ELSEWHERE.has(type);
