import { useState } from "preact/hooks";
import { linesOf } from "../../core/chronicle";
import { timeOfDay } from "../../core/timeofday";
import type { Line } from "../../core/wire";
import { Words } from "../parts/words";
import { live } from "../services";
import { personName, t } from "../texts";

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

const LATEST = 25;

/** When something was done and by whom: by whoever recorded it for whom, where they differ. */
function origin({ at, by }: Line): string {
  if (!by) return timeOfDay(at);
  const people = [...new Set([by.recorder, by.as])].filter(Boolean);
  return [timeOfDay(at), ...people.map(personName)].join(" · ");
}

/** An entry picked from the latest lines of the chronicle. */
export function EntryInput({ label, value, onChange }: Props) {
  const [open, setOpen] = useState(value === undefined);
  const lines = live.value ? linesOf(live.value) : [];
  const chosen = lines.find((line) => line.id === value);
  const shown = open ? lines.slice(-LATEST).reverse() : chosen ? [chosen] : [];
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <div class="options" data-many={open}>
        {shown.map((line) => (
          <label key={line.id} class="option">
            <input
              type="radio"
              name="entry"
              checked={line.id === value}
              onChange={() => {
                onChange(line.id);
                setOpen(false);
              }}
            />
            <span class="option-text">
              <span class="option-name">
                <Words message={line} />
              </span>
              <span class="option-note">{origin(line)}</span>
            </span>
          </label>
        ))}
        {shown.length === 0 && <p class="quiet">{t("ui-nothing-found")}</p>}
      </div>
      {!open && (
        <button type="button" class="link" onClick={() => setOpen(true)}>
          {t("ui-change")}
        </button>
      )}
    </fieldset>
  );
}
