import { people } from "../../core/view/selectors";
import { CrestOf } from "../../ui/parts/crest";
import { AssetIcon } from "../../ui/parts/piece";
import { gameSlice, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { FACTION_LOOK_COUNT } from "./map/board";
import "./map/colours.css";
import { factionsOf, legionCountOf } from "./map/regionstates";
import "./strengths.css";

/** The maximum number of people in the list. */
const MAX_SHOWN_PEOPLE = 3;

/**
 * The characters with the most legions, in the colours of their factions. The numbers of legions are public. In the year
 * of Actium all legions become ships, and the list is not shown.
 */
export function StrongestList() {
  if (gameSlice.value?.period.kind === "actium") return null;
  const factions = factionsOf(view.value);
  const strongestPeople = people(view.value)
    .filter((person) => person.mortal)
    .map((person) => ({ ...person, n: legionCountOf(person) }))
    .filter(({ n: strength }) => strength > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, MAX_SHOWN_PEOPLE);
  if (!strongestPeople.length) return null;
  return (
    <ol class="lr-strengths" aria-label={t("lr-strengths")}>
      {strongestPeople.map(({ id, short, n: strength }) => {
        const faction = factions.findIndex((members) => members.includes(id));
        return (
          <li key={id} data-faction={faction < 0 ? undefined : faction % FACTION_LOOK_COUNT}>
            <CrestOf id={id} size={32} />
            <b><bdi>{short}</bdi></b>
            <AssetIcon asset="legio_curialis" size={28} />
            <strong>{strength}</strong>
          </li>
        );
      })}
    </ol>
  );
}
