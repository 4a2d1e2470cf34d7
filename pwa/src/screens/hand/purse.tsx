import { signal } from "@preact/signals";
import { Icon } from "../../ui/parts/icon";
import { Piece } from "../../ui/parts/piece";
import { amount, t } from "../../ui/texts";

const covered = signal(false);

/** My money. A tap covers it from the eyes of neighbours. */
export function Purse({ asset, n }: { asset: string; n: number }) {
  const shown = covered.value ? t("ui-covered") : amount(asset, n);
  return (
    <button
      type="button"
      class="purse"
      aria-label={`${shown}. ${t(covered.value ? "ui-uncover" : "ui-cover")}`}
      onClick={() => (covered.value = !covered.value)}
    >
      <Piece asset={asset} size={44} />
      <span class="purse-sum" data-covered={covered.value}>
        {covered.value ? "· · ·" : amount(asset, n)}
      </span>
      <Icon name={covered.value ? "hidden" : "eye"} size={20} />
    </button>
  );
}
