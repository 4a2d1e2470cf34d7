import { useState } from "preact/hooks";
import { matchesAllWords } from "../../core/view/search";
import { cards, people, place } from "../../core/view/selectors";
import { timeOfDay } from "../../core/words/timeofday";
import type { CardDoc, PersonDoc } from "../../core/view/wire";
import { SearchBox } from "../../ui/fields/choice";
import { Crest } from "../../ui/parts/crest";
import { currentGame, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { openPersonTools } from "./person";
import { presenceByCharacter } from "./presence";

interface PhoneState {
  readonly person: PersonDoc;
  readonly cards: readonly CardDoc[];
}

/**
 * The filters of the list. The filters select all people, people without a phone, or people who put their phone away.
 * In games with seats, one filter selects people without a seat.
 */
const PEOPLE_FILTERS = {
  all: () => true,
  none: ({ person, cards }) => phoneState(person.id, cards) === "none",
  away: ({ person, cards }) => phoneState(person.id, cards) === "away",
  seatless: ({ person }) => person.mortal && !person.seat,
} satisfies Record<string, (phoneState: PhoneState) => boolean>;
type PeopleFilter = keyof typeof PEOPLE_FILTERS;

/** All people with a card. Each person has the state of the phone, the seat, and the last act. */
export function RoomList() {
  const [search, setSearch] = useState("");
  const [peopleFilter, setPeopleFilter] = useState<PeopleFilter>("all");
  const allCards = cards(view.value);
  const allPeople = people(view.value)
    .map((person) => ({ person, cards: allCards.filter((card) => card.character === person.id) }))
    .filter(({ cards }) => cards.length > 0);
  const hasSeatedPeople = allPeople.some(({ person }) => person.mortal && person.seat);
  const matches = allPeople
    .filter(PEOPLE_FILTERS[peopleFilter])
    .filter(({ person, cards }) => matchesAllWords(search, person.name, person.short, ...cards.map((card) => card.id)));
  return (
    <div class="people">
      <div class="filters">
        <SearchBox value={search} onChange={setSearch} />
        <div class="scroller" role="group" aria-label={t("ui-room-filter")}>
          {(Object.keys(PEOPLE_FILTERS) as PeopleFilter[]).filter((filter) => filter !== "seatless" || hasSeatedPeople).map((filter) => (
            <button key={filter} type="button" class="cut" aria-pressed={filter === peopleFilter} onClick={() => setPeopleFilter(filter)}>
              {t(`ui-room-${filter}`)} <b>{allPeople.filter(PEOPLE_FILTERS[filter]).length}</b>
            </button>
          ))}
        </div>
        <p class="quiet">{t("ui-cards-claimed", { n: allCards.filter((card) => card.claimed).length, all: allCards.length })}</p>
      </div>
      <ul class="people-list">
        {matches.map(({ person, cards }) => (
          <li key={person.id}>
            <RoomRow person={person} cards={cards} />
          </li>
        ))}
      </ul>
      {!matches.length && <p class="empty">{t("ui-nothing-found")}</p>}
    </div>
  );
}

/**
 * Return the state of a person's phone. The state is `here` if the phone is connected. The state is `away` if the phone
 * only holds the card, and `none` if no phone holds the card.
 */
export const phoneState = (character: string, cards: readonly CardDoc[]): "here" | "away" | "none" =>
  presenceByCharacter.value.get(character)?.here ? "here" : cards.some((card) => card.claimed) ? "away" : "none";

function RoomRow({ person, cards }: { person: PersonDoc; cards: readonly CardDoc[] }) {
  const ownPhoneState = phoneState(person.id, cards);
  const lastAct = presenceByCharacter.value.get(person.id)?.last;
  return (
    <button type="button" class="row room-row" disabled={currentGame.value?.isPast} onClick={() => openPersonTools(person.id)}>
      <Crest bearer={person} size={40} />
      <span class="option-text">
        <span class="option-name"><bdi>{person.name}</bdi></span>
        <span class="option-note">{[seatText(person), t(`ui-phone-${ownPhoneState}`)].filter(Boolean).join(" · ")}</span>
        {lastAct && (
          <span class="option-note room-last">
            <time>{timeOfDay(lastAct.at)}</time> {lastAct.text}
          </span>
        )}
      </span>
      <span class="room-dot" data-state={ownPhoneState} aria-hidden="true" />
    </button>
  );
}

/** Return a short text about the seat of a person. */
export function seatText(person: PersonDoc): string {
  const placeName = place(view.value, person.place)?.name;
  if (!placeName) return person.mortal ? t("ui-nowhere", { who: `who:${person.id}` }) : "";
  return person.seat && person.mortal ? `${placeName}, ${t(`seat-${person.seat}`)}` : placeName;
}
