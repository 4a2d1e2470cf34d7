/** The guests of an event: their wishes, places, characters and arrivals. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../../core/view/api";
import type { Guest, GuestAtDoor, GuestChange, GuestConsole, GuestList, PreparedEvent, ProposedMatching, PublicCharacterDoc, RulesetOutline } from "../../core/view/wire";
import { matchesAllWords } from "../../core/view/search";
import { SearchBox } from "../../ui/fields/choice";
import { api } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import { GuestImport } from "./guestimport";
import { GuestMail, MailForAll } from "./guestmail";
import { eventPath } from "./savedevent";
import { sentencesOf } from "./sentenceof";
import { wishText } from "./wishes";

interface GuestsProps {
  readonly event: PreparedEvent;
  readonly outline: RulesetOutline;
}

/** Draw the guests of an event. */
export function Guests({ event, outline }: GuestsProps) {
  const [list, setList] = useState<GuestList | null>(null);
  const [proposal, setProposal] = useState<ProposedMatching | null>(null);
  const [refusal, setRefusal] = useState("");
  const [search, setSearch] = useState("");
  const path = eventPath(event.id);
  const refuse = (problem: Problem): void => setRefusal(sentencesOf(problem).join(" "));
  const readList = (): Promise<void> => api.call<GuestList>(`${path}/guests`).then(setList, refuse);
  const load = (): void => {
    setRefusal("");
    void readList();
  };
  /** Change the list, and return whether the server did it. After a refusal the list may be another one. */
  const change = async (tail: string, method: string, body?: unknown): Promise<boolean> => {
    setRefusal("");
    try {
      setList(await api.call<GuestList>(`${path}/${tail}`, { method, body }));
      return true;
    } catch (problem) {
      refuse(problem as Problem);
      await readList();
      return false;
    }
  };
  useEffect(load, [event.id, event.game]);
  if (!list) return refusal ? <Refusal sentence={refusal} onAgain={load} /> : <div class="loading" aria-busy="true" />;
  const { guests, cast, console } = list;
  const propose = (): void => {
    setRefusal("");
    api.call<ProposedMatching>(`${path}/matching`).then(setProposal, refuse);
  };
  const takeProposal = (matches: ProposedMatching["matches"]): void => {
    void change("matching", "PUT", { matches: matches.map(({ guest, character }) => ({ guest, character })) }).then((isDone) => isDone && setProposal(null));
  };
  const foundGuests = guests.filter(({ form }) => matchesAllWords(search, `${form.name} ${form.food} ${form.contact} ${form.words}`));
  return (
    <section class="stack loose organiser-guest-list">
      {refusal && <Refusal sentence={refusal} onAgain={load} />}
      <p role="status">
        {t("ui-organiser-guest-count", {
          places: guests.filter(({ waiting: placeInQueue, coming }) => !placeInQueue && coming !== "absent").length,
          waiting: guests.filter(({ waiting: placeInQueue }) => placeInQueue).length,
          arrived: guests.filter(({ arrived: hasArrived }) => hasArrived).length,
        })}
      </p>
      <SharedCharacters cast={cast} />
      {console && <Console console={console} onHandOver={() => void change("console", "POST")} />}
      {guests.length === 0 && <p class="quiet">{t("ui-organiser-no-guests")}</p>}
      <GuestImport id={event.id} cast={cast} onTaken={setList} />
      <AtDoor list={list} recommended={recommendedIn(event, outline)} onAdd={(body) => change("guests", "POST", body)} />
      {guests.length > 0 && (
        <>
          <Food guests={guests} />
          <FreeCharacters list={list} recommended={recommendedIn(event, outline)} />
          <MailForAll event={event} guests={guests} />
          {cast.length > 0 && (
            <button type="button" class="button" onClick={propose}>
              {t("ui-organiser-propose")}
            </button>
          )}
          {proposal && <Proposal proposal={proposal} list={list} onTake={takeProposal} onLeave={() => setProposal(null)} />}
          <SearchBox value={search} onChange={setSearch} />
          <ul class="organiser-guests">
            {foundGuests.map((guest) => (
              <GuestRow key={guest.id} guest={guest} guests={guests} cast={cast} onChange={(fields) => void change(`guests/${guest.id}`, "PATCH", fields)} onErase={() => void change(`guests/${guest.id}`, "DELETE")}>
                {guest.coming !== "absent" && <GuestMail event={event} guest={guest} cast={cast} />}
              </GuestRow>
            ))}
          </ul>
          <Erasure label={t("ui-organiser-erase-guests")} note={t("ui-organiser-erase-guests-note")} onErase={() => void change("guests", "DELETE")} />
        </>
      )}
    </section>
  );
}

