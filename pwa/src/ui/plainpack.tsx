/** The pack of a game that has no pack itself. */

import type { GamePack } from "./gamepack";

const dot = (
  <svg viewBox="0 0 24 24" aria-hidden="true" class="glyph">
    <path d="M12 3.5l8.500 8.500-8.500 8.500L3.500 12z" fill="none" stroke="currentColor" stroke-width="2" />
  </svg>
);

/** Return the pack for a game that has no pack itself. */
export const plainPack = (ruleset: string): GamePack => ({
  ruleset,
  playersAreNamed: true,
  tabs: {
    player: ["hand", "acts", "people", "chronicle"],
    officer: ["desk", "acts", "people", "chronicle"],
    steward: ["console", "acts", "people", "chronicle"],
    room: ["people", "chronicle"],
  },
  crest: () => ({ glyph: dot, colour: "var(--gold)" }),
  assetGlyph: () => dot,
  periodGlyph: () => dot,
  hand: { money: "", rows: [], rest: [] },
});
