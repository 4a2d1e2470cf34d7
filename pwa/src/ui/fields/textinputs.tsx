import { nameFault, textFault } from "../../core/words/typedtext";
import { lazy } from "../lazy";

/** The message about a fault. The message is loaded when it is needed, because faults are rare. */
const Fault = lazy(() => import("./fault").then(({ FaultMessage: component }) => component));

interface TypedProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
}

interface NameProps extends TypedProps {
  readonly autocomplete?: "name" | "off";
}

interface WordsProps extends TypedProps {
  readonly rows: number;
}

/**
 * Draw a field for a name. The name is written in the direction of its letters. If the name contains a letter that
 * names may not contain, a message below the field says so.
 */
export function NameInput({ value, onChange, ...props }: NameProps) {
  const fault = nameFault(value);
  return (
    <>
      <input class="line-input" dir="auto" autocomplete="off" {...props} value={value} aria-invalid={fault !== null} onInput={(event) => onChange(event.currentTarget.value)} />
      {fault && <Fault fault={fault} />}
    </>
  );
}

/** Draw a field for text of several lines. If the text contains a harmful letter, a message below the field says so. */
export function WordsInput({ value, onChange, ...props }: WordsProps) {
  const fault = textFault(value);
  return (
    <>
      <textarea dir="auto" {...props} value={value} aria-invalid={fault !== null} onInput={(event) => onChange(event.currentTarget.value)} />
      {fault && <Fault fault={fault} />}
    </>
  );
}
