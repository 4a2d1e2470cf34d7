/** Sorts the acts of this game by their place on the board: big button, quieter button beside it, or choice. */

/** Acts of one tap. The first possible one is the big button. */
export const MAIN_ACTS = [
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

/** Acts of one tap beside the big button. */
export const SIDE_ACTS = ["refuse-mercy", "fight-on", "wait"] as const;

/** Acts that choose among cards or people, drawn on the board itself. */
export const CHOICE_ACTS = ["keep-gear", "give-up", "fight-first"] as const;

export const BOARD_ACTS: readonly string[] = [...MAIN_ACTS, ...SIDE_ACTS, ...CHOICE_ACTS, "drop-gear"];
