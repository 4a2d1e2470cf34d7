import { useComputed, useSignal } from "@preact/signals";
import { matching } from "../../core/search";
import { people } from "../../core/selectors";
import { SearchBox } from "../../ui/fields/choice";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { followPerson, PersonRow } from "./row";
import "./people.css";

/** Everybody in the game: searched by name, narrowed by role. */
export function People() {
  return <PeoplePicker onPick={followPerson} />;
}

/** A searchable list of people; `mortals` leaves out who does not play with a hand. Each row follows its person. */
export function PeoplePicker({ onPick, mortals = false }: { onPick: (id: string) => void; mortals?: boolean }) {
  const search = useSignal("");
  const role = useSignal("");
  const all = useComputed(() => people(view.value).filter((one) => !mortals || one.mortal));
  const roles = useComputed(() => [...new Set(all.value.map((one) => one.role))].join(" "));
  const shown = useComputed(() =>
    matching(all.value, search.value)
      .filter((one) => !role.value || one.role === role.value)
      .map(({ id }) => id)
      .join(" "),
  );
  return (
    <div class="people">
      <div class="filters">
        <SearchBox value={search.value} onChange={(text) => (search.value = text)} />
        <div class="scroller" role="group" aria-label={t("ui-filter-role")}>
          {["", ...listed(roles.value)].map((one) => (
            <button key={one} type="button" class="cut" aria-pressed={one === role.value} onClick={() => (role.value = one)}>
              {one ? t(`role-${one}`) : t("ui-everybody")}
            </button>
          ))}
        </div>
      </div>
      <ul class="people-list">
        {listed(shown.value).map((id) => (
          <li key={id}>
            <PersonRow id={id} onPick={onPick} />
          </li>
        ))}
      </ul>
      {!shown.value && <p class="empty">{t("ui-nothing-found")}</p>}
    </div>
  );
}

/** Names that stand in one text, so that the same ones are the same value. */
const listed = (text: string): readonly string[] => text.split(" ").filter(Boolean);
