import { useState } from "preact/hooks";
import { searchable } from "../../core/search";
import { switches } from "../../core/selectors";
import { openAct } from "../../ui/act/open";
import { SearchBox } from "../../ui/fields/choice";
import { me } from "../../ui/me";
import { live, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { Reading } from "../rules";
import "../rules/rules.css";

/** The readings of the rules that may be flipped during the game. */
export function SwitchBoard() {
  const [search, setSearch] = useState("");
  const words = searchable(search).split(/\s+/);
  const shown = switches(view.value).filter((one) =>
    words.every((word) => searchable(`${one.name} ${one.meaning} ${one.question}`).includes(word)),
  );
  return (
    <div class="people">
      <div class="filters">
        <SearchBox value={search} onChange={setSearch} />
      </div>
      <ul class="readings">
        {shown.map((reading) => (
          <Reading key={reading.name} reading={reading}>
            {reading.others.length > 0 && !live.value?.past && (
              <button
                type="button"
                class="button small"
                onClick={() => openAct({ type: "set-switch", as: me.value, preset: { switch: reading.name } })}
              >
                {t("ui-flip")}
              </button>
            )}
          </Reading>
        ))}
      </ul>
    </div>
  );
}
