import { countRemainingSteps, nextSteps, withSteps, type FilledRows, type Row, type RowsField } from "../../core/sending/rows";
import type { Option } from "../../core/view/wire";
import { Icon } from "../parts/icon";
import { t, texts } from "../texts";
import { OptionIcon, optionText } from "./option";

/** The properties of `RowsInput`. */
interface RowsInputProps {
  readonly field: RowsField;
  readonly label: string;
  readonly value: FilledRows;
  readonly onChange: (value: FilledRows) => void;
}

/** Draw rows of steps. Each row has its steps in order, and a list from which the player adds the next step. */
export function RowsInput({ field, label, value, onChange }: RowsInputProps) {
  const stepsLeft = countRemainingSteps(field, value);
  const rowCount = field.rows.length;
  const filledCount = Object.keys(value).length;
  return (
    <div class="field" role="group" aria-label={label}>
      <span class="legend">
        {label}{" "}
        <span class="legend-note" aria-live="polite">
          {Number.isFinite(stepsLeft) ? t("ui-left", { n: texts.value.count(stepsLeft) }) : t("ui-subset", { n: filledCount, most: rowCount })}
        </span>
      </span>
      <div class="options rows">
        {field.rows.map((row) => (
          <RowInput
            key={row.of}
            row={row}
            steps={value[row.of] ?? []}
            isAffordable={row.price <= stepsLeft}
            onChange={(steps) => onChange(withSteps(value, row.of, steps))}
          />
        ))}
      </div>
    </div>
  );
}

/** The properties of `RowInput`. */
interface RowProps {
  readonly row: Row;
  readonly steps: readonly string[];
  /** Whether the limit allows another step. */
  readonly isAffordable: boolean;
  readonly onChange: (steps: readonly string[]) => void;
}

function RowInput({ row, steps, isAffordable, onChange }: RowProps) {
  const head: Option = { value: row.of, ...(row.ref ? { ref: row.ref } : {}) };
  const rowName = optionText(head);
  const possibleSteps = isAffordable ? nextSteps(row, steps) : [];
  return (
    <fieldset class="steps-row" data-on={steps.length > 0}>
      <legend class="row-head">
        <OptionIcon option={head} />
        <span class="option-name">{rowName}</span>
      </legend>
      {steps.length > 0 && (
        <ol class="row-steps">
          {steps.map((step, index) => (
            <li key={index}>{optionText(optionOf(row, step))}</li>
          ))}
        </ol>
      )}
      <div class="row-tools">
        {possibleSteps.length > 0 && (
          <span class="select">
            <select
              aria-label={t(steps.length ? "ui-row-onward" : "ui-row-first", { what: rowName })}
              value=""
              onChange={(event) => onChange([...steps, event.currentTarget.value])}
            >
              <option value="" disabled>
                {t(steps.length ? "ui-row-further" : "ui-row-choose")}
              </option>
              {possibleSteps.map((step) => (
                <option key={step} value={step}>
                  {optionText(optionOf(row, step))}
                </option>
              ))}
            </select>
          </span>
        )}
        {steps.length > 0 && (
          <button type="button" class="icon-button" aria-label={t("ui-row-back", { what: rowName })} onClick={() => onChange(steps.slice(0, -1))}>
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** Return the option for a step. The result is the row's own option, or otherwise an option with the step's value. */
const optionOf = (row: Row, step: string): Option => row.options.find((option) => option.value === step) ?? { value: step };