/** Return the characters that are recommended for the expected number of people. */
function recommendedIn({ details }: PreparedEvent, outline: RulesetOutline): ReadonlySet<string> {
  const peopleCount = Number(details.people) || 0;
  return new Set(outline.cast.filter(({ recommended_from: leastPeople }) => leastPeople && peopleCount >= leastPeople).map(({ id }) => id));
}

/** Say which characters are played by several people, because more people than characters are expected. */
function SharedCharacters({ cast }: { cast: readonly PublicCharacterDoc[] }) {
  const cardCount = cast.reduce((sum, { cards }) => sum + cards, 0);
  if (cardCount === cast.length) return null;
  return (
    <p class="quiet">
      {t("ui-organiser-characters-and-cards", { n: cast.length, all: cardCount })}{" "}
      {t("ui-organiser-shared-characters", { what: cast.filter(({ cards }) => cards > 1).map(({ name, cards }) => t("ui-organiser-shared-character", { name, n: cards })).join(", ") })}
    </p>
  );
}

/** Draw what the console of the game lacks, and the button that hands the names over. */
function Console({ console: { missing, closed }, onHandOver }: { console: GuestConsole; onHandOver: () => void }) {
  if (closed) return null;
  return (
    <div class="panel stack" role="group" aria-label={t("ui-organiser-console-names")}>
      <p>{t(missing ? "ui-organiser-console-missing" : "ui-organiser-console-complete", { n: missing })}</p>
      {missing > 0 && (
        <button type="button" class="button primary" onClick={onHandOver}>
          {t("ui-organiser-console-hand-over")}
        </button>
      )}
    </div>
  );
}

/** Return the characters that no guest plays: the recommended ones first. */
function freeCharacters({ guests, cast }: GuestList, recommended: ReadonlySet<string>): readonly PublicCharacterDoc[] {
  const taken = new Set(guests.map(({ character }) => character));
  const free = cast.filter(({ id }) => !taken.has(id));
  return [...free.filter(({ id }) => recommended.has(id)), ...free.filter(({ id }) => !recommended.has(id))];
}

interface FreeCharactersProps {
  readonly list: GuestList;
  readonly recommended: ReadonlySet<string>;
}

