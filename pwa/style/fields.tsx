import type { Arg } from "../src/core/view/values";
import type { FormField, Option } from "../src/core/view/wire";
import { SearchBox } from "../src/ui/fields/choice";
import { FaultMessage } from "../src/ui/fields/fault";
import { NameInput } from "../src/ui/fields/typed";
import { TypedNumber } from "../src/ui/fields/typednumber";
import { t } from "../src/ui/texts";
import { Filled, Focused, Seen, without } from "./exhibit";
import type { Exhibit } from "./exhibit";
import { LONG, layTable } from "./table";

const FORM = without("The form around it says so.", "busy", "refused", "late");
const OPEN = without("A field that is asked is open.", "disabled");
const FULL = without("A field without an option is not asked.", "empty");

const people: readonly Option[] = [
  { value: "livia", ref: "who:livia", note: "sample-note" },
  { value: "minerva", ref: "who:minerva" },
];
const crowd: readonly Option[] = [...people, ...["gaul", "rome"].map((one) => ({ value: one, ref: `place:${one}` })), ...["a", "b", "c"].map((value) => ({ value }))];
const longPerson: Option = { value: "augustus", ref: "who:augustus", note: "sample-wait", args: { who: "who:augustus" } };

const choice = (options: readonly Option[]): FormField => ({ name: "to", kind: "choice", options });
const shown = (field: FormField, start?: Arg) => (start === undefined ? <Filled field={field} /> : <Filled field={field} start={start} />);
const focused = (field: FormField, start?: Arg) => <Focused>{shown(field, start)}</Focused>;

const number = (changes: Partial<{ least: number; most: number }> = {}): FormField => ({ name: "quantity", kind: "number", least: 0, most: 2_000_000, step: 100_000, unit: "asset:denarius", ...changes });
const subset = (options: readonly Option[], most: number): FormField => ({ name: "companions", kind: "subset", options, least: 0, most });
const split = (options: readonly Option[]): FormField => ({ name: "give", kind: "split", options, total: 3, least: 3, step: 1, caps: {} });
const rows = (who: string): FormField => ({
  name: "ways",
  kind: "rows",
  limit: 2,
  rows: [
    { of: who, ref: `who:${who}`, options: [{ value: "rome" }], onward: { rome: ["gaul"] }, most: 3, price: 1 },
    { of: "minerva", ref: "who:minerva", options: [{ value: "gaul" }], onward: {}, most: 1, price: 1 },
  ],
});
const text: FormField = { name: "reason", kind: "text", least: 1, most: 280 };
const dice = (count: number, of?: readonly string[]): FormField => ({ name: "dice", kind: "dice", count, sides: 6, ...(of && { of }) });

const search = (value: string) => <SearchBox value={value} onChange={() => undefined} />;

const named = (value: string) => (
  <label class="field">
    <span class="legend">{t("ui-your-name")}</span>
    <NameInput value={value} maxLength={40} onChange={() => undefined} />
  </label>
);
const nothing = (): void => undefined;
const typed = { label: "Quantity", least: 0, most: 2_000_000, step: 100_000, onChange: nothing, onDone: nothing };

