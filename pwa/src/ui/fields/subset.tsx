import type { FormField } from "../../core/view/wire";
import { Icon } from "../parts/icon";
import { t } from "../texts";
import { OptionBody } from "./option";

interface SubsetInputProps {
  readonly field: Extract<FormField, { kind: "subset" }>;
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Draw a choice of several options, within the limits of the field. */
export function SubsetInput({ field, label, value, onChange }: SubsetInputProps) {
  if (!field.options.length) return null;
  const isFull = value.length >= field.most;
  const toggleMember = (member: string, isChosen: boolean): void =>
    onChange(isChosen ? [...value, member] : value.filter((otherMember) => otherMember !== member));
  return (
    <fieldset class="field">
      <legend>
        {label} <span class="legend-note">{t("ui-subset", { n: value.length, least: field.least, most: field.most })}</span>
      </legend>
      <div class="options" data-many={field.options.length > 6}>
        {field.options.map((option) => {
          const isChosen = value.includes(option.value);
          return (
            <label key={option.value} class="option" data-off={isFull && !isChosen}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={(event) => toggleMember(option.value, event.currentTarget.checked)}
              />
              <OptionBody option={option} />
              <span class="option-tick">
                <Icon name="check" size={20} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