/** List the characters without a guest, and say which of them may stay empty. */
function FreeCharacters({ list, recommended }: FreeCharactersProps) {
  const free = freeCharacters(list, recommended);
  if (!free.length) return null;
  return (
    <details class="organiser-fold">
      <summary>{t("ui-organiser-free-characters", { n: free.length })}</summary>
      <div class="stack">
        <p class="quiet">{t("ui-organiser-free-note")}</p>
        <ul class="organiser-list">
          {free.map(({ id, name }) => (
            <li key={id}>
              {name}{recommended.size > 0 && <span class="dim"> {t(recommended.has(id) ? "ui-organiser-free-needed" : "ui-organiser-free-empty")}</span>}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface AtDoorProps {
  readonly list: GuestList;
  readonly recommended: ReadonlySet<string>;
  /** Adds the person, and returns whether that succeeded. */
  readonly onAdd: (body: GuestAtDoor) => Promise<boolean>;
}

/** Ask for the name of a person without a sign-up, and offer the free characters. */
function AtDoor({ list, recommended, onAdd }: AtDoorProps) {
  const free = freeCharacters(list, recommended);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const character = free.some(({ id }) => id === chosen) || chosen === "" ? (chosen ?? "") : (free[0]?.id ?? "");
  const add = (submit: Event): void => {
    submit.preventDefault();
    if (!name.trim()) return;
    void onAdd({ name: name.trim(), character }).then((isAdded) => {
      if (!isAdded) return;
      setName("");
      setChosen(null);
    });
  };
  return (
    <details class="organiser-fold">
      <summary>{t("ui-organiser-at-door")}</summary>
      <form class="stack" onSubmit={add}>
        <p class="quiet">{t("ui-organiser-at-door-note")}</p>
        <label class="field">
          <span class="legend">{t("ui-organiser-at-door-name")}</span>
          <input class="line-input" maxLength={80} autocomplete="off" value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        {list.cast.length > 0 && (
          <label class="field">
            <span class="legend">{t("ui-organiser-at-door-character")}</span>
            <select class="line-input" value={character} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
              <option value="">{t("ui-organiser-no-character")}</option>
              {free.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" class="button" disabled={!name.trim()}>
          {t("ui-organiser-at-door-add")}
        </button>
      </form>
    </details>
  );
}

function Refusal({ sentence, onAgain }: { sentence: string; onAgain: () => void }) {
  return (
    <div role="alert" class="stack">
      <p class="refusal">{sentence}</p>
      <button type="button" class="button" onClick={onAgain}>
        {t("ui-organiser-again")}
      </button>
    </div>
  );
}

/** Draw what guests wish to eat, each wish with the number of guests who have it. */
function Food({ guests }: { guests: readonly Guest[] }) {
  const guestCounts = new Map<string, number>();
  for (const { form, waiting: placeInQueue, coming } of guests) {
    const food = form.food.toLocaleLowerCase();
    if (food && !placeInQueue && coming !== "absent") guestCounts.set(food, (guestCounts.get(food) ?? 0) + 1);
  }
  if (!guestCounts.size) return null;
  return (
    <details class="organiser-fold">
      <summary>{t("ui-organiser-food")}</summary>
      <ul class="organiser-list">
        {[...guestCounts].sort(([, guestCount], [, otherGuestCount]) => otherGuestCount - guestCount).map(([food, guestCount]) => (
          <li key={food}>
            <bdi>{food}</bdi> × {texts.value.count(guestCount)}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ProposalProps {
  readonly proposal: ProposedMatching;
  readonly list: GuestList;
  readonly onTake: (matches: ProposedMatching["matches"]) => void;
  readonly onLeave: () => void;
}

/** Draw a proposal of characters. Nothing is saved before the organiser takes it. */
function Proposal({ proposal, list: { guests, cast }, onTake, onLeave }: ProposalProps) {
  // The organiser may have changed guests since: a match stays while its guest and its character are free.
  const taken = new Set(guests.map(({ character }) => character));
  const isOpen = (id: string): boolean => guests.some((guest) => guest.id === id && !guest.character && !guest.waiting && guest.coming !== "absent");
  const matches = proposal.matches.filter(({ guest, character }) => isOpen(guest) && !taken.has(character));
  return (
    <div class="panel stack" role="group" aria-label={t("ui-organiser-proposal")}>
      <h3>{t("ui-organiser-proposal")}</h3>
      <p class="quiet">{t(matches.length ? "ui-organiser-proposal-note" : "ui-organiser-no-proposal")}</p>
      <ul class="organiser-list">
        {matches.map(({ guest, character, wish }) => (
          <li key={guest}>
            <bdi>{guests.find(({ id }) => id === guest)?.form.name}</bdi>: {wishText(`character/${character}`, cast)} <span class="dim">{t("ui-organiser-wish-met", { n: wish })}</span>
          </li>
        ))}
      </ul>
      <div class="wrapped">
        {matches.length > 0 && (
          <button type="button" class="button primary" onClick={() => onTake(matches)}>
            {t("ui-organiser-take-proposal")}
          </button>
        )}
        <button type="button" class="button" onClick={onLeave}>
          {t("ui-organiser-leave-proposal")}
        </button>
      </div>
    </div>
  );
}

interface GuestRowProps {
  readonly guest: Guest;
  readonly guests: readonly Guest[];
  readonly cast: readonly PublicCharacterDoc[];
  readonly onChange: (change: GuestChange) => void;
  readonly onErase: () => void;
  readonly children: ComponentChildren;
}

function GuestRow({ guest, guests, cast, onChange, onErase, children }: GuestRowProps) {
  const { form, waiting: placeInQueue, confirmed: isConfirmed, arrived: hasArrived, character, coming } = guest;
  const playerOf = (characterId: string): string => guests.find((otherGuest) => otherGuest.id !== guest.id && otherGuest.character === characterId)?.form.name ?? "";
  const place = coming === "absent" ? t("ui-organiser-absent-note") : placeInQueue ? t("ui-organiser-waits", { n: placeInQueue }) : t(isConfirmed ? "ui-organiser-confirmed" : "ui-organiser-has-place");
  return (
    <li class="panel stack">
      <strong>
        <bdi>{form.name}</bdi>
      </strong>
      <p class="dim">{place}</p>
      {form.wishes.length > 0 && <p>{t("ui-organiser-wishes", { what: form.wishes.map((wish) => wishText(wish, cast)).join(" · ") })}</p>}
      {[form.food, form.contact, form.words].filter(Boolean).map((text) => (
        <p key={text} class="organiser-guest-text" dir="auto">
          {text}
        </p>
      ))}
      {cast.length > 0 && coming !== "absent" && (
        <label class="field">
          <span class="legend">{t("ui-organiser-character-of", { name: form.name })}</span>
          <select class="line-input" value={character} onChange={({ currentTarget }) => onChange({ character: currentTarget.value })}>
            <option value="">{t("ui-organiser-no-character")}</option>
            {cast.map(({ id, name }) => (
              <option key={id} value={id}>
                {playerOf(id) ? t(character ? "ui-organiser-swap-with" : "ui-organiser-played-by", { name, player: playerOf(id) }) : name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="wrapped">
        <Toggle label={t("ui-organiser-confirm")} isOn={isConfirmed} onChange={(isOn) => onChange({ confirmed: isOn })} />
        <Toggle label={t("ui-organiser-arrived")} isOn={hasArrived > 0} onChange={(isOn) => onChange({ arrived: isOn })} />
        <Toggle label={t("ui-organiser-late")} isOn={coming === "late"} onChange={(isOn) => onChange({ coming: isOn ? "late" : "" })} />
        <Toggle label={t("ui-organiser-absent")} isOn={coming === "absent"} onChange={(isOn) => onChange({ coming: isOn ? "absent" : "" })} />
      </div>
      {children}
      <Erasure label={t("ui-organiser-erase-guest")} note={t("ui-organiser-erase-guest-note", { name: form.name })} onErase={onErase} />
    </li>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A button that is on or off, with a mark while it is on. */
function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <button type="button" class="button small organiser-toggle" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <span class="organiser-box" aria-hidden="true">
        {isOn ? "✓" : ""}
      </span>
      {label}
    </button>
  );
}

interface ErasureProps {
  readonly label: string;
  readonly note: string;
  readonly onErase: () => void;
}

/** A button that erases for ever. It asks once. */
function Erasure({ label, note, onErase }: ErasureProps) {
  const [isAsking, setIsAsking] = useState(false);
  const erase = (): void => {
    setIsAsking(false);
    onErase();
  };
  if (!isAsking)
    return (
      <button type="button" class="button small" onClick={() => setIsAsking(true)}>
        {label}
      </button>
    );
  return (
    <div class="stack" role="group" aria-label={label}>
      <p>{note}</p>
      <div class="wrapped">
        <button type="button" class="button small" onClick={() => setIsAsking(false)}>
          {t("ui-organiser-delete-no")}
        </button>
        <button type="button" class="button small" onClick={erase}>
          {t("ui-organiser-delete-yes")}
        </button>
      </div>
    </div>
  );
}
