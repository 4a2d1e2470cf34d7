/**
 * Sorts the acts of this game by their place on the board. An act has the big button, a small button beside it, or a
 * choice.
 */

/** The acts that need one tap. The first possible act has the big button. */
export const BIG_BUTTON_ACTS = [
  "roll-for-order",
  "strike",
  "strike-beast",
  "hear-the-crowd",
  "accept-mercy",
  "draw-card",
  "face-danger",
  "fight-beast",
  "move",
] as const;

/** The acts that need one tap and have a small button beside the big button. */
export const SMALL_BUTTON_ACTS = ["refuse-mercy", "fight-on", "wait"] as const;

/** The acts that choose among cards or people. The choices of such acts are drawn on the board itself. */
export const CHOICE_ACTS = ["keep-gear", "give-up", "fight-first"] as const;

export const BOARD_ACTS: readonly string[] = [...BIG_BUTTON_ACTS, ...SMALL_BUTTON_ACTS, ...CHOICE_ACTS, "drop-gear"];
