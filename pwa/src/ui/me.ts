/** The current one of the viewer's characters, and the values that depend on this character. */

import { computed, signal } from "@preact/signals";
import { awaitedCharacters, slicesOfFamily, nextPhoneHolder, isSteward, person, participantKind, countWaitingItems } from "../core/view/selectors";
import { currentGame, view } from "./services";

const STORAGE_KEY = "acta-me";

const chosenCharacter = signal(storedChoice());

/**
 * The current character. The current character is the chosen character, or otherwise a character who plays, or
 * otherwise the first whose card this phone holds; "" for a viewer without a character.
 */
export const me = computed(() => {
  const characters = view.value?.me ?? [];
  if (characters.includes(chosenCharacter.value)) return chosenCharacter.value;
  return characters.find((character) => person(view.value, character)?.mortal) ?? characters[0] ?? "";
});

function storedChoice(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

/** The characters whose cards this phone holds. */
export const myCharacters = computed(() => view.value?.me ?? []);
/** The station of the current character. */
export const myParticipantKind = computed(() => participantKind(view.value, me.value));

/** Whether the current character is a steward. A steward may also play. */
export const amSteward = computed(() => isSteward(view.value, me.value));

/** Whether the game waits for the current character. */
export const isMyTurn = computed(() => awaitedCharacters(view.value).includes(me.value));

/** The characters whose seats this phone remembers in the open game, although the session of these seats is over. */
export const lapsedSeats = signal<readonly string[]>([]);

/**
 * The other character on this phone for which the game waits; "" if there is none. The players should hand the phone to
 * this character's player.
 */
export const nextPlayer = computed(() => nextPhoneHolder(view.value, me.value));

/** Whether a deadline is near and some character on this phone is not ready. */
export const isDeadlineNear = signal(false);

/** Whether the game waits for some character on this phone. */
export const isPhoneAwaited = computed(() => isMyTurn.value || nextPlayer.value !== "" || isDeadlineNear.value);

/** Play as the given character from now on, and also after the page is reloaded. */
export function playAs(character: string): void {
  chosenCharacter.value = character;
  try {
    sessionStorage.setItem(STORAGE_KEY, character);
  } catch {
    // A browser without storage forgets the choice when the page is reloaded. The app works without the choice.
  }
}

/**
 * The number on the tab. The number counts the items that wait for the current character, and the commands that the
 * player must confirm or read.
 */
export const tabBadgeCount = computed(() => {
  const ownItems = (currentGame.value?.outbox.value ?? []).filter((item) => item.state === "asking" || item.state === "refused");
  return (me.value ? countWaitingItems(view.value, me.value) + slicesOfFamily(view.value, "report").length : 0) + ownItems.length;
});
