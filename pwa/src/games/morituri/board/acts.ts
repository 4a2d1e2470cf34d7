/** The acts of this game by how they are met: one big button, a quieter one beside it, or a choice. */

/** One tap each, the first that is open being the big button. */
export const MAIN = [
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

/** One tap each, beside the big one. */
export const BESIDE = ["refuse-mercy", "fight-on", "wait"] as const;

/** Acts that are a choice among cards or people, drawn on the board itself. */
export const CHOICES = ["keep-gear", "give-up", "fight-first"] as const;

export const PLAYED: readonly string[] = [...MAIN, ...BESIDE, ...CHOICES, "drop-gear"];
