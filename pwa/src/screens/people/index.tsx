import { useState } from "preact/hooks";
import { matching, people } from "../../core/selectors";
import { SearchBox } from "../../ui/fields/choice";
import { follow } from "../../ui/follow";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { PersonRow } from "./row";
import "./people.css";

/** Everybody in the game: searched by name, narrowed by role. */
export function People() {
  return <PeoplePicker onPick={(id) => follow({ kind: "who", id })} />;
}

/** A searchable list of people; `mortals` leaves out who does not play with a hand. */
export function PeoplePicker({ onPick, mortals = false }: { onPick: (id: string) => void; mortals?: boolean }) {
  const [search, setSearch] = useState("");
  const [role, setRole] = useState("");
  const all = people(view.value).filter((one) => !mortals || one.mortal);
  const roles = [...new Set(all.map((one) => one.role))];
  const shown = matching(all, search).filter((one) => !role || one.role === role);
  return (
    <div class="people">
      <div class="filters">
        <SearchBox value={search} onChange={setSearch} />
        <div class="scroller" role="group" aria-label={t("ui-filter-role")}>
          {["", ...roles].map((one) => (
            <button key={one} type="button" class="cut" aria-pressed={one === role} onClick={() => setRole(one)}>
              {one ? t(`role-${one}`) : t("ui-everybody")}
            </button>
          ))}
        </div>
      </div>
      <ul class="people-list">
        {shown.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} onPick={() => onPick(person.id)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p class="empty">{t("ui-nothing-found")}</p>}
    </div>
  );
}
