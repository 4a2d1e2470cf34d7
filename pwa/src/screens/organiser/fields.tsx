/** The fields of the page. Each field shows the faults of its value below it. */

import { useState } from "preact/hooks";
import type { ComponentChildren, TargetedEvent } from "preact";
import { readNumber } from "../../core/words/numbers";
import { t, texts } from "../../ui/texts";
import { shownValue } from "./fieldchanges";
import type { FieldKey, FieldValue } from "./fieldchanges";
import type { OpenEvent } from "./savedevent";
import { keyOfProblem } from "./steps";

/** Return the sentences about the faults of a field. */
export const sentencesAbout = ({ event, pendingChanges, refusals }: OpenEvent, key: FieldKey): readonly string[] =>
  key in refusals ? [refusals[key] ?? ""] : pendingChanges[key] ? [] : event.check.problems.filter((problem) => keyOfProblem(problem) === key).map(({ sentence }) => sentence);

/** Return whether a field cannot change any more: the game was founded from its scenario. */
export const isLocked = ({ event }: OpenEvent, key: FieldKey): boolean => Boolean(event.game) && key.startsWith("scenario/");

const idOfField = (key: FieldKey): string => `field-${key.replace(/[^a-z0-9]+/gi, "-")}`;

interface FieldProps {
  readonly openEvent: OpenEvent;
  readonly field: FieldKey;
  readonly label: ComponentChildren;
  /** A sentence below the field. */
  readonly note?: ComponentChildren;
}

interface TypedFieldProps extends FieldProps {
  readonly type?: "text" | "date" | "time" | "lines";
  /** Whether the value is a whole number. A text that is no number is saved, too, and the server says the fault. */
  readonly isNumber?: boolean;
  /** The value that holds if the file does not have this field. An empty field takes the field out of the file. */
  readonly usualValue?: FieldValue;
}

const asText = (value: FieldValue): string => (value === undefined || value === null ? "" : String(value));

/** Draw a field for a typed value. */
export function TypedField({ openEvent, field, label, note, type = "text", isNumber = false, usualValue }: TypedFieldProps) {
  // While a person types a number, the field shows the typed letters and not the number that they mean.
  const [typedText, setTypedText] = useState<string | null>(null);
  const value = shownValue(openEvent.event, openEvent.pendingChanges, field);
  const inputId = idOfField(field);
  const sentences = sentencesAbout(openEvent, field);
  const write = (text: string): void => {
    setTypedText(text);
    const typedValue = isNumber ? readNumber(text, texts.peek().language) : text;
    const isMissing = text === "" && field.startsWith("scenario/");
    openEvent.changeField(field, isMissing ? undefined : isNumber && typeof typedValue !== "number" ? text : typedValue);
  };
  const descriptionIds = [note ? `${inputId}-note` : "", sentences.length ? `${inputId}-fault` : ""].filter(Boolean).join(" ");
  const attributes = {
    id: inputId,
    class: "line-input",
    autocomplete: "off",
    disabled: isLocked(openEvent, field),
    value: typedText ?? asText(value ?? usualValue),
    "aria-invalid": sentences.length > 0,
    "aria-describedby": descriptionIds || undefined,
    onInput: (event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) => write(event.currentTarget.value),
    onBlur: () => setTypedText(null),
  } as const;
  return (
    <div class="field">
      <label class="legend" for={inputId}>
        {label}
      </label>
      {type === "text" && <input {...attributes} type="text" dir="auto" inputMode={isNumber ? "numeric" : "text"} />}
      {type === "date" && <input {...attributes} type="date" />}
      {type === "lines" && <textarea {...(attributes as object)} rows={8} maxLength={4000} dir="auto" />}
      {type === "time" && <input {...attributes} type="time" />}
      {note && (
        <p class="quiet" id={`${inputId}-note`}>
          {note}
        </p>
      )}
      <FieldFaults id={inputId} sentences={sentences} />
    </div>
  );
}

/** Draw the sentences about the faults of a field. */
export function FieldFaults({ id, sentences }: { id: string; sentences: readonly string[] }) {
  if (!sentences.length) return null;
  return (
    <p class="refusal" id={`${id}-fault`}>
      {sentences.join(" ")}
    </p>
  );
}

interface SelectFieldProps extends FieldProps {
  /** The names of the values, by value. */
  readonly names: Readonly<Record<string, string>>;
  readonly usualValue: string;
}

/** Draw a field with many values as a list. Choosing the usual value takes the field out of the file. */
export function SelectField({ openEvent, field, label, names, usualValue }: SelectFieldProps) {
  const id = idOfField(field);
  const sentences = sentencesAbout(openEvent, field);
  const current = asText(shownValue(openEvent.event, openEvent.pendingChanges, field) ?? usualValue);
  // The file may have a value that the list does not have.
  const options = current in names ? names : { [current]: current, ...names };
  return (
    <div class="field">
      <label class="legend" for={id}>
        {label}
      </label>
      <select id={id} class="line-input" disabled={isLocked(openEvent, field)} value={current} aria-invalid={sentences.length > 0} aria-describedby={sentences.length ? `${id}-fault` : undefined} onChange={({ currentTarget }) => openEvent.changeField(field, currentTarget.value === usualValue ? undefined : currentTarget.value)}>
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {value === usualValue ? `${name} (${t("ui-organiser-usual")})` : name}
          </option>
        ))}
      </select>
      <FieldFaults id={id} sentences={sentences} />
    </div>
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly values: readonly (boolean | number | string)[];
  readonly usualValue: FieldValue;
  readonly textOf: (value: boolean | number | string) => string;
}

/** Draw a field with a few values. Choosing the usual value takes the field out of the file. */
export function ChoiceField({ openEvent, field, label, note, values, usualValue, textOf }: ChoiceFieldProps) {
  const inputId = idOfField(field);
  const sentences = sentencesAbout(openEvent, field);
  const currentValue = shownValue(openEvent.event, openEvent.pendingChanges, field) ?? usualValue;
  return (
    <fieldset class="field" aria-describedby={sentences.length ? `${inputId}-fault` : undefined}>
      <legend>{label}</legend>
      <div class="options">
        {values.map((value) => (
          <label key={String(value)} class="option">
            <input type="radio" name={inputId} disabled={isLocked(openEvent, field)} checked={currentValue === value} onChange={() => openEvent.changeField(field, value === usualValue ? undefined : value)} />
            <span class="option-text">
              {textOf(value)}
              {value === usualValue && <span class="option-note">{t("ui-organiser-usual")}</span>}
            </span>
          </label>
        ))}
      </div>
      {note && <p class="quiet">{note}</p>}
      <FieldFaults id={inputId} sentences={sentences} />
    </fieldset>
  );
}
