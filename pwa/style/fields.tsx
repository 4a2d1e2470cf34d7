import type { Arg } from "../src/core/view/values";
import type { FormField, Option } from "../src/core/view/wire";
import { SearchBox } from "../src/ui/fields/choice";
import { FaultMessage } from "../src/ui/fields/fault";
import { NameInput } from "../src/ui/fields/textinputs";
import { TypedNumber } from "../src/ui/fields/typednumber";
import { t } from "../src/ui/texts";
import { Filled, Focused, Seen, leaveOut } from "./exhibit";
import type { Exhibit } from "./exhibit";
import { LONG, layTable } from "./table";

const FORM = leaveOut("The form around it says so.", "busy", "refused", "late");
const ALWAYS_OPEN = leaveOut("A field that is asked is open.", "disabled");
const FULL = leaveOut("A field without an option is not asked.", "empty");

const people: readonly Option[] = [
  { value: "livia", ref: "who:livia", note: "sample-note" },
  { value: "minerva", ref: "who:minerva" },
];
const crowd: readonly Option[] = [...people, ...["gaul", "rome"].map((place) => ({ value: place, ref: `place:${place}` })), ...["a", "b", "c"].map((value) => ({ value }))];
const longPerson: Option = { value: "augustus", ref: "who:augustus", note: "sample-wait", args: { who: "who:augustus" } };

const choice = (options: readonly Option[]): FormField => ({ name: "to", kind: "choice", options });
const drawField = (field: FormField, initialValue?: Arg) => (initialValue === undefined ? <Filled field={field} /> : <Filled field={field} start={initialValue} />);
const focused = (field: FormField, initialValue?: Arg) => <Focused>{drawField(field, initialValue)}</Focused>;

const numberField = (changes: Partial<{ least: number; most: number }> = {}): FormField => ({ name: "quantity", kind: "number", least: 0, most: 2_000_000, step: 100_000, unit: "asset:denarius", ...changes });
const subset = (options: readonly Option[], limit: number): FormField => ({ name: "companions", kind: "subset", options, least: 0, most: limit });
const split = (options: readonly Option[]): FormField => ({ name: "give", kind: "split", options, total: 3, least: 3, step: 1, caps: {} });
const rows = (character: string): FormField => ({
  name: "ways",
  kind: "rows",
  limit: 2,
  rows: [
    { of: character, ref: `who:${character}`, options: [{ value: "rome" }], onward: { rome: ["gaul"] }, most: 3, price: 1 },
    { of: "minerva", ref: "who:minerva", options: [{ value: "gaul" }], onward: {}, most: 1, price: 1 },
  ],
});
const text: FormField = { name: "reason", kind: "text", least: 1, most: 280 };
const dice = (dieCount: number, faces?: readonly string[]): FormField => ({ name: "dice", kind: "dice", count: dieCount, sides: 6, ...(faces && { of: faces }) });

const searchBox = (value: string) => <SearchBox value={value} onChange={() => undefined} />;

const namedField = (value: string) => (
  <label class="field">
    <span class="legend">{t("ui-your-name")}</span>
    <NameInput value={value} maxLength={40} onChange={() => undefined} />
  </label>
);
const doNothing = (): void => undefined;
const typedProps = { label: "Quantity", least: 0, most: 2_000_000, step: 100_000, onChange: doNothing, onDone: doNothing };

