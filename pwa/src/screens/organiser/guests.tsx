/** The guests of an event: their wishes, places, characters and arrivals. */

import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../../core/view/api";
import type { Guest, GuestChange, GuestList, ProposedMatching, PublicCharacterDoc } from "../../core/view/wire";
import { matchesAllWords } from "../../core/view/search";
import { SearchBox } from "../../ui/fields/choice";
import { api } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import { GuestImport } from "./guestimport";
import { eventPath } from "./savedevent";
import { sentenceOf } from "./sentenceof";
import { wishText } from "./wishes";

/** Draw the guests of an event. */
export function Guests({ id }: { id: string }) {
  const [list, setList] = useState<GuestList | null>(null);
  const [proposal, setProposal] = useState<ProposedMatching | null>(null);
  const [refusal, setRefusal] = useState("");
  const [search, setSearch] = useState("");
  const path = eventPath(id);
  const refuse = (problem: Problem): void => setRefusal(sentenceOf(problem));
  const call = (tail: string, method = "GET", body?: unknown): void => {
    setRefusal("");
    api.call<GuestList>(`${path}/${tail}`, { method, body }).then((guests) => {
      setList(guests);
      setProposal(null);
    }, refuse);
  };
  useEffect(() => call("guests"), [id]);
  if (!list) return refusal ? <Refusal sentence={refusal} onAgain={() => call("guests")} /> : <div class="loading" aria-busy="true" />;
  const { guests, cast } = list;
  const propose = (): void => {
    setRefusal("");
    api.call<ProposedMatching>(`${path}/matching`).then(setProposal, refuse);
  };
  const foundGuests = guests.filter(({ form }) => matchesAllWords(search, `${form.name} ${form.food} ${form.contact} ${form.words}`));
  return (
    <section class="stack loose organiser-guest-list">
      {refusal && <Refusal sentence={refusal} onAgain={() => call("guests")} />}
      <p role="status">
        {t("ui-organiser-guest-count", {
          places: guests.filter(({ waiting: placeInQueue }) => !placeInQueue).length,
          waiting: guests.filter(({ waiting: placeInQueue }) => placeInQueue).length,
          arrived: guests.filter(({ arrived: hasArrived }) => hasArrived).length,
        })}
      </p>
      {guests.length === 0 && <p class="quiet">{t("ui-organiser-no-guests")}</p>}
      <GuestImport id={id} cast={cast} onTaken={setList} />
      {guests.length > 0 && (
        <>
          <Food guests={guests} />
          {cast.length > 0 && (
            <button type="button" class="button" onClick={propose}>
              {t("ui-organiser-propose")}
            </button>
          )}
          {proposal && <Proposal proposal={proposal} list={list} onTake={() => call("matching", "PUT", { matches: proposal.matches.map(({ guest, character }) => ({ guest, character })) })} onLeave={() => setProposal(null)} />}
          <SearchBox value={search} onChange={setSearch} />
          <ul class="organiser-guests">
            {foundGuests.map((guest) => (
              <GuestRow key={guest.id} guest={guest} guests={guests} cast={cast} onChange={(change) => call(`guests/${guest.id}`, "PATCH", change)} onErase={() => call(`guests/${guest.id}`, "DELETE")} />
            ))}
          </ul>
          <Erasure label={t("ui-organiser-erase-guests")} note={t("ui-organiser-erase-guests-note")} onErase={() => call("guests", "DELETE")} />
        </>
      )}
    </section>
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
  for (const { form, waiting: placeInQueue } of guests) {
    const food = form.food.toLocaleLowerCase();
    if (food && !placeInQueue) guestCounts.set(food, (guestCounts.get(food) ?? 0) + 1);
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
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** Draw a proposal of characters. Nothing is saved before the organiser takes it. */
function Proposal({ proposal: { matches }, list: { guests, cast }, onTake, onLeave }: ProposalProps) {
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
          <button type="button" class="button primary" onClick={onTake}>
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
}

function GuestRow({ guest, guests, cast, onChange, onErase }: GuestRowProps) {
  const { form, waiting: placeInQueue, confirmed: isConfirmed, arrived: hasArrived, character } = guest;
  const playerOf = (characterId: string): string => guests.find((otherGuest) => otherGuest.id !== guest.id && otherGuest.character === characterId)?.form.name ?? "";
  const place = placeInQueue ? t("ui-organiser-waits", { n: placeInQueue }) : t(isConfirmed ? "ui-organiser-confirmed" : "ui-organiser-has-place");
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
      {cast.length > 0 && (
        <label class="field">
          <span class="legend">{t("ui-organiser-character-of", { name: form.name })}</span>
          <select class="line-input" value={character} onChange={({ currentTarget }) => onChange({ character: currentTarget.value })}>
            <option value="">{t("ui-organiser-no-character")}</option>
            {cast.map(({ id, name }) => (
              <option key={id} value={id}>
                {playerOf(id) ? t("ui-organiser-played-by", { name, player: playerOf(id) }) : name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="wrapped">
        <button type="button" class="button small" aria-pressed={isConfirmed} onClick={() => onChange({ confirmed: !isConfirmed })}>
          {t("ui-organiser-confirm")}
        </button>
        <button type="button" class="button small" aria-pressed={hasArrived > 0} onClick={() => onChange({ arrived: !hasArrived })}>
          {t("ui-organiser-arrived")}
        </button>
      </div>
      <Erasure label={t("ui-organiser-erase-guest")} note={t("ui-organiser-erase-guest-note", { name: form.name })} onErase={onErase} />
    </li>
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
