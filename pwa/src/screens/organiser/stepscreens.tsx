/** The content of each step. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { readingQuestionKey, readingValueMessage } from "../../core/view/readings";
import type { CharacterOutline, ReadingOutline, RulesetOutline } from "../../core/view/wire";
import { SearchBox } from "../../ui/fields/choice";
import { matchesAllWords } from "../../core/view/search";
import { t } from "../../ui/texts";
import { isOwnMachine } from "../../ui/ownmachine";
import { savedValue, shownValue } from "./fieldchanges";
import type { FieldKey } from "./fieldchanges";
import { FaultMark } from "./faultmark";
import { ChoiceField, isLocked, sentencesAbout, TypedField } from "./fields";
import { AddressFindings, FoundStep, useAddressCheck } from "./foundstep";
import { GameStep } from "./gamestep";
import { Guests } from "./guests";
import { PageStep } from "./pagestep";
import { castKey, isPlayed, MoneyStep, whole } from "./moneystep";
import type { OpenEvent } from "./savedevent";
import type { Step } from "./steps";
import { TryStep } from "./trystep";

/** The properties of every step: the open event, the outline of its game, and the way to another step. */
export interface StepProps {
  readonly openEvent: OpenEvent;
  readonly outline: RulesetOutline;
  readonly goTo: (step: Step) => void;
}

const isRecommended = ({ recommended_from: leastPeople }: CharacterOutline, peopleCount: number): boolean => Boolean(leastPeople) && peopleCount >= (leastPeople ?? 0);

function EventStep({ openEvent }: StepProps) {
  return (
    <>
      <TypedField openEvent={openEvent} field="event/name" label={t("ui-organiser-name")} note={t("ui-organiser-name-note")} />
      <TypedField openEvent={openEvent} field="scenario/title" label={t("ui-organiser-title")} note={t("ui-organiser-title-note")} />
      <div class="organiser-columns">
        <TypedField openEvent={openEvent} field="event/date" type="date" label={t("ui-organiser-date")} />
        <TypedField openEvent={openEvent} field="event/begins" type="time" label={t("ui-organiser-begins")} />
        <TypedField openEvent={openEvent} field="event/minutes" isNumber label={t("ui-organiser-minutes")} />
        <TypedField openEvent={openEvent} field="event/people" isNumber label={t("ui-organiser-people")} />
      </div>
    </>
  );
}

/** Return the characters by role, in the order of the roles. */
function charactersByRole(cast: readonly CharacterOutline[]): readonly (readonly [role: string, characters: readonly CharacterOutline[]])[] {
  const roles = [...new Set(cast.map(({ role }) => role))];
  return roles.map((role) => [role, cast.filter((character) => character.role === role)] as const);
}

