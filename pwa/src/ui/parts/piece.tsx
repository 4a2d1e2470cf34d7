import type { ComponentChildren } from "preact";
import { pack } from "../pack";
import { amountText } from "../texts";

/** Draw the icon of an asset in the asset's colour. */
export function AssetIcon({ asset, size = 24 }: { asset: string; size?: number }) {
  return (
    <span class="piece" data-asset={asset} style={{ "--size": `${size}px` }} aria-hidden="true">
      {pack.value.assetGlyph(asset)}
    </span>
  );
}

/** Draw an amount of an asset with its icon. */
export function Amount({ asset, amount, gloss = (text) => text }: { asset: string; amount: number; gloss?: (text: string) => ComponentChildren }) {
  return (
    <span class="amount">
      <AssetIcon asset={asset} size={20} />
      <span>{gloss(amountText(asset, amount))}</span>
    </span>
  );
}
