/** The step about the seats of the regions, and about what each character begins with. */

import { useState } from "preact/hooks";
import type { CharacterOutline, StartOutline } from "../../core/view/wire";
import { matchesAllWords } from "../../core/view/search";
import { SearchBox } from "../../ui/fields/choice";
import { t, texts } from "../../ui/texts";
import { FaultMark } from "./faultmark";
import { shownValue } from "./fieldchanges";
import type { FieldKey } from "./fieldchanges";
import { SelectField, sentencesAbout, TypedField } from "./fields";
import type { OpenEvent } from "./savedevent";
import type { StepProps } from "./stepscreens";

/** Return the field of a character. */
export const castKey = (id: string): FieldKey => `scenario/cast/${id}`;
const startKey = (id: string): FieldKey => `scenario/cast/${id}/start`;

/** Return whether a character is played. */
export const isPlayed = (openEvent: OpenEvent, { id }: CharacterOutline): boolean => shownValue(openEvent.event, openEvent.pendingChanges, castKey(id)) !== null;

/** Return a whole number; 0 for anything else. */
export const whole = (value: unknown): number => (/^\d+$/.test(String(value ?? "")) ? Number(value) : 0);

/** Draw the number of players, or the seats of the regions and what each character begins with. */
export function MoneyStep({ openEvent, outline }: StepProps) {
  const [search, setSearch] = useState("");
  if (outline.players) {
    const [leastPlayers = 0, mostPlayers = 0] = outline.players;
    return <TypedField openEvent={openEvent} field="scenario/players" isNumber label={t("ui-organiser-players")} note={t("ui-organiser-players-note", { least: leastPlayers, most: mostPlayers })} />;
  }
  const characters = outline.cast.filter((character) => isPlayed(openEvent, character) && matchesAllWords(search, character.name));
  if (!outline.cast.length) return <p class="quiet">{t("ui-organiser-no-cast")}</p>;
  return (
    <>
      <Seats openEvent={openEvent} outline={outline} />
      <h3>{t("ui-organiser-begins-with")}</h3>
      <p class="quiet">{t("ui-organiser-money-note")}</p>
      <SearchBox value={search} onChange={setSearch} />
      {characters.map((character) => (
        <CharacterGoods key={character.id} openEvent={openEvent} character={character} starts={outline.starts} />
      ))}
    </>
  );
}

interface CharacterGoodsProps {
  readonly openEvent: OpenEvent;
  readonly character: CharacterOutline;
  readonly starts: readonly StartOutline[];
}

function CharacterGoods({ openEvent, character, starts }: CharacterGoodsProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const goods = Object.entries(character.holdings);
  const keyOf = (asset: string): FieldKey => `scenario/cast/${character.id}/holdings/${asset}`;
  const hasStart = character.start !== "" && starts.length > 0;
  const fields = [...goods.map(([asset]) => keyOf(asset)), startKey(character.id)];
  const faultCount = fields.filter((field) => sentencesAbout(openEvent, field).length).length;
  if (!goods.length && !hasStart) return null;
  return (
    <details class="organiser-fold" onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
      <summary>
        {character.name}
        <FaultMark faultCount={faultCount} />
      </summary>
      {isUnfolded && (
        <div class="organiser-columns">
          {hasStart && <StartField openEvent={openEvent} character={character} starts={starts} />}
          {goods.map(([asset, amount]) => (
            <TypedField key={asset} openEvent={openEvent} field={keyOf(asset)} isNumber usualValue={amount} label={texts.value.asset(asset, 2)} />
          ))}
        </div>
      )}
    </details>
  );
}

function Seats({ openEvent, outline }: Pick<StepProps, "openEvent" | "outline">) {
  const regions = outline.starts.filter(({ name, id }) => name && shownValue(openEvent.event, openEvent.pendingChanges, `scenario/regions/${id}`) !== null);
  const startOf = (character: CharacterOutline): string => String(shownValue(openEvent.event, openEvent.pendingChanges, startKey(character.id)) ?? character.start);
  const mortals = outline.cast.filter((character) => character.start && isPlayed(openEvent, character));
  if (!regions.length) return null;
  return (
    <section class="stack">
      <h3>{t("ui-organiser-seats")}</h3>
      <p class="quiet">{t("ui-organiser-seats-note")}</p>
      <div class="organiser-columns">
        {regions.map(({ id, name, seats }) => {
          const seated = mortals.filter((character) => startOf(character) === id).map((character) => character.name);
          const note = seated.length ? t("ui-organiser-seated", { names: seated.join(", ") }) : t("ui-organiser-nobody-seated");
          return <TypedField key={id} openEvent={openEvent} field={`scenario/regions/${id}/capacity`} isNumber usualValue={seats} label={name} note={note} />;
        })}
      </div>
    </section>
  );
}

function StartField({ openEvent, character, starts }: CharacterGoodsProps) {
  const possible = starts.filter(({ id }) => shownValue(openEvent.event, openEvent.pendingChanges, `scenario/regions/${id}`) !== null);
  const names = Object.fromEntries(possible.map(({ id, name }) => [id, name || t("ui-organiser-free-seat")]));
  return <SelectField openEvent={openEvent} field={startKey(character.id)} label={t("ui-organiser-start")} names={names} usualValue={character.start} />;
}
