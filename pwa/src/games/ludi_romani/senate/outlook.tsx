import { LegRow } from "../../../ui/act/preview";
import { StateChangeList } from "../../../ui/act/statechanges";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { possibleBillResults } from "../shape";
import type { BillDoc } from "../wire";

/**
 * The results if the bill passes, as the server shows them to this viewer. The results are transfers, new roles and new
 * statuses.
 */
export function BillResults({ bill }: { bill: BillDoc }) {
  const outlooks = possibleBillResults(view.value, me.value).filter((outlook) => outlook.bill === bill.id);
  const legs = outlooks.flatMap((outlook) => outlook.legs);
  const changes = outlooks.flatMap((outlook) => outlook.becomes);
  if (!legs.length && !changes.length) return null;
  return (
    <section class="lr-outlook" aria-label={t("lr-if-passed")}>
      <p class="legend">{t("lr-if-passed")}</p>
      {legs.length > 0 && (
        <ul class="legs">
          {legs.map(({ asset, amount, source, target }) => (
            <LegRow key={`${asset} ${source} ${target}`} leg={{ asset, amount, from: source, to: target }} actor={me.value} />
          ))}
        </ul>
      )}
      <StateChangeList changes={changes} actor={me.value} />
    </section>
  );
}
