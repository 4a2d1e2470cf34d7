import { useState } from "preact/hooks";
import { openAct } from "../../ui/act/actrequest";
import { SearchBox } from "../../ui/fields/choice";
import { me } from "../../ui/me";
import { currentGame } from "../../ui/services";
import { t } from "../../ui/texts";
import { ReadingItem, useReadings } from "../rules";
import "../rules/rules.css";

/**
 * The readings of the rules. Each reading has a button that changes it. If it cannot be changed now, the reason is
 * shown.
 */
export function ReadingSwitches() {
  const [search, setSearch] = useState("");
  const readings = useReadings(search);
  return (
    <div class="people">
      <div class="filters">
        <SearchBox value={search} onChange={setSearch} />
      </div>
      <ul class="readings">
        {readings.map((reading) => (
          <ReadingItem key={reading.name} reading={reading}>
            {!reading.isFlippable && <p class="quiet">{t("ui-reading-settled")}</p>}
            {reading.isFlippable && !currentGame.value?.isPast && (
              <button
                type="button"
                class="button small"
                onClick={() => openAct({ type: "set-switch", as: me.value, preset: { switch: reading.name } })}
              >
                {t("ui-flip")}
              </button>
            )}
          </ReadingItem>
        ))}
        {readings.length === 0 && <li class="empty">{t("ui-nothing-found")}</li>}
      </ul>
    </div>
  );
}
