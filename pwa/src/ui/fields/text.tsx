import type { FormField } from "../../core/wire";
import { t } from "../texts";

interface Props {
  readonly field: Extract<FormField, { kind: "text" }>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Free words, with the room that is left. */
export function TextInput({ field, label, value, onChange }: Props) {
  return (
    <label class="field">
      <span class="legend">
        {label} <span class="legend-note">{field.least === 0 ? t("ui-optional") : t("ui-room-left", { n: field.most - value.length })}</span>
      </span>
      <textarea
        rows={3}
        maxLength={field.most}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
