import { useState } from "preact/hooks";
import { AppMark, OrnamentRule } from "../src/ui/parts/ornament";
import { THEMES } from "../src/ui/theme";
import type { Theme } from "../src/ui/theme";
import { BUTTONS } from "./buttons";
import { STATES } from "./exhibit";
import type { Exhibit, State } from "./exhibit";
import { FIELDS } from "./fields";
import { LOOKS } from "./looks";
import { NOTICES } from "./notices";
import { Tokens } from "./tokens";
import { SENTENCE_EXHIBITS } from "./sentences";

/** All samples on the page, grouped by purpose. */
export const SHELVES: Readonly<Record<string, readonly Exhibit[]>> = {
  "Buttons and switches": BUTTONS,
  Fields: FIELDS,
  "Notices and cards": NOTICES,
  "Crests, dice and pictures": LOOKS,
  "Panels and words": SENTENCE_EXHIBITS,
};

const CALLED: Readonly<Record<Theme, string>> = { "": "As the device", light: "By day", dark: "By lamplight" };

/** Draw the style page: the tokens, and every shared component in every state. */
export function Page() {
  return (
    <div class="style-page">
      <header class="centred">
        <AppMark />
        <h1>Style page</h1>
        <p class="quiet">The tokens of the app, and its shared components in every state. For those who build; no phone loads it.</p>
        <OrnamentRule />
        <ThemeChoice />
      </header>
      <h2>Tokens</h2>
      <Tokens />
      {Object.entries(SHELVES).map(([name, exhibits]) => (
        <section key={name}>
          <h2>{name}</h2>
          {exhibits.map((exhibit) => (
            <Shown key={exhibit.name} exhibit={exhibit} />
          ))}
        </section>
      ))}
    </div>
  );
}

function ThemeChoice() {
  const [choice, setChoice] = useState<Theme>("");
  const choose = (theme: Theme): void => {
    setChoice(theme);
    document.documentElement.dataset["theme"] = theme;
  };
  return (
    <div class="segments" role="group" aria-label="Colours">
      {THEMES.map((theme) => (
        <button key={theme} type="button" class="segment" aria-pressed={theme === choice} onClick={() => choose(theme)}>
          {CALLED[theme]}
        </button>
      ))}
    </div>
  );
}

function Shown({ exhibit: { name, states, missingStates, needsStage = false } }: { exhibit: Exhibit }) {
  return (
    <section class="exhibit" aria-label={name}>
      <h3>{name}</h3>
      <div class="samples">
        {STATES.filter((state) => states[state]).map((state) => (
          // Each sample has its own form. Otherwise the options of two samples would belong to the same choice.
          <form key={state} class="sample" data-staged={needsStage} aria-label={`${name}, ${state}`} onSubmit={(event) => event.preventDefault()}>
            <p class="sample-state">{state}</p>
            {states[state]}
          </form>
        ))}
      </div>
      {reasons(missingStates).map(([reason, states]) => (
        <p key={reason} class="quiet">
          Without {states.join(", ")}: {reason}
        </p>
      ))}
    </section>
  );
}

/** Return the reasons why states are missing. Each reason has the states that are missing because of it. */
function reasons(without: Exhibit["missingStates"]): [string, State[]][] {
  const statesByPart = new Map<string, State[]>();
  for (const state of STATES) {
    const reason = without[state];
    if (reason) statesByPart.set(reason, [...(statesByPart.get(reason) ?? []), state]);
  }
  return [...statesByPart];
}
