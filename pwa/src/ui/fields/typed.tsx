import { nameFault, textFault } from "../../core/words/typedtext";
import { lazy } from "../lazy";

/** The message about a fault. It is loaded on demand, because faults are rare. */
const Fault = lazy(() => import("./fault").then(({ Fault: part }) => part));

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
 * Draw a field for a name, in the direction of its letters. A letter that names may not contain is reported below.
 */
export function NameInput({ value, onChange, ...more }: NameProps) {
  const fault = nameFault(value);
  return (
    <>
      <input class="line-input" dir="auto" autocomplete="off" {...more} value={value} aria-invalid={fault !== null} onInput={(event) => onChange(event.currentTarget.value)} />
      {fault && <Fault fault={fault} />}
    </>
  );
}

/** Draw a field for text of several lines. A harmful letter is reported below. */
export function WordsInput({ value, onChange, ...more }: WordsProps) {
  const fault = textFault(value);
  return (
    <>
      <textarea dir="auto" {...more} value={value} aria-invalid={fault !== null} onInput={(event) => onChange(event.currentTarget.value)} />
      {fault && <Fault fault={fault} />}
    </>
  );
}
