import { nameFault, wordsFault } from "../../core/words/typed";
import { lazy } from "../lazy";

/** Faults are rare: their words are fetched when somebody has typed such a letter. */
const Fault = lazy(() => import("./fault").then(({ Fault: part }) => part));

interface Typed {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
}

interface Name extends Typed {
  readonly autocomplete?: "name" | "off";
}

interface Words extends Typed {
  readonly rows: number;
}

/** Where a name is typed, in the direction of its letters; a letter that no name may have is said below. */
export function NameInput({ value, onChange, ...more }: Name) {
  const fault = nameFault(value);
  return (
    <>
      <input class="line-input" dir="auto" autocomplete="off" {...more} value={value} aria-invalid={fault !== null} onInput={(event) => onChange(event.currentTarget.value)} />
      {fault && <Fault fault={fault} />}
    </>
  );
}

/** Where words are typed, on several lines; a letter that does harm is said below. */
export function WordsInput({ value, onChange, ...more }: Words) {
  const fault = wordsFault(value);
  return (
    <>
      <textarea dir="auto" {...more} value={value} aria-invalid={fault !== null} onInput={(event) => onChange(event.currentTarget.value)} />
      {fault && <Fault fault={fault} />}
    </>
  );
}
