import { textRule } from "../../core/sending/forms";
import { textFault } from "../../core/words/typedtext";
import type { FormField } from "../../core/view/wire";
import { t } from "../texts";
import { WordsInput } from "./textinputs";

textRule.fault = textFault;

interface TextInputProps {
  readonly field: Extract<FormField, { kind: "text" }>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Return the note of a text field. The note says that the field must be filled, or how many characters are left. */
const fieldNote = ({ least, most }: TextInputProps["field"], value: string): string => {
  if (least === 0) return t("ui-optional");
  return value === "" ? t("ui-needed") : t("ui-room-left", { n: most - value.length });
};

/** Draw a field for text with its note. */
export function TextInput({ field, label, value, onChange }: TextInputProps) {
  return (
    <label class="field">
      <span class="legend">
        {label} <span class="legend-note">{fieldNote(field, value)}</span>
      </span>
      <WordsInput rows={3} maxLength={field.most} value={value} onChange={onChange} />
    </label>
  );
}
