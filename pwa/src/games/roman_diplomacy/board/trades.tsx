import type { DirectActs } from "../../../ui/act/directacts";
import { openAct } from "../../../ui/act/actrequest";
import { placeName, actTitle, t } from "../../../ui/texts";

/** The acts of a trade, and for each act the name of the field with the provinces; "" for an act without such a field. */
const TRADE_ACTS = { "trade": "", "hand-over-unit": "at", "hand-over-centre": "at", "hand-over-builds": "" } as const;

/** Everything that a player may trade now. A tap on a province opens the form with this province. */
export function TradeList({ directActs }: { directActs: DirectActs }) {
  const possibleTypes = Object.entries(TRADE_ACTS).filter(([actType]) => directActs.form(actType)?.blocked.length === 0);
  if (possibleTypes.length === 0) return <p class="quiet">{t("trades-none")}</p>;
  return (
    <ul class="dip-list stack">
      {possibleTypes.map(([actType, field]) => (
        <li key={actType} class="dip-winter stack easy">
          {field ? (
            <div class="dip-verbs wrapped snug" role="group" aria-label={actTitle(actType)}>
              <p class="legend">{actTitle(actType)}</p>
              <p class="quiet wide">{t(`act-${actType}-about`)}</p>
              {directActs.options(actType, field).map(({ value: optionId }) => (
                <button key={optionId} type="button" class="chip" disabled={!directActs.isOpen(actType)} onClick={() => openAct({ type: actType, as: directActs.actor, preset: { [field]: optionId } })}>
                  <bdi>{placeName(optionId)}</bdi>
                </button>
              ))}
            </div>
          ) : (
            <>
              <button type="button" class="button" disabled={!directActs.isOpen(actType)} onClick={() => void directActs.tap(actType)}>
                {actTitle(actType)}
              </button>
              <p class="quiet">{t(`act-${actType}-about`)}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
