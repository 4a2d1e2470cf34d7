/**
 * The choice whose screens a replay shows. A replay shows the viewer's own screens, the screens of another player, or
 * the wall. The address names this choice.
 */

import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { PastGame } from "../../core/replay/pastgame";
import { matchesAllWords } from "../../core/view/search";
import { person, participantKind } from "../../core/view/selectors";
import type { ParticipantKind } from "../../core/view/selectors";
import { WALL_AUDIENCE_KEY } from "../../core/view/audiences";
import { SearchBox } from "../../ui/fields/choice";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { momentAddress } from "../../ui/moment";
import { goToAddress, openSheet } from "../../ui/router";
import { tabName } from "../../ui/tabs";
import { personName, t } from "../../ui/texts";
import { allowedCharacter, currentEntry } from "./open";
import { addressedScreen, screenAddressPart, addressedCharacter } from "./addressparts";

/** The maximum number of people in a list without a search. */
const MAX_PEOPLE_WITHOUT_SEARCH = 12;

/** Return the other characters whose screens this viewer may see. Before the game is over, the list is empty. */
const otherCharacters = (game: PastGame): readonly string[] => game.replay.index.whose ?? [];

/** Show the screens of the character in the address. When the address changes, the screens change, too. */
export function useShowAddressedCharacter(game: PastGame): void {
  const viewer = addressedCharacter();
  useEffect(() => game.look(allowedCharacter(game.replay.index, viewer)), [game, viewer]);
}

function showScreensOf(viewer: string): void {
  goToAddress(momentAddress(currentEntry(), screenAddressPart(addressedScreen(), viewer)));
}

/** The button that opens the choice of screens. The button is shown only if there is a choice. */
export function CharacterButton({ game }: { game: PastGame }) {
  if (!otherCharacters(game).length) return null;
  return (
    <button type="button" class="icon-button" aria-label={t("replay-whose")} title={t("replay-whose")} onClick={() => openSheet(() => <CharacterSheet game={game} />)}>
      <Icon name="eye" size={22} />
    </button>
  );
}

/**
 * A banner that says whose screens are shown. If the choice in the address is not possible, the banner gives the
 * reason. For the viewer's own screens there is no banner.
 */
export function ViewedCharacter({ game }: { game: PastGame }) {
  const character = addressedCharacter();
  if (!character) return null;
  return (
    <p class="replay-whose across" role="status">
      {allowedCharacter(game.replay.index, character) ? (
        <>
          {character === WALL_AUDIENCE_KEY ? <Icon name="map" size={22} /> : <CrestOf id={character} size={24} />}
          <span>{t(character === WALL_AUDIENCE_KEY ? "replay-as-wall" : "replay-as", { who: `who:${character}` })}</span>
        </>
      ) : (
        <span>{t(refusedViewKey(game))}</span>
      )}
      <button type="button" class="link" onClick={() => showScreensOf("")}>
        {t("replay-own")}
      </button>
    </p>
  );
}

function refusedViewKey(game: PastGame): "replay-whose-unknown" | "replay-whose-later" | "replay-whose-lost" {
  if (otherCharacters(game).length) return "replay-whose-unknown";
  return game.running.doc.value?.status === "closed" ? "replay-whose-lost" : "replay-whose-later";
}

/**
 * The list of screens among which the viewer chooses. The screens belong to the wall, stewards, officers and players.
 */
function CharacterSheet({ game }: { game: PastGame }) {
  const [search, setSearch] = useState("");
  const people = otherCharacters(game).map((character) => ({ id: character, name: personName(character), kind: participantKind(game.running.view.value, character) }));
  const characters = [...people]
    .filter(({ name }) => matchesAllWords(search, name))
    .sort((firstParticipant, secondParticipant) => PARTICIPANT_ORDER.indexOf(firstParticipant.kind) - PARTICIPANT_ORDER.indexOf(secondParticipant.kind) || firstParticipant.name.localeCompare(secondParticipant.name));
  return (
    <div class="act">
      <SheetHead title={t("replay-whose")} />
      <div class="sheet-scroll">
        <p class="quiet">{t("replay-whose-about")}</p>
        <ul class="menu">
          <CharacterChoice game={game} character="" name={t("replay-own")} note={t("replay-own-about")} mark={<Icon name="eye" />} />
          <CharacterChoice game={game} character={WALL_AUDIENCE_KEY} name={t("replay-wall")} note={t("replay-wall-about")} mark={<Icon name="map" />} />
        </ul>
        {people.length > MAX_PEOPLE_WITHOUT_SEARCH && <SearchBox value={search} onChange={setSearch} />}
        <ul class="menu">
          {characters.map(({ id, name, kind }) => (
            <CharacterChoice key={id} game={game} character={id} name={name} note={personNote(game, id, kind)} mark={<CrestOf id={id} size={36} />} />
          ))}
        </ul>
        {characters.length === 0 && <p class="empty">{t("ui-nothing-found")}</p>}
      </div>
    </div>
  );
}

const PARTICIPANT_ORDER: readonly ParticipantKind[] = ["room", "steward", "officer", "player"];

/** Return a note about a person, which is the console, the desk, or the role of a player. */
function personNote(game: PastGame, character: string, kind: ParticipantKind): string {
  if (kind === "steward" || kind === "officer") return tabName(kind === "steward" ? "console" : "desk");
  const role = person(game.running.view.value, character)?.role;
  return role ? t(`role-${role}`) : "";
}

interface ChoiceProps {
  readonly game: PastGame;
  readonly character: string;
  readonly name: string;
  readonly note: string;
  readonly mark: ComponentChildren;
}

function CharacterChoice({ game, character, name, note, mark }: ChoiceProps) {
  const isChosen = game.viewedCharacter.value === character;
  return (
    <li>
      <button type="button" class="menu-item" aria-pressed={isChosen} onClick={() => showScreensOf(character)}>
        {mark}
        <span class="option-text">
          <span class="option-name">{name}</span>
          {note && <span class="option-note">{note}</span>}
        </span>
        {isChosen && <Icon name="check" />}
      </button>
    </li>
  );
}
