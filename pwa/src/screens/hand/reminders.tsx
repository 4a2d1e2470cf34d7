import { offersKey } from "../../core/live/game";
import type { PersonDoc } from "../../core/view/wire";
import { Panel } from "../../ui/parts/panel";
import { RuleLink } from "../../ui/parts/words";
import { currentGame, gameSlice } from "../../ui/services";
import { t, texts } from "../../ui/texts";

/** The rules that the player should remember now. The server does not check these rules. */
export function RuleReminders({ person }: { person: PersonDoc }) {
  const rules = currentGame.value?.offers.value[offersKey(person.id)]?.reminders ?? [];
  if (!rules.length || gameSlice.value?.status === "closed") return null;
  return (
    <Panel title={t("ui-reminders")}>
      <ul class="reminders stack">
        {rules.map((rule) => (
          <li key={rule}>
            {texts.value.has(`reminder-${rule}`) && <span>{t(`reminder-${rule}`)} </span>}
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
