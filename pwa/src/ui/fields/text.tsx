import { words } from "../../core/sending/forms";
import { wordsFault } from "../../core/words/typed";
import type { FormField } from "../../core/view/wire";
import { t } from "../texts";
import { WordsInput } from "./typed";

words.fault = wordsFault;

interface Props {
  readonly field: Extract<FormField, { kind: "text" }>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Whether there must be words, as long as there are none; then how many more there may be. */
const noteOf = ({ least, most }: Props["field"], value: string): string => {
  if (least === 0) return t("ui-optional");
  return value === "" ? t("ui-needed") : t("ui-room-left", { n: most - value.length });
};

/** Free words, with whether they are needed and the room that is left. */
export function TextInput({ field, label, value, onChange }: Props) {
  return (
    <label class="field">
      <span class="legend">
        {label} <span class="legend-note">{noteOf(field, value)}</span>
      </span>
      <WordsInput rows={3} maxLength={field.most} value={value} onChange={onChange} />
    </label>
  );
}