function CastStep({ openEvent, outline }: StepProps) {
  if (!outline.cast.length) return <p class="quiet">{t("ui-organiser-no-cast")}</p>;
  const playedCount = outline.cast.filter((character) => isPlayed(openEvent, character)).length;
  const peopleCount = whole(shownValue(openEvent.event, openEvent.pendingChanges, "event/people"));
  return (
    <>
      <p role="status">{t("ui-organiser-played", { count: playedCount, all: outline.cast.length, people: peopleCount })}</p>
      {outline.cast.some((character) => isRecommended(character, peopleCount)) && <p class="quiet">{t("ui-organiser-recommended-note", { people: peopleCount })}</p>}
      {charactersByRole(outline.cast).map(([role, characters]) => (
        <fieldset key={role} class="field">
          <legend>
            {t(`role-${role}`)} <span class="legend-note">{`${characters.filter((character) => isPlayed(openEvent, character)).length} / ${characters.length}`}</span>
          </legend>
          <div class="options organiser-cast">
            {characters.map((character) => (
              <CharacterOption key={character.id} openEvent={openEvent} character={character} peopleCount={peopleCount} />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface CharacterOptionProps {
  readonly openEvent: OpenEvent;
  readonly character: CharacterOutline;
  /** The number of expected people; 0 if the organiser has not typed it. */
  readonly peopleCount: number;
}

function CharacterOption({ openEvent, character, peopleCount }: CharacterOptionProps) {
  const key = castKey(character.id);
  const sentences = sentencesAbout(openEvent, key);
  const [isAsking, setIsAsking] = useState(false);
  const isIn = isPlayed(openEvent, character);
  const ownSavedValue = savedValue(openEvent.event, key);
  const hasOwnLines = typeof ownSavedValue === "object" && ownSavedValue !== null;
  const leaveOut = (): void => {
    setIsAsking(false);
    openEvent.changeField(key, null);
  };
  const changeCast = (input: HTMLInputElement): void => {
    if (!isIn) {
      openEvent.changeField(key, ownSavedValue === null ? undefined : ownSavedValue);
      // A character can begin only in a region that is on the board.
      const regionKey: FieldKey = `scenario/regions/${character.region}`;
      if (character.region && shownValue(openEvent.event, openEvent.pendingChanges, regionKey) === null) openEvent.changeField(regionKey, undefined);
    } else if (hasOwnLines) {
      // The box stays checked while the page asks.
      input.checked = true;
      setIsAsking(true);
    } else leaveOut();
  };
  if (isAsking) return <OwnLinesQuestion name={character.name} onKeep={() => setIsAsking(false)} onLeaveOut={leaveOut} />;
  return (
    <label class="option">
      <input type="checkbox" checked={isIn} disabled={isLocked(openEvent, key)} onChange={({ currentTarget }) => changeCast(currentTarget)} />
      <span class="organiser-box" aria-hidden="true">
        {isIn ? "✓" : ""}
      </span>
      <span class="option-text">
        {character.name}
        {character.recommended_from && peopleCount > 0 && (
          <span class="option-note">{isRecommended(character, peopleCount) ? character.reason : t("ui-organiser-recommended-from", { n: character.recommended_from })}</span>
        )}
        {sentences.length > 0 && <span class="refusal">{sentences.join(" ")}</span>}
      </span>
      {isRecommended(character, peopleCount) && <span class="chip" data-tone="gold">{t("ui-organiser-recommended")}</span>}
    </label>
  );
}

interface OwnLinesQuestionProps {
  readonly name: string;
  readonly onKeep: () => void;
  readonly onLeaveOut: () => void;
}

/** Ask whether a character is left out although the file then loses the lines about the character. */
function OwnLinesQuestion({ name, onKeep, onLeaveOut }: OwnLinesQuestionProps) {
  const firstButton = useRef<HTMLButtonElement>(null);
  useEffect(() => firstButton.current?.focus(), []);
  return (
    <div class="panel stack" data-tone="call" role="group" aria-label={name}>
      <p>{t("ui-organiser-own-lines", { name })}</p>
      <div class="wrapped">
        <button type="button" class="button" ref={firstButton} onClick={onKeep}>
          {t("ui-organiser-leave-out-no")}
        </button>
        <button type="button" class="button" onClick={onLeaveOut}>
          {t("ui-organiser-leave-out-yes")}
        </button>
      </div>
    </div>
  );
}

function SeasonsStep({ openEvent, outline }: StepProps) {
  if (!outline.seasons.length) return <p class="quiet">{t("ui-organiser-no-seasons")}</p>;
  if (Array.isArray(openEvent.event.values?.["calendar"])) return <p>{t("ui-organiser-own-calendar")}</p>;
  const keyOf = (kind: string): FieldKey => `scenario/calendar/minutes/${kind}`;
  // A scenario with faults has no numbers of seasons, so it has no length either.
  const seasonNumbers = openEvent.event.check.seasons;
  const hasNumbers = Object.keys(seasonNumbers).length > 0;
  const sum = outline.seasons.reduce((minutes, season) => minutes + (seasonNumbers[season.kind] ?? 0) * whole(shownValue(openEvent.event, openEvent.pendingChanges, keyOf(season.kind)) ?? season.minutes), 0);
  const length = whole(shownValue(openEvent.event, openEvent.pendingChanges, "event/minutes"));
  return (
    <>
      <div class="organiser-columns">
        <TypedField openEvent={openEvent} field="scenario/calendar/summers" isNumber label={t("ui-organiser-summers")} note={t("ui-organiser-summers-note")} />
        {outline.seasons.map(({ kind, minutes }) => (
          <TypedField key={kind} openEvent={openEvent} field={keyOf(kind)} isNumber usualValue={minutes} label={t(`season-${kind}`)} note={`${t("ui-organiser-season-note", { minutes })} ${hasNumbers ? t("ui-organiser-season-number", { number: seasonNumbers[kind] ?? 0 }) : ""}`} />
        ))}
      </div>
      {hasNumbers && (
        <p role="status" class={length && sum > length ? "refusal" : ""}>
          {t("ui-organiser-sum", { sum, total: length })}
        </p>
      )}
    </>
  );
}

function ReadingsStep({ openEvent, outline }: StepProps) {
  const [search, setSearch] = useState("");
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const isChanged = ({ name }: ReadingOutline): boolean => shownValue(openEvent.event, openEvent.pendingChanges, `scenario/switches/${name}`) !== undefined;
  const readings = outline.readings.filter((reading) => matchesAllWords(search, t(readingQuestionKey(reading.name))) && (!isChangedOnly || isChanged(reading)));
  const isWhole = !search && !isChangedOnly;
  // A changed reading stands first only when the page opens: it must not jump away below the finger.
  const [firstNames] = useState(() => new Set(outline.readings.filter((reading) => reading.main || isChanged(reading)).map(({ name }) => name)));
  const hasParts = isWhole && outline.readings.some(({ main: isMain }) => isMain);
  const firstReadings = hasParts ? readings.filter(({ name }) => firstNames.has(name)) : readings;
  const otherReadings = hasParts ? readings.filter(({ name }) => !firstNames.has(name)) : [];
  const otherFaultCount = otherReadings.filter(({ name }) => sentencesAbout(openEvent, `scenario/switches/${name}`).length).length;
  return (
    <>
      <p class="quiet">{t("ui-organiser-readings-note")}</p>
      <SearchBox value={search} onChange={setSearch} />
      <button type="button" class="button small" aria-pressed={isChangedOnly} onClick={() => setIsChangedOnly(!isChangedOnly)}>
        {t("ui-organiser-changed-only")}
      </button>
      <section aria-label={hasParts ? t("ui-organiser-main-readings") : undefined}>
        {hasParts && <h3>{t("ui-organiser-main-readings")}</h3>}
        {firstReadings.map((reading) => (
          <ReadingFold key={reading.name} openEvent={openEvent} reading={reading} />
        ))}
      </section>
      {otherReadings.length > 0 && (
        <details class="organiser-fold">
          <summary>
            <strong>{t("ui-organiser-other-readings", { n: otherReadings.length })}</strong>
            <FaultMark faultCount={otherFaultCount} />
          </summary>
          <div>
            {otherReadings.map((reading) => (
              <ReadingFold key={reading.name} openEvent={openEvent} reading={reading} />
            ))}
          </div>
        </details>
      )}
      {!readings.length && <p class="empty">{t("ui-organiser-none-found")}</p>}
    </>
  );
}

const meaningOf = (name: string, value: boolean | number | string): string => {
  const { key, args } = readingValueMessage(name, value);
  return t(key, args);
};

function ReadingFold({ openEvent, reading }: { openEvent: OpenEvent; reading: ReadingOutline }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const field: FieldKey = `scenario/switches/${reading.name}`;
  const value = shownValue(openEvent.event, openEvent.pendingChanges, field);
  const currentValue = value ?? reading.default;
  const question = t(readingQuestionKey(reading.name));
  const [minimum = 0, maximum = 0, step = 1] = reading.range ?? [];
  const faultCount = sentencesAbout(openEvent, field).length;
  return (
    <details class="organiser-fold" onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
      <summary>
        <span>
          {question}
          <span class="option-note">{faultCount ? String(currentValue) : meaningOf(reading.name, currentValue)}</span>
        </span>
        {value !== undefined && !faultCount && <span class="chip" data-tone="gold">{t("ui-organiser-changed")}</span>}
        <FaultMark faultCount={faultCount} />
      </summary>
      {isUnfolded && reading.values.length > 0 && <ChoiceField openEvent={openEvent} field={field} label={question} values={reading.values} usualValue={reading.default} textOf={(choice) => meaningOf(reading.name, choice)} />}
      {isUnfolded && reading.range && <TypedField openEvent={openEvent} field={field} isNumber usualValue={reading.default} label={reading.values.length ? t("ui-organiser-other-number") : question} note={t("ui-organiser-range", { least: minimum, most: maximum, step })} />}
    </details>
  );
}

function DiceStep({ openEvent, outline }: StepProps) {
  if (!outline.table_dice) return <p class="quiet">{t("ui-organiser-no-dice")}</p>;
  return <ChoiceField openEvent={openEvent} field="scenario/dice" label={t("ui-organiser-dice")} values={["server", "table"]} usualValue="server" textOf={(value) => t(`ui-organiser-dice-${value}`)} />;
}

function AddressStep({ openEvent }: StepProps) {
  const { check, refusals, repeatCheck } = useAddressCheck(openEvent);
  // Phones cannot open an address of this machine alone, so it is offered only if there is no other.
  const outerSites = [...(isOwnMachine() ? [] : [location.origin]), ...(check?.sites ?? [])];
  const sites = new Set(check && !outerSites.length ? [location.origin] : outerSites);
  return (
    <>
      <TypedField openEvent={openEvent} field="event/address" label={t("ui-organiser-address")} note={t("ui-organiser-address-note")} />
      <div class="wrapped">
        {[...sites].map((site) => (
          <button key={site} type="button" class="button" onClick={() => openEvent.changeField("event/address", site)}>
            {t("ui-organiser-this-address", { site })}
          </button>
        ))}
      </div>
      <AddressFindings check={check} refusals={refusals} />
      <button type="button" class="button" onClick={repeatCheck}>
        {t("ui-organiser-check-again")}
      </button>
    </>
  );
}

function GuestsStep({ openEvent, outline }: StepProps) {
  return <Guests event={openEvent.event} outline={outline} />;
}

/** The content of each step. */
export const STEP_SCREENS: Readonly<Record<Step, ComponentType<StepProps>>> = {
  game: GameStep,
  event: EventStep,
  cast: CastStep,
  money: MoneyStep,
  seasons: SeasonsStep,
  readings: ReadingsStep,
  dice: DiceStep,
  address: AddressStep,
  page: PageStep,
  guests: GuestsStep,
  try: TryStep,
  found: FoundStep,
};
