import type { DirectActs } from "../../../ui/act/directacts";
import { openAct } from "../../../ui/act/actrequest";
import { placeName, actTitle, t } from "../../../ui/texts";

/** The acts of a trade, and for each act the name of the field with the provinces; "" for an act without such a field. */
const TRADE_ACTS = { "trade": "", "hand-over-unit": "at", "hand-over-centre": "at", "hand-over-builds": "" } as const;

/** Everything that a player may trade now. A tap on a province opens the form with this province. */
export function TradeList({ directActs }: { directActs: DirectActs }) {
  const possibleTypes = Object.entries(TRADE_ACTS).filter(([type]) => directActs.form(type)?.blocked.length === 0);
  if (possibleTypes.length === 0) return <p class="quiet">{t("trades-none")}</p>;
  return (
    <ul class="dip-list stack">
      {possibleTypes.map(([type, field]) => (
        <li key={type} class="dip-winter stack easy">
          {field ? (
            <div class="dip-verbs wrapped snug" role="group" aria-label={actTitle(type)}>
              <p class="legend">{actTitle(type)}</p>
              <p class="quiet wide">{t(`act-${type}-about`)}</p>
              {directActs.options(type, field).map(({ value: optionId }) => (
                <button key={optionId} type="button" class="chip" disabled={!directActs.isOpen(type)} onClick={() => openAct({ type, as: directActs.actor, preset: { [field]: optionId } })}>
                  <bdi>{placeName(optionId)}</bdi>
                </button>
              ))}
            </div>
          ) : (
            <>
              <button type="button" class="button" disabled={!directActs.isOpen(type)} onClick={() => void directActs.tap(type)}>
                {actTitle(type)}
              </button>
              <p class="quiet">{t(`act-${type}-about`)}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
