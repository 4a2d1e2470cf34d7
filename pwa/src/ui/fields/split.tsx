import { shareCap, sumOfShares } from "../../core/sending/forms";
import type { Holdings } from "../../core/view/values";
import type { FormField } from "../../core/view/wire";
import { moneyOrNumberText, t, texts } from "../texts";
import { OptionIcon, optionText, referenceOf } from "./option";
import { Stepper } from "./stepper";

interface SplitInputProps {
  readonly field: Extract<FormField, { kind: "split" }>;
  readonly label: string;
  readonly value: Holdings;
  readonly onChange: (value: Holdings) => void;
}

/**
 * Draw the input for a sum that is shared among options. Each option has a stepper. The rest of the sum limits all
 * steppers.
 */
export function SplitInput({ field, label, value, onChange }: SplitInputProps) {
  const usedTotal = sumOfShares(value);
  const sharesLeft = field.total - usedTotal;
  const missingAmount = (field.least ?? 0) - usedTotal;
  const isLimited = field.options.some((option) => shareCap(field, option.value) > sharesLeft + (value[option.value] ?? 0));
  const note = missingAmount > 0 ? t("ui-share-more", { n: texts.value.count(missingAmount) }) : isLimited && t("ui-left", { n: texts.value.count(sharesLeft) });
  return (
    <div class="field" role="group" aria-label={label}>
      <span class="legend">
        {label} {note && <span class="legend-note">{note}</span>}
      </span>
      {field.options.length === 0 && <p class="quiet">{t("ui-nothing-to-share")}</p>}
      {field.options.map((option) => {
        const share = value[option.value] ?? 0;
        const limit = Math.min(shareCap(field, option.value), sharesLeft + share);
        const numberText = (amount: number): string => moneyOrNumberText(referenceOf(option).id, amount);
        return (
          <div key={option.value} class="share" data-on={share > 0}>
            <OptionIcon option={option} />
            <span class="option-text">
              <span class="option-name">{optionText(option)}</span>
              <span class="option-note">{t("ui-up-to", { n: numberText(limit) })}</span>
            </span>
            <Stepper
              label={optionText(option)}
              value={share}
              least={0}
              most={limit}
              step={field.step}
              valueText={numberText(share)}
              onChange={(newShare) => onChange(withShare(value, option.value, newShare))}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Return the shares after one share was changed. A share of 0 is left out. */
function withShare(shares: Holdings, option: string, share: number): Holdings {
  const otherShares = Object.entries(shares).filter(([otherOption, amount]) => otherOption !== option && amount > 0);
  return Object.fromEntries(share > 0 ? [...otherShares, [option, share]] : otherShares);
}
