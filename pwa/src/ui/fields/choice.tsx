import { useRef, useState } from "preact/hooks";
import { matchesAllWords } from "../../core/view/search";
import type { FormField, Option } from "../../core/view/wire";
import { Icon } from "../parts/icon";
import { t } from "../texts";
import { OptionBody, optionText, referenceOf } from "./option";

type ChoiceField = Extract<FormField, { kind: "choice" }>;

interface ChoiceInputProps {
  readonly field: ChoiceField;
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * The maximum number of options that are always visible. A longer list has a search. The list folds up after the player
 * chose an option, and when an option is chosen from the start.
 */
const MAX_VISIBLE_OPTIONS = 6;

/** Draw a choice of exactly one option. A few short options are side by side. Other options are a list. */
export function ChoiceInput({ field, label, value, onChange }: ChoiceInputProps) {
  const [isOpen, setIsOpen] = useState(value === undefined);
  const [wasGiven] = useState(!isOpen && value !== "");
  const [search, setSearch] = useState("");
  // Arrow keys choose one option after the other. While they do, the list must not fold up.
  const byKeys = useRef(false);
  const { options } = field;
  if (doFitSideBySide(options)) return <SegmentedChoice {...{ field, label, value, onChange }} />;
  const option = options.find((option) => option.value === value);
  const hasMany = options.length > MAX_VISIBLE_OPTIONS;
  if (option && (hasMany || (wasGiven && options.length > 1)) && !isOpen) return <ChosenOption option={option} label={label} onReopen={() => setIsOpen(true)} />;
  const matches = options.filter((option) => matchesAllWords(search, optionText(option)));
  const pick = (optionId: string): void => {
    onChange(optionId);
    if (!byKeys.current) {
      setIsOpen(false);
      setSearch("");
    }
    byKeys.current = false;
  };
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      {hasMany && <SearchBox value={search} onChange={setSearch} />}
      <div class="options" data-many={hasMany}>
        {matches.map((option) => (
          <label key={option.value} class="option">
            <input
              type="radio"
              name={field.name}
              checked={option.value === value}
              onChange={() => pick(option.value)}
              onClick={() => option.value === value && setIsOpen(false)}
              onKeyDown={({ key }) => (byKeys.current = key !== "Tab")}
            />
            <OptionBody option={option} />
            <span class="option-tick">
              <Icon name="check" size={20} />
            </span>
          </label>
        ))}
        {matches.length === 0 && <p class="quiet">{t("ui-nothing-found")}</p>}
      </div>
    </fieldset>
  );
}

/** Return whether the options are few and short enough to stand side by side. */
function doFitSideBySide(options: readonly Option[]): boolean {
  const isShort = options.length <= 3 && options.every((option) => optionText(option).length <= 14 && !option.note);
  return isShort && options.length > 0 && options.every((option) => referenceOf(option).kind === "");
}

function SegmentedChoice({ field, label, value, onChange }: ChoiceInputProps) {
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <div class="segments">
        {field.options.map((option) => (
          <label key={option.value} class="segment">
            <input
              type="radio"
              name={field.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{optionText(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ChosenOption({ option, label, onReopen }: { option: Option; label: string; onReopen: () => void }) {
  return (
    <div class="field">
      <span class="legend">{label}</span>
      <button type="button" class="option chosen" onClick={onReopen}>
        <OptionBody option={option} />
        <span class="option-change">{t("ui-change")}</span>
      </button>
    </div>
  );
}

/** The properties of `SearchBox`. */
interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label; "Search" by default. */
  readonly label?: string;
}

/** Draw a box for a search by words. The search is at most a hundred characters long. */
export function SearchBox({ value, onChange, label = t("ui-search") }: SearchBoxProps) {
  return (
    <label class="search">
      <Icon name="search" size={20} />
      <input
        type="search"
        value={value}
        maxLength={100}
        placeholder={label}
        aria-label={label}
        autocomplete="off"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
