import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { countRemainingSteps, withSteps } from "../../../core/sending/rows";
import type { FilledRows } from "../../../core/sending/rows";
import { openReference } from "../../../ui/reference";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { placeName, t } from "../../../ui/texts";
import { OrderArrows } from "../arrows";
import type { DrawnOrder } from "../arrows";
import { LitProvinces } from "../map/board";
import { lookOf } from "../map/looks";
import type { TapTarget } from "../map/pick";
import type { MapPicture } from "../map/picture";
import { MapViewport } from "../map/viewport";
import { mapWords } from "../mappicture";
import { provinceIn } from "../orders";
import type { Verb } from "../orders";
import { boardOf, lookIndexes } from "../shape";
import { orderWithoutPiece, pieceName, stepsText } from "../ordertexts";
import { defaultVerb, provincesToHighlight, stepsMeantByTap, rowAt, rowOf, canContinuePath, addStep, possibleVerbs } from "./ordersteps";
import type { OrderDraft, OrderStep } from "./ordersteps";
import type { WrittenOrders } from "./writtenorders";

interface OrderMapProps {
  readonly picture: MapPicture;
  readonly orderRows: OrderRows | undefined;
  readonly home: string | undefined;
  /** The orders to draw. By default they are the orders that the player is writing. */
  readonly orders?: readonly DrawnOrder[];
  /** The provinces of which one must be chosen instead of orders, such as the cities where an empire may begin. */
  readonly sites?: readonly string[];
  /** Called with the chosen province of `sites`. */
  readonly onSite?: (province: string) => void;
  /** The content below the map while the player has not chosen a unit. */
  readonly idle?: ComponentChildren;
}

/** The rows of real or supposed orders that the map can change. */
export type OrderRows = Pick<WrittenOrders, "field" | "rows" | "write"> & Partial<Pick<WrittenOrders, "unsaved">>;

/**
 * The map on which a player writes orders. The player taps a unit, a verb, and then a province. Only lawful provinces
 * are highlighted.
 */
export function OrderMap({ picture, orderRows, home, orders, sites = [], onSite, idle }: OrderMapProps) {
  const [orderDraft, setOrderDraft] = useState<OrderDraft | null>(null);
  const [options, setOptions] = useState<readonly OrderStep[]>([]);
  const state = boardOf(view.value);
  const field = orderRows?.field;
  const unfinishedOrder = field && orderDraft && rowOf(field, orderDraft.piece) ? orderDraft : null;
  const beginOrder = (unit: string, verb: Verb): void => {
    setOptions([]);
    setOrderDraft({ piece: unit, verb, origin: "" });
  };
  const takeStep = (step: string): void => {
    if (!orderRows || !unfinishedOrder) return;
    setOptions([]);
    const rows = addStep(orderRows.field, orderRows.rows, unfinishedOrder, step);
    orderRows.write(rows);
    const canGoOn = unfinishedOrder.verb === "move" && provincesToHighlight(orderRows.field, rows, unfinishedOrder).length > 0 && (rowOf(orderRows.field, unfinishedOrder.piece)?.most ?? 1) > 1;
    setOrderDraft(canGoOn ? unfinishedOrder : null);
  };
  const tapPiece = ({ province, standing }: TapTarget): void => {
    if (sites.includes(province)) return onSite?.(province);
    if (orderRows && unfinishedOrder) {
      const steps = stepsMeantByTap(orderRows.field, orderRows.rows, unfinishedOrder, province);
      const isHelp = unfinishedOrder.verb === "support" || unfinishedOrder.verb === "convoy";
      if (isHelp && !unfinishedOrder.origin && steps.length) return setOrderDraft({ ...unfinishedOrder, origin: province });
      const [step, ...otherSteps] = steps;
      if (step) return otherSteps.length ? setOptions(steps) : takeStep(step.step);
    }
    const isGarrison = standing === "garrison";
    const row = field && (rowAt(field, province, isGarrison, unfinishedOrder?.piece) ?? rowAt(field, province, !isGarrison, unfinishedOrder?.piece));
    if (row && row.of !== unfinishedOrder?.piece) return beginOrder(row.of, defaultVerb(row));
    setOrderDraft(null);
    setOptions([]);
    if (!row) openReference({ kind: "place", id: province });
  };
  const openProvinces = orderRows && unfinishedOrder ? provincesToHighlight(orderRows.field, orderRows.rows, unfinishedOrder) : sites;
  return (
    <div class="dip-map">
      <MapViewport
        picture={picture}
        state={state}
        words={mapWords(picture)}
        focus={home || undefined}
        openProvinces={openProvinces}
        highlights={
          <>
            <LitProvinces picture={picture} provinces={openProvinces} look="open" />
            {unfinishedOrder && <LitProvinces picture={picture} provinces={[provinceIn(unfinishedOrder.piece.slice(2))]} look="chosen" />}
          </>
        }
        arrows={<OrderArrows picture={picture} orders={orders ?? (orderRows ? drawnOrders(orderRows.rows, me.value, orderRows.unsaved) : [])} />}
        onTap={tapPiece}
      />
      {sites.length > 0 && <p class="dip-composer">{t("say-tap-city")}</p>}
      {orderRows && <OrderControls orderRows={orderRows} orderDraft={unfinishedOrder} idle={idle} options={options} onVerb={beginOrder} onTakeStep={takeStep} onClear={() => (unfinishedOrder && orderRows.write(withSteps(orderRows.rows, unfinishedOrder.piece, [])), setOrderDraft(null))} />}
    </div>
  );
}

