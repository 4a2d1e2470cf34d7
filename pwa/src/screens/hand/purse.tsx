import { signal } from "@preact/signals";
import { Icon } from "../../ui/parts/icon";
import { AssetIcon } from "../../ui/parts/piece";
import { amountText, t } from "../../ui/texts";

const isMoneyHidden = signal(false);

/** My money. A tap on it hides the amount from other people at the table. */
export function Purse({ asset, amount }: { asset: string; amount: number }) {
  const text = isMoneyHidden.value ? t("ui-covered") : amountText(asset, amount);
  return (
    <button
      type="button"
      class="purse across"
      aria-label={`${text}. ${t(isMoneyHidden.value ? "ui-uncover" : "ui-cover")}`}
      onClick={() => (isMoneyHidden.value = !isMoneyHidden.value)}
    >
      <AssetIcon asset={asset} size={44} />
      <span class="purse-sum" data-covered={isMoneyHidden.value}>
        {isMoneyHidden.value ? "· · ·" : amountText(asset, amount)}
      </span>
      <Icon name={isMoneyHidden.value ? "hidden" : "eye"} size={20} />
    </button>
  );
}