/** Every kind of field in a form. */
export const FIELDS: readonly Exhibit[] = [
  {
    name: "Choice of a few words",
    states: { plain: shown(choice([{ value: "yes" }, { value: "no" }]), "yes"), focus: focused(choice([{ value: "yes" }, { value: "no" }]), "yes"), long: shown(choice(["yes_certainly", "not_at_all_no", "ask_me_again"].map((value) => ({ value })))) },
    without: { ...FORM, ...OPEN, ...FULL },
  },
  {
    name: "Choice from a list",
    states: { plain: shown(choice(people)), focus: focused(choice(people)), long: shown(choice([longPerson, ...people])), empty: shown(choice([])) },
    without: { ...FORM, ...OPEN },
  },
  {
    name: "Choice among many, and one that is made",
    states: { plain: <>{shown(choice(crowd))}{shown(choice(crowd), "livia")}</>, focus: focused(choice(crowd)), long: shown(choice([longPerson, ...crowd]), "augustus") },
    without: { ...FORM, ...OPEN, ...FULL },
  },
  {
    name: "Some of several",
    states: { plain: shown(subset(people, 2), ["livia"]), focus: focused(subset(people, 2)), disabled: shown(subset([...people, longPerson], 1), ["livia"]), long: shown(subset([longPerson], 1)), empty: shown(subset([], 1)) },
    without: FORM,
  },
  {
    name: "Number",
    states: { plain: shown(number(), 400_000), focus: focused(number(), 400_000), disabled: shown(number({ most: 0 }), 0), long: shown(number({ most: 900_000_000_000 }), 900_000_000_000) },
    without: { ...FORM, ...FULL },
  },
  {
    name: "Number that is typed",
    states: { plain: <TypedNumber {...typed} value={400_000} shown="400,000 D" />, long: <TypedNumber {...typed} value={900_000_000_000} shown="900,000,000,000 D" /> },
    without: { ...FORM, ...FULL, ...without("It has the focus as soon as it is there, says what it does not take once it was typed, and goes when nothing may be changed.", "focus", "refused", "disabled") },
  },
  {
    name: "Split",
    states: { plain: shown(split(people), { livia: 2 }), focus: focused(split(people), { livia: 1 }), disabled: shown(split(people), { livia: 3 }), long: shown(split([longPerson, ...people])), empty: shown(split([])) },
    without: FORM,
  },
  {
    name: "Rows",
    states: { plain: shown(rows("livia"), { livia: ["rome"] }), focus: focused(rows("livia")), long: shown(rows("augustus"), { augustus: ["rome", "gaul"] }) },
    without: { ...FORM, ...OPEN, ...FULL },
  },
  {
    name: "Words",
    states: { plain: shown(text, "They agreed."), focus: focused(text, "They agreed."), long: shown(text, `${LONG}. `.repeat(4)), empty: shown(text) },
    without: { ...FORM, ...OPEN },
  },
  {
    name: "Name",
    states: { plain: named("Ñandú ß"), focus: <Focused>{named("נעמי")}</Focused>, refused: <FaultMessage fault={{ key: "illegible-character", args: { character: "U+202E", place: 3 } }} />, long: named(LONG), empty: named("") },
    without: { ...without("The form around it says so.", "busy", "late"), ...OPEN },
  },
  {
    name: "Dice of the table",
    states: { plain: shown(dice(3), [2, 5, 0]), focus: focused(dice(3), [2, 5, 6]), long: <Seen when={layTable}>{shown(dice(2, ["who:augustus", "who:livia"]), [4, 0])}</Seen>, empty: shown(dice(6)) },
    without: { ...FORM, ...OPEN },
  },
  {
    name: "Entry of the chronicle",
    states: { plain: shown({ name: "entry", kind: "entry" }, "entry-p1"), focus: focused({ name: "entry", kind: "entry" }), long: shown({ name: "entry", kind: "entry" }, "entry-long"), empty: shown({ name: "entry", kind: "entry" }, "none") },
    without: { ...FORM, ...OPEN },
  },
  {
    name: "Field that waits for another",
    states: { plain: shown({ name: "quantity", kind: "awaiting", after: ["seller"] }), long: shown({ name: "quantity", kind: "awaiting", after: ["seller", "asset", "companions", "reason", "entry"] }) },
    without: { ...FORM, ...without("There is nothing to be tapped yet.", "focus", "disabled", "empty") },
  },
  {
    name: "Search",
    states: { plain: search("Liv"), focus: <Focused>{search("Liv")}</Focused>, long: search(LONG), empty: search("") },
    without: { ...FORM, ...OPEN },
  },
];