/** Every kind of field in a form. */
export const FIELDS: readonly Exhibit[] = [
  {
    name: "Choice of a few words",
    states: { plain: drawField(choice([{ value: "yes" }, { value: "no" }]), "yes"), focus: focused(choice([{ value: "yes" }, { value: "no" }]), "yes"), long: drawField(choice(["yes_certainly", "not_at_all_no", "ask_me_again"].map((value) => ({ value })))) },
    missingStates: { ...FORM, ...ALWAYS_OPEN, ...FULL },
  },
  {
    name: "Choice from a list",
    states: { plain: drawField(choice(people)), focus: focused(choice(people)), long: drawField(choice([longPerson, ...people])), empty: drawField(choice([])) },
    missingStates: { ...FORM, ...ALWAYS_OPEN },
  },
  {
    name: "Choice among many, and one that is made",
    states: { plain: <>{drawField(choice(crowd))}{drawField(choice(crowd), "livia")}</>, focus: focused(choice(crowd)), long: drawField(choice([longPerson, ...crowd]), "augustus") },
    missingStates: { ...FORM, ...ALWAYS_OPEN, ...FULL },
  },
  {
    name: "Some of several",
    states: { plain: drawField(subset(people, 2), ["livia"]), focus: focused(subset(people, 2)), disabled: drawField(subset([...people, longPerson], 1), ["livia"]), long: drawField(subset([longPerson], 1)), empty: drawField(subset([], 1)) },
    missingStates: FORM,
  },
  {
    name: "Number",
    states: { plain: drawField(numberField(), 400_000), focus: focused(numberField(), 400_000), disabled: drawField(numberField({ most: 0 }), 0), long: drawField(numberField({ most: 900_000_000_000 }), 900_000_000_000) },
    missingStates: { ...FORM, ...FULL },
  },
  {
    name: "Number that is typed",
    states: { plain: <TypedNumber {...typedProps} value={400_000} valueText="400,000 D" />, long: <TypedNumber {...typedProps} value={900_000_000_000} valueText="900,000,000,000 D" /> },
    missingStates: { ...FORM, ...FULL, ...leaveOut("It has the focus as soon as it is there, says what it does not take once it was typed, and goes when nothing may be changed.", "focus", "refused", "disabled") },
  },
  {
    name: "Split",
    states: { plain: drawField(split(people), { livia: 2 }), focus: focused(split(people), { livia: 1 }), disabled: drawField(split(people), { livia: 3 }), long: drawField(split([longPerson, ...people])), empty: drawField(split([])) },
    missingStates: FORM,
  },
  {
    name: "Rows",
    states: { plain: drawField(rows("livia"), { livia: ["rome"] }), focus: focused(rows("livia")), long: drawField(rows("augustus"), { augustus: ["rome", "gaul"] }) },
    missingStates: { ...FORM, ...ALWAYS_OPEN, ...FULL },
  },
  {
    name: "Words",
    states: { plain: drawField(text, "They agreed."), focus: focused(text, "They agreed."), long: drawField(text, `${LONG}. `.repeat(4)), empty: drawField(text) },
    missingStates: { ...FORM, ...ALWAYS_OPEN },
  },
  {
    name: "Name",
    states: { plain: namedField("Ñandú ß"), focus: <Focused>{namedField("נעמי")}</Focused>, refused: <FaultMessage fault={{ key: "illegible-character", args: { character: "U+202E", place: 3 } }} />, long: namedField(LONG), empty: namedField("") },
    missingStates: { ...leaveOut("The form around it says so.", "busy", "late"), ...ALWAYS_OPEN },
  },
  {
    name: "Dice of the table",
    states: { plain: drawField(dice(3), [2, 5, 0]), focus: focused(dice(3), [2, 5, 6]), long: <Seen onReady={layTable}>{drawField(dice(2, ["who:augustus", "who:livia"]), [4, 0])}</Seen>, empty: drawField(dice(6)) },
    missingStates: { ...FORM, ...ALWAYS_OPEN },
  },
  {
    name: "Entry of the chronicle",
    states: { plain: drawField({ name: "entry", kind: "entry" }, "entry-p1"), focus: focused({ name: "entry", kind: "entry" }), long: drawField({ name: "entry", kind: "entry" }, "entry-long"), empty: drawField({ name: "entry", kind: "entry" }, "none") },
    missingStates: { ...FORM, ...ALWAYS_OPEN },
  },
  {
    name: "Field that waits for another",
    states: { plain: drawField({ name: "quantity", kind: "awaiting", after: ["seller"] }), long: drawField({ name: "quantity", kind: "awaiting", after: ["seller", "asset", "companions", "reason", "entry"] }) },
    missingStates: { ...FORM, ...leaveOut("There is nothing to be tapped yet.", "focus", "disabled", "empty") },
  },
  {
    name: "Search",
    states: { plain: searchBox("Liv"), focus: <Focused>{searchBox("Liv")}</Focused>, long: searchBox(LONG), empty: searchBox("") },
    missingStates: { ...FORM, ...ALWAYS_OPEN },
  },
];