/** Return the orders of a player for drawing, in the player's colour. Unsaved orders are marked. */
export const drawnOrders = (rows: FilledRows, character: string, unsavedRows: readonly string[] = []): readonly DrawnOrder[] =>
  Object.entries(rows).map(([unit, steps]) => ({ order: `${unit} ${steps.join(" ")}`, colour: lookOf(lookIndexes(view.value), character).colour, isUnsaved: unsavedRows.includes(unit) }));

interface OrderControlsProps {
  readonly idle: ComponentChildren;
  readonly orderRows: OrderRows;
  readonly orderDraft: OrderDraft | null;
  readonly options: readonly OrderStep[];
  readonly onVerb: (unit: string, verb: Verb) => void;
  readonly onTakeStep: (step: string) => void;
  readonly onClear: () => void;
}

/**
 * The controls below the map. The controls show the unit, the verbs for its order, and the ways to the destination if
 * there are several.
 */
function OrderControls({ orderRows, orderDraft, idle, options, onVerb, onTakeStep: onTake, onClear }: OrderControlsProps) {
  const { field, rows: filledRows } = orderRows;
  const row = orderDraft ? rowOf(field, orderDraft.piece) : undefined;
  const stepsLeft = countRemainingSteps(field, filledRows);
  return (
    <div class="dip-composer wrapped" role="group" aria-label={t("board-list")} aria-live="polite">
      {!row && idle}
      {!row && <p>{t("say-tap-unit")}</p>}
      {row && orderDraft && (
        <>
          <p class="dip-unit">
            <strong>{pieceName(row.of)}</strong> {stepsText(row.of, filledRows[row.of])}
          </p>
          {options.length > 0 ? (
            <div class="dip-which wrapped snug" role="group" aria-label={t("say-which")}>
              <p class="legend">{t("say-which")}</p>
              {options.map(({ step, order }) => (
                <button key={step} type="button" class="button" onClick={() => onTake(step)}>
                  {orderWithoutPiece(order)}
                </button>
              ))}
            </div>
          ) : (
            <>
              <div class="dip-verbs wrapped snug">
                {possibleVerbs(row).map((verb) => (
                  <button key={verb} type="button" class="chip" aria-pressed={orderDraft.verb === verb} onClick={() => (verb === "hold" ? onTake("H") : verb === "disband" ? onTake("D") : onVerb(row.of, verb))}>
                    {t(`mode-${verb}`)}
                  </button>
                ))}
                {(filledRows[row.of]?.length ?? 0) > 0 && (
                  <button type="button" class="chip" onClick={onClear}>
                    {t("mode-clear")}
                  </button>
                )}
              </div>
              <p class="quiet">{hintText(orderDraft, canContinuePath(row, filledRows[row.of] ?? []))}</p>
            </>
          )}
        </>
      )}
      <p class="quiet">
        {t("orders-written", { n: Object.keys(filledRows).length, of: field.rows.length })}
        {Number.isFinite(stepsLeft) && field.rows.some(({ price }) => price > 0) && ` · ${t("petrol-left", { n: stepsLeft })}`}
      </p>
    </div>
  );
}

function hintText({ verb, origin }: OrderDraft, canContinue: boolean): string {
  if (verb === "support") return origin ? t("say-tap-where", { origin: placeName(origin) }) : t("say-tap-helped");
  if (verb === "convoy") return origin ? t("say-tap-shore", { origin: placeName(origin) }) : t("say-tap-carried");
  return t(canContinue ? "say-tap-onward" : "say-tap-target");
}
