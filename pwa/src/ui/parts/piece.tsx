import type { ComponentChildren } from "preact";
import { pack } from "../pack";
import { amount } from "../texts";

/** The glyph of an asset, in the colour that goes with it. */
export function Piece({ asset, size = 24 }: { asset: string; size?: number }) {
  return (
    <span class="piece" data-asset={asset} style={{ "--size": `${size}px` }} aria-hidden="true">
      {pack.value.assetGlyph(asset)}
    </span>
  );
}

/** An amount of an asset with its glyph. */
export function Amount({ asset, n, gloss = (text) => text }: { asset: string; n: number; gloss?: (text: string) => ComponentChildren }) {
  return (
    <span class="amount">
      <Piece asset={asset} size={20} />
      <span>{gloss(amount(asset, n))}</span>
    </span>
  );
}
