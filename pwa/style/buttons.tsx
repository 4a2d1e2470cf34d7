import { Icon } from "../src/ui/parts/icon";
import { LanguageChoice } from "../src/ui/parts/languages";
import { RuleLink } from "../src/ui/parts/words";
import { openSheet } from "../src/ui/router";
import { Focused, leaveOut } from "./exhibit";
import type { Exhibit } from "./exhibit";
import { SampleSheet } from "./samplesheet";
import { LONG } from "./table";

const PRESSED = leaveOut("The card or form around it says so.", "refused", "late");
const NEVER_EMPTY = leaveOut("A button always says what it does.", "empty");
const LINKED = leaveOut("It leads somewhere, and what it leads to is always there.", "disabled", "busy", "refused", "late", "empty");

function button(name: string, className: string, word = "Send it"): Exhibit {
  const plainButton = (
    <button type="button" class={className}>
      {word}
    </button>
  );
  const offButton = (isBusy: boolean) => (
    <button type="button" class={className} disabled aria-busy={isBusy}>
      {word}
    </button>
  );
  const longButton = (
    <button type="button" class={className}>
      Give to {LONG}
    </button>
  );
  return { name, states: { plain: plainButton, focus: <Focused>{plainButton}</Focused>, disabled: offButton(false), busy: offButton(true), long: longButton }, missingStates: { ...PRESSED, ...NEVER_EMPTY } };
}

const opener = (
  <button type="button" class="button wide" onClick={() => openSheet(() => <SampleSheet />)}>
    Open a sheet
  </button>
);

const icon = (
  <button type="button" class="icon-button" aria-label="Close">
    <Icon name="close" />
  </button>
);

const link = (words: string) => (
  <button type="button" class="link">
    {words}
  </button>
);

const toggle = (words: string, { on: isOn = false, off: isDisabled = false } = {}) => (
  <label class="toggle">
    <input type="checkbox" checked={isOn} disabled={isDisabled} />
    <span>{words}</span>
  </label>
);

const select = (words: string, isDisabled = false) => (
  <span class="select">
    <select aria-label="Onward" disabled={isDisabled}>
      <option>{words}</option>
      <option>Gaul</option>
    </select>
  </span>
);

/** Buttons, switches and selects. */
export const BUTTONS: readonly Exhibit[] = [
  button("Button", "button"),
  button("Primary button", "button primary"),
  button("Quiet button", "button quiet-button"),
  button("Small button", "button small"),
  { name: "Wide button, which opens a sheet", states: { plain: opener, focus: <Focused>{opener}</Focused> }, missingStates: leaveOut("As every button.", "disabled", "busy", "refused", "late", "long", "empty") },
  { name: "Button with an icon", states: { plain: icon, focus: <Focused>{icon}</Focused> }, missingStates: { ...LINKED, ...leaveOut("It has no words.", "long") } },
  { name: "Link", states: { plain: link("Change"), focus: <Focused>{link("Change")}</Focused>, long: link(`Change what ${LONG} is told`) }, missingStates: LINKED },
  { name: "Link to a rule", states: { plain: <RuleLink rule="PLACE-07" />, focus: <Focused><RuleLink rule="PLACE-07" /></Focused>, long: <RuleLink rule="CUR-OPTION-HALL-OF-FAME-07" /> }, missingStates: LINKED },
  {
    name: "Switch",
    states: {
      plain: <>{toggle("Off")}{toggle("On", { on: true })}</>,
      focus: <Focused>{toggle("Off")}</Focused>,
      disabled: <>{toggle("Off", { off: true })}{toggle("On", { on: true, off: true })}</>,
      long: toggle(`Tell me whenever ${LONG} moves`),
    },
    missingStates: { ...PRESSED, ...NEVER_EMPTY, ...leaveOut("It turns at once.", "busy") },
  },
  {
    name: "Select",
    states: { plain: select("Rome"), focus: <Focused>{select("Rome")}</Focused>, disabled: select("Rome", true), long: select(LONG), empty: select("") },
    missingStates: { ...PRESSED, ...leaveOut("It is there with its options.", "busy") },
  },
  { name: "Languages", states: { plain: <LanguageChoice />, focus: <Focused><LanguageChoice /></Focused> }, missingStates: { ...LINKED, ...leaveOut("Languages are called as they call themselves.", "long") } },
];
