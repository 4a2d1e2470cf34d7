import { useComputed, useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { linesOf } from "../../core/view/chronicle";
import { matchingPeople } from "../../core/view/search";
import { people } from "../../core/view/selectors";
import { SearchBox } from "../../ui/fields/choice";
import { me } from "../../ui/me";
import { currentGame, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { groupPeople } from "./order";
import type { PeopleGroup } from "./order";
import { openPersonSheet, PersonRows } from "./row";
import "./people.css";

/** All people of the game, with the people at my place first. The list can be searched by name and filtered by role. */
export function People() {
  return <PeoplePicker onPick={openPersonSheet} showsNeighbours />;
}

interface PeoplePickerProps {
  readonly onPick: (personId: string) => void;
  /** Whether characters who are not mortal are left out. */
  readonly isMortalsOnly?: boolean;
  /** Whether the people at my place and the people with whom I dealt lately come first. */
  readonly showsNeighbours?: boolean;
}

/** A searchable list of people. A row is drawn again when its person changes. */
export function PeoplePicker({ onPick, isMortalsOnly = false, showsNeighbours = false }: PeoplePickerProps) {
  const search = useSignal("");
  const role = useSignal("");
  const visiblePeople = useComputed(() => people(view.value).filter((person) => !isMortalsOnly || person.mortal));
  const roles = useComputed(() => [...new Set(visiblePeople.value.map((person) => person.role))].join(" "));
  const matchingIds = useComputed(() => {
    const matches = matchingPeople(visiblePeople.value, search.value).filter((person) => !role.value || person.role === role.value);
    const lines = showsNeighbours && currentGame.value ? linesOf(currentGame.value) : [];
    return JSON.stringify(groupPeople(matches, showsNeighbours ? me.value : "", lines));
  });
  const groups = JSON.parse(matchingIds.value) as readonly PeopleGroup[];
  return (
    <div class="people">
      <div class="filters">
        <SearchBox value={search.value} onChange={(text) => (search.value = text)} />
        <div class="scroller" role="group" aria-label={t("ui-filter-role")}>
          {["", ...namesIn(roles.value)].map((option) => (
            <button key={option} type="button" class="cut" aria-pressed={option === role.value} onClick={() => (role.value = option)}>
              {option ? t(`role-${option}`) : t("ui-everybody")}
            </button>
          ))}
        </div>
      </div>
      {groups.map(({ key, ids }) => (
        <Fragment key={key}>
          {groups.length > 1 && <h2 class="panel-title">{t(`ui-people-${key}`)}</h2>}
          <PersonRows personIds={ids} onPick={onPick} />
        </Fragment>
      ))}
      {!groups.length && <p class="empty">{t("ui-nothing-found")}</p>}
    </div>
  );
}

/** Return the names in a text. The signal stores the names as one joined text, because equal texts are equal values. */
const namesIn = (text: string): readonly string[] => text.split(" ").filter(Boolean);
