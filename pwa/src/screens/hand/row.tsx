import type { Holdings } from "../../core/view/values";
import type { HandRow } from "../../ui/gamepack";
import { AssetIcon } from "../../ui/parts/piece";
import { gloss } from "../../ui/parts/gloss";
import { amountText, t } from "../../ui/texts";

/** A row of pieces side by side. The empty slots of the row follow the pieces. */
export function PieceRow({ row, ownHoldings }: { row: HandRow; ownHoldings: Holdings }) {
  const assetCounts = row.assets.map((asset) => ({ asset, n: ownHoldings[asset] ?? 0 }));
  const totalQuantity = assetCounts.reduce((sum, { n: quantity }) => sum + quantity, 0);
  const pieces = assetCounts.flatMap(({ asset, n: quantity }) => Array.from({ length: quantity }, () => asset));
  const emptySlotCount = Math.max(0, row.slotCount - totalQuantity);
  const ownedAssets = assetCounts.filter(({ n: quantity }) => quantity > 0);
  return (
    <section class="tray">
      <h2 class="panel-title">
        {t(`hand-${row.key}`)} <span class="tray-count">{row.slotCount ? t("ui-of", { n: totalQuantity, slots: row.slotCount }) : totalQuantity}</span>
      </h2>
      <div class="slots" aria-hidden="true" data-many={pieces.length + emptySlotCount > 10}>
        {pieces.map((asset, index) => (
          <span key={index} class="slot full cell">
            <AssetIcon asset={asset} size={26} />
          </span>
        ))}
        {Array.from({ length: emptySlotCount }, (_, index) => (
          <span key={`empty ${index}`} class="slot cell" />
        ))}
        {pieces.length + emptySlotCount === 0 && <span class="quiet">{t("ui-none")}</span>}
      </div>
      {ownedAssets.length > 0 && <p class="tray-words">{gloss(ownedAssets.map(({ asset, n: quantity }) => amountText(asset, quantity)).join(" · "))}</p>}
    </section>
  );
}
