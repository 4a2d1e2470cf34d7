import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../../core/view/api";
import type { FilledRows, RowsField } from "../../../core/sending/rows";
import { refusalText } from "../../../ui/act/send";
import { me } from "../../../ui/me";
import { askGame } from "../../../ui/question";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { showToast } from "../../../ui/toasts";
import type { MapPicture } from "../map/picture";
import { TurnPlayer } from "../replay";
import { emperors, turnOf } from "../shape";
import type { PlayedDoc } from "../wire";
import { OrderMap, drawnOrders } from "./ordermap";

type PossibleOrders = Pick<RowsField, "rows" | "limit">;

/**
 * The screen on which a player supposes orders for any power and sees their results. It begins with the player's own
 * orders. Other phones do not learn of the supposed orders.
 */
export function WhatIfScreen({ picture, ownRows }: { picture: MapPicture; ownRows: FilledRows }) {
  const powers = emperors(view.value).filter(({ plays: isPlaying }) => isPlaying);
  const [character, setCharacter] = useState(powers.some(({ id }) => id === me.value) ? me.value : (powers[0]?.id ?? ""));
  const [trialOrders, setTrialOrders] = useState<Readonly<Record<string, FilledRows>>>({});
  const beginTrial = (): void => setTrialOrders(me.value ? { [me.value]: ownRows } : {});
  const [field, setField] = useState<{ readonly character: string; readonly field: RowsField } | null>(null);
  const [outcome, setOutcome] = useState<PlayedDoc | null>(null);
  const turn = turnOf(view.value)?.turn;
  useEffect(() => {
    beginTrial();
    setOutcome(null);
  }, [turn]);
  useEffect(() => {
    let isCurrent = true;
    const answer = askGame<PossibleOrders>("orders", { who: character });
    answer.then((orders) => isCurrent && setField({ character, field: { name: "orders", kind: "rows", ...orders } }), reportError);
    return () => {
      isCurrent = false;
    };
  }, [character, turn]);
  const showOutcome = (): void => void askGame<PlayedDoc>("what-if", { orders: trialOrders }).then(setOutcome, reportError);
  if (outcome) {
    return (
      <>
        <TurnPlayer key={JSON.stringify(trialOrders)} turn={outcome} />
        <button type="button" class="button wide" onClick={() => setOutcome(null)}>
          {t("what-if-back")}
        </button>
      </>
    );
  }
  const rows = trialOrders[character] ?? {};
  const writeOrders = (newOrders: FilledRows): void => setTrialOrders({ ...trialOrders, [character]: newOrders });
  return (
    <>
      <p class="quiet">{t("what-if-about")}</p>
      <div class="dip-verbs wrapped snug" role="group" aria-label={t("what-if-whose")}>
        {powers.map(({ id }) => (
          <button key={id} type="button" class="chip" aria-pressed={id === character} onClick={() => setCharacter(id)}>
            <bdi>{personName(id)}</bdi>
          </button>
        ))}
      </div>
      <OrderMap
        picture={picture}
        orderRows={field?.character === character ? { field: field.field, rows, write: writeOrders } : undefined}
        home={powers.find(({ id }) => id === character)?.city}
        orders={Object.entries(trialOrders).flatMap(([country, orders]) => drawnOrders(orders, country))}
      />
      <button type="button" class="button primary wide" onClick={showOutcome}>
        {t("what-if-show")}
      </button>
    </>
  );
}

function reportError(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
  showToast("refused", [refusalText(error.doc)]);
}
