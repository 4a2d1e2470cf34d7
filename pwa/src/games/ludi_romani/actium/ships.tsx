import type { VNode } from "preact";
import { t } from "../../../ui/texts";
import type { PartyDoc } from "../wire";

/** The outlines of a galley. One galley is afloat, and the other is a wreck with its mast above the water. */
const GALLEY_PATH = "M2 14h24c-1 4-4 6-8 6H9c-4 0-6-2-7-6zM13 1v12H5c1-5 4-9 8-12zM15 3c4 2 6 5 7 10h-7z";
const WRECK_PATH = "M12 9h2v9h-2zM8 12h10v1.500H8zM9 13.500h8l-4 3z";

const shipGlyph = (state: "afloat" | "sinking" | "sunk", key: number): VNode => (
  <svg key={key} class="lr-ship" data-state={state} viewBox="0 0 28 24" aria-hidden="true">
    <path d={state === "sunk" ? WRECK_PATH : GALLEY_PATH} />
    <path class="lr-water" d="M0 20q3.500-3 7 0t7 0 7 0 7 0" />
  </svg>
);

/**
 * The ships of a fleet, drawn one by one: the ships afloat, and the ship that sinks in this round. With `showsWrecks`, the
 * ships lost earlier are drawn, too.
 */
export function Ships({ party: { ships, bought: boughtShipCount }, isSinking, showsWrecks }: { party: PartyDoc; isSinking: boolean; showsWrecks: boolean }) {
  const displayedCount = ships + Number(isSinking);
  const shipCount = showsWrecks ? Math.max(displayedCount, boughtShipCount) : displayedCount;
  return (
    <span class="lr-squadron wrapped" role="img" aria-label={t("lr-ships-of", { n: ships, all: Math.max(displayedCount, boughtShipCount) })}>
      {Array.from({ length: shipCount }, (_, index) => shipGlyph(index < ships ? "afloat" : isSinking && index === ships ? "sinking" : "sunk", index))}
    </span>
  );
}

/** The sea behind the fleets. */
export const WAVES: VNode = (
  <svg class="lr-waves" viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
    {[14, 30, 46].map((y) => (
      <path key={y} d={`M-20 ${y}${"q10-8 20 0t20 0".repeat(11)}`} />
    ))}
  </svg>
);
