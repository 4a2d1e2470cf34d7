import type { Args } from "../../core/view/values";
import { myCharacters } from "../me";
import { CrestOf } from "../parts/crest";
import { t, texts } from "../texts";

/**
 * A change of a character's state. `key` is the message that names the new state. If `ceases` is true, the message
 * names the state that ended.
 */
export interface StateChange {
  /** The character that changes. */
  readonly who: string;
  /** The key of the message that names the state. */
  readonly key: string;
  /** The arguments of the message. */
  readonly args: Args;
  /** Whether the state ends. */
  readonly ceases: boolean;
}

/**
 * The maximum number of characters whose changes are shown at once. If there are more, only the first character is
 * shown, and the others are shown on request.
 */
const MAX_SHOWN_CHARACTERS = 3;

/**
 * Draw the states that characters gain and lose. The states of the actor come first. The texts say "you" only on the
 * actor's own phone.
 */
export function StateChangeList({ changes, actor }: { changes: readonly StateChange[]; actor: string }) {
  if (!changes.length) return null;
  const people = [...new Set(changes.map(({ who: character }) => character))].sort((firstCharacter, secondCharacter) => Number(secondCharacter === actor) - Number(firstCharacter === actor));
  const shownCount = people.length > MAX_SHOWN_CHARACTERS ? 1 : MAX_SHOWN_CHARACTERS;
  return (
    <>
      <StateChanges people={people.slice(0, shownCount)} changes={changes} actor={actor} />
      {people.length > shownCount && (
        <details class="becomes-more">
          <summary>{t("ui-legs-more", { n: people.length - shownCount })}</summary>
          <StateChanges people={people.slice(shownCount)} changes={changes} actor={actor} />
        </details>
      )}
    </>
  );
}

function StateChanges({ people, changes, actor }: { people: readonly string[]; changes: readonly StateChange[]; actor: string }) {
  return (
    <ul class="becomes">
      {people.map((character) => (
        <li key={character} data-mine={character === actor}>
          <CrestOf id={character} size={26} />
          <span>{stateChangeSentence(changes, character, actor)}</span>
        </li>
      ))}
    </ul>
  );
}

function stateChangeSentence(changes: readonly StateChange[], character: string, actor: string): string {
  const owner = character === actor && myCharacters.value.includes(actor) ? "mine" : "others";
  const sentences = [false, true].map((hasCeased) => {
    const stateTexts = changes.filter((change) => change.who === character && change.ceases === hasCeased).map(({ key, args }) => t(key, args));
    return stateTexts.length ? t(hasCeased ? "ui-ceases" : "ui-becomes", { side: owner, who: `who:${character}`, what: texts.value.joinNames(stateTexts) }) : "";
  });
  return sentences.filter(Boolean).join(" ");
}
