import { plusMinusStep } from "../../core/sending/forms";
import type { FormField } from "../../core/view/wire";
import { moneyOrNumberText, t } from "../texts";
import { Stepper } from "./stepper";

interface NumberInputProps {
  readonly field: Extract<FormField, { kind: "number" }>;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * Draw the input for a whole number. The input is a stepper. If the range is long, it has shortcuts to both ends of the
 * range.
 */
export function NumberInput({ field, label, value, onChange }: NumberInputProps) {
  const { least, most, step } = field;
  const asset = field.unit.startsWith("asset:") ? field.unit.slice("asset:".length) : "";
  const numberText = (amount: number): string => moneyOrNumberText(asset, amount);
  const isWide = (most - least) / plusMinusStep(step, most - least) > 5;
  const middleValue = least + Math.floor((most - least) / 2 / step) * step;
  const cuts = [...new Set([least, middleValue, most])];
  return (
    <div class="field" role="group" aria-label={label}>
      <span class="legend">
        {label} <span class="legend-note">{t("ui-up-to", { n: numberText(most) })}</span>
      </span>
      <Stepper {...{ label, value, least, most, step, onChange }} valueText={numberText(value)} />
      {isWide && (
        <div class="cuts">
          {cuts.map((sampleNumber) => (
            <button key={sampleNumber} type="button" class="cut" aria-pressed={sampleNumber === value} onClick={() => onChange(sampleNumber)}>
              {numberText(sampleNumber)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
