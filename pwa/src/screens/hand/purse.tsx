import { signal } from "@preact/signals";
import { Icon } from "../../ui/parts/icon";
import { Piece } from "../../ui/parts/piece";
import { amount, t } from "../../ui/texts";

const isCovered = signal(false);

/** My money. A tap on it hides the amount from other people at the table. */
export function Purse({ asset, n }: { asset: string; n: number }) {
  const shown = isCovered.value ? t("ui-covered") : amount(asset, n);
  return (
    <button
      type="button"
      class="purse across"
      aria-label={`${shown}. ${t(isCovered.value ? "ui-uncover" : "ui-cover")}`}
      onClick={() => (isCovered.value = !isCovered.value)}
    >
      <Piece asset={asset} size={44} />
      <span class="purse-sum" data-covered={isCovered.value}>
        {isCovered.value ? "· · ·" : amount(asset, n)}
      </span>
      <Icon name={isCovered.value ? "hidden" : "eye"} size={20} />
    </button>
  );
}
