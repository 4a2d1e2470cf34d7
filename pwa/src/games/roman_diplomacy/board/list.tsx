import { nextSteps, withSteps } from "../../../core/sending/rows";
import type { Row } from "../../../core/sending/rows";
import { me } from "../../../ui/me";
import { t } from "../../../ui/texts";
import { openWindowsOf } from "../../../ui/window/submissions";
import { readOrder } from "../orders";
import type { Verb } from "../orders";
import { optionName, pieceName, stepsText } from "../ordertexts";
import type { WrittenOrders } from "./writtenorders";

/**
 * All orders as a list. The list has the same functions as the map, and is made for thumbs, keyboards and screen
 * readers.
 */
export function OrderList({ orders }: { orders: WrittenOrders | undefined }) {
  if (!orders) return openWindowsOf(me.value).length > 0 ? null : <p class="quiet">{t("orders-waiting")}</p>;
  const { field, rows: filledRows, unsaved: unsavedRows, write } = orders;
  return (
    <ul class="dip-list stack">
      {field.rows.map((row) => (
        <li key={row.of} class="dip-row">
          <RowSelects row={row} steps={filledRows[row.of] ?? []} emptyLabel={t(field.name === "retreats" ? "no-retreat-ordered" : "no-order")} onChange={(steps) => write(withSteps(filledRows, row.of, steps))} />
          {unsavedRows.includes(row.of) && <p class="quiet">{t("order-unsaved")}</p>}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: Row;
  readonly steps: readonly string[];
  readonly emptyLabel: string;
  readonly onChange: (steps: readonly string[]) => void;
}

function RowSelects({ row, steps, emptyLabel, onChange }: RowProps) {
  const unitName = pieceName(row.of);
  const nextOptions = nextSteps(row, steps);
  const canGoOn = steps.length > 0 && nextOptions.length > 0 && nextOptions.every((step) => step.startsWith("-"));
  return (
    <>
      <span class="bold">{unitName}</span>
      <span class="select">
        <select aria-label={unitName} value={steps[0] ?? ""} onChange={(event) => onChange(event.currentTarget.value ? [event.currentTarget.value] : [])}>
          <option value="">{emptyLabel}</option>
          {VERB_ORDER.map((verb) => {
            const ownOptions = row.options.filter(({ value: optionId }) => readOrder(`${row.of} ${optionId}`)?.verb === verb);
            return (
              ownOptions.length > 0 && (
                <optgroup key={verb} label={t(`mode-${verb}`)}>
                  {ownOptions.map(({ value: optionId }) => (
                    <option key={optionId} value={optionId}>
                      {optionName(optionId)}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </select>
      </span>
      {steps.slice(1).map((_, index) => (
        <p key={index} class="quiet">
          {stepsText(row.of, steps.slice(0, index + 2))}
        </p>
      ))}
      {canGoOn && (
        <span class="select">
          <select aria-label={t("ui-row-onward", { what: unitName })} value="" onChange={(event) => onChange([...steps, event.currentTarget.value])}>
            <option value="" disabled>
              {t("ui-row-further")}
            </option>
            {nextOptions.map((step) => (
              <option key={step} value={step}>
                {optionName(step)}
              </option>
            ))}
          </select>
        </span>
      )}
    </>
  );
}

const VERB_ORDER: readonly Verb[] = ["hold", "move", "support", "convoy", "retreat", "disband"];
