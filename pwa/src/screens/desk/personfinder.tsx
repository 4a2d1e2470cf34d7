import { useState } from "preact/hooks";
import { matchingPeople } from "../../core/view/search";
import { othersAtPlace } from "../../core/view/neighbours";
import { people } from "../../core/view/selectors";
import type { PersonDoc } from "../../core/view/wire";
import { SearchBox } from "../../ui/fields/choice";
import { lazy } from "../../ui/lazy";
import { Crest } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { Panel } from "../../ui/parts/panel";
import { openSheet, swapSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { PersonRows } from "../people/row";
import "../people/people.css";
import { RecordSheet } from "./recordsheet";

/** The maximum number of results in the list. If the player types another letter, there are fewer results. */
const MAX_FOUND_PEOPLE = 6;

const ScanSheet = lazy(() => import("../meet/scan").then((module) => module.ScanSheet));

const swapToRecordSheet = (character: string): void => swapSheet(() => <RecordSheet initialCharacter={character} />);
const openRecordSheet = (character: string): void => openSheet(() => <RecordSheet initialCharacter={character} />);

/** Choose the person for whom I record an act. I type a part of the name, or choose among the people at my place. */
export function PersonFinder({ myPerson }: { myPerson: PersonDoc }) {
  const [search, setSearch] = useState("");
  const otherPeople = people(view.value).filter((person) => person.id !== myPerson.id);
  const matches = search.trim() ? matchingPeople(otherPeople, search).slice(0, MAX_FOUND_PEOPLE) : [];
  const pick = (character: string): void => {
    setSearch("");
    openRecordSheet(character);
  };
  return (
    <Panel title={t("ui-for-whom")}>
      <div class="find">
        <SearchBox value={search} onChange={setSearch} />
        <button type="button" class="button" aria-label={t("ui-scan")} onClick={() => openSheet(() => <ScanSheet onFound={swapToRecordSheet} />)}>
          <Icon name="qr" />
        </button>
      </div>
      {search.trim() ? <FoundPeople personIds={matches.map(({ id }) => id)} onPick={pick} /> : <PeopleWithMe myPerson={myPerson} />}
      <button type="button" class="button wide" onClick={() => openSheet(() => <RecordSheet />)}>
        <Icon name="people" size={20} /> {t("ui-record")}
      </button>
    </Panel>
  );
}

function FoundPeople({ personIds, onPick }: { personIds: readonly string[]; onPick: (personId: string) => void }) {
  if (!personIds.length) return <p class="empty">{t("ui-nothing-found")}</p>;
  return <PersonRows personIds={personIds} onPick={onPick} />;
}

/** The players at my place. */
function PeopleWithMe({ myPerson }: { myPerson: PersonDoc }) {
  const players = othersAtPlace(view.value, myPerson.id).filter((person) => person.mortal);
  if (!players.length) return null;
  return (
    <div class="with-me wrapped" role="group" aria-label={t("ui-here-with-you")}>
      {players.map((person) => (
        <button key={person.id} type="button" class="cut" onClick={() => openRecordSheet(person.id)}>
          <Crest bearer={person} size={26} /> {person.short}
        </button>
      ))}
    </div>
  );
}
