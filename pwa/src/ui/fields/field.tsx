import { partText } from "../../core/words/messages";
import type { FormValues } from "../../core/sending/forms";
import type { FilledRows } from "../../core/sending/rows";
import type { Arg, Holdings } from "../../core/view/values";
import type { FormField } from "../../core/view/wire";
import { fieldLabel, t, texts } from "../texts";
import { ChoiceInput } from "./choice";
import { DiceInput } from "./dice";
import { EntryInput } from "./entry";
import { NumberInput } from "./number";
import { RowsInput } from "./rows";
import { SplitInput } from "./split";
import { SubsetInput } from "./subset";
import { TextInput } from "./text";

/** The properties of `FieldInput`. */
interface FieldInputProps {
  /** The type of the act, for the label. */
  readonly act: string;
  readonly field: FormField;
  readonly value: Arg | undefined;
  /** The values of the form so far. */
  readonly values?: FormValues;
  /** Whether the field is optional and stays empty, because the server does not answer. */
  readonly staysEmpty?: boolean;
  /** Called with a new value, and with the pause before the value is tried on the server (milliseconds). */
  readonly onChange: (value: Arg, pause?: number) => void;
}

/**
 * The pause before typed text is tried on the server (milliseconds). Because of the pause, a try does not disturb the
 * typing.
 */
const TYPING_PAUSE_MS = 600;

/** Draw one field of a form, of any kind. */
export function FieldInput({ act, field, value, values = {}, staysEmpty = false, onChange }: FieldInputProps) {
  const label = fieldLabel(act, field.name);
  switch (field.kind) {
    case "choice":
      return <ChoiceInput {...{ field, label, onChange }} value={value as string | undefined} />;
    case "subset":
      return <SubsetInput {...{ field, label, onChange }} value={(value as readonly string[] | undefined) ?? []} />;
    case "number":
      return <NumberInput {...{ field, label, onChange }} value={(value as number | undefined) ?? field.least} />;
    case "split":
      return <SplitInput {...{ field, label, onChange }} value={(value as Holdings | undefined) ?? {}} />;
    case "rows":
      return <RowsInput {...{ field, label, onChange }} value={(value as FilledRows | undefined) ?? {}} />;
    case "text":
      return (
        <TextInput {...{ field, label }} value={(value as string | undefined) ?? ""} onChange={(text) => onChange(text, TYPING_PAUSE_MS)} />
      );
    case "dice":
      return (
        <DiceInput
          {...{ label, onChange }}
          count={field.count}
          sides={field.sides}
          value={value as readonly number[] | undefined}
          faces={field.of?.map(nameOf)}
        />
      );
    case "entry":
      return <EntryInput {...{ label, onChange }} value={value as string | undefined} />;
    case "awaiting":
      return (
        <div class="field waiting">
          <span class="legend">{label}</span>
          <p class="quiet">{staysEmpty ? t("ui-stays-empty") : awaitingText(act, field.after.filter((name) => values[name] === undefined))}</p>
        </div>
      );
  }
}

/** Return the reason why a field has no choices yet: some fields are not chosen, or the server has not answered. */
const awaitingText = (act: string, missingFields: readonly string[]): string =>
  missingFields.length ? t("ui-first-choose", { what: texts.value.joinNames(missingFields.map((name) => fieldLabel(act, name))) }) : t("ui-asks-server");

/** Return the name of the object in a reference. */
const nameOf = (ref: string): string => partText(texts.value.refer(ref));
