/** The icons of this game that are not on the board. */

import type { VNode } from "preact";

const lineGlyph = (path: string): VNode => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true" class="glyph">
    <path d={path} />
  </svg>
);

export const eagle = lineGlyph("M12 4c1.500 0 2.500 1 2.500 2.500L13 8v2c3-3 6-4 9-4-1 3-4 6-7 7l1 4-4-2-4 2 1-4C6 12 3 9 2 6c3 0 6 1 9 4V8L9.500 6.500C9.500 5 10.500 4 12 4zM12 15v5M9 20h6");
export const mapGlyph = lineGlyph("M3 6.500l6-2.500 6 2.500 6-2.500v13.500l-6 2.500-6-2.500-6 2.500zM9 4v13.500M15 6.500V20");
export const empiresGlyph = lineGlyph("M4 20V9l8-5 8 5v11M8 20v-7h8v7M2 20h20");
export const city = lineGlyph("M4 20V11h3V8h3v3h4V8h3v3h3v9zM10 20v-4a2 2 0 0 1 4 0v4");
export const shield = lineGlyph("M12 3l7 2v6c0 5-3 8-7 10-4-2-7-5-7-10V5z");
export const ship = lineGlyph("M3 14h18l-2 4H6zM12 3v11M12 4l6 8h-6M12 6l-5 6h5");
export const axes = lineGlyph("M5 20L17 6M19 20L7 6M14 4c3 0 5 2 5 5M10 4C7 4 5 6 5 9");

const garrison = lineGlyph("M4 21V9.500L12 3.500l8 6V21zM12 9.500l3.500 1.200v3c0 2.500-1.500 4-3.500 4.800-2-.8-3.500-2.300-3.500-4.800v-3z");

const ASSET_GLYPHS: Readonly<Record<string, VNode>> = { centre: city, army: shield, fleet: ship, garrison, barbarian_army: axes };
export const assetGlyph = (assetId: string): VNode => ASSET_GLYPHS[assetId] ?? shield;
