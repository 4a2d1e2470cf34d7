/** The current one of the viewer's characters, and what depends on it. */

import { computed, signal } from "@preact/signals";
import { awaitedCharacters, family, nextHolder, isSteward, person, station, countWaitingItems } from "../core/view/selectors";
import { live, view } from "./services";

const STORAGE_KEY = "acta-me";

const chosenCharacter = signal(storedChoice());

/**
 * The current character: the chosen one, or one who plays, or the first whose card this phone holds; "" for the room.
 */
export const me = computed(() => {
  const held = view.value?.me ?? [];
  if (held.includes(chosenCharacter.value)) return chosenCharacter.value;
  return held.find((id) => person(view.value, id)?.mortal) ?? held[0] ?? "";
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
export const myStation = computed(() => station(view.value, me.value));

/** Whether the current character is a steward, even if it also plays. */
export const amSteward = computed(() => isSteward(view.value, me.value));

/** Whether the game waits for the current character. */
export const isMyTurn = computed(() => awaitedCharacters(view.value).includes(me.value));

/** Characters whose seats this phone remembers in the open game although their session is over. */
export const lapsedSeats = signal<readonly string[]>([]);

/**
 * The other character on this phone that the game waits for; "" for none. The phone should be handed to its player.
 */
export const nextPlayer = computed(() => nextHolder(view.value, me.value));

/** Whether a deadline is near and a character on this phone is not ready. */
export const isDeadlineNear = signal(false);

/** Whether the game waits for a character on this phone. */
export const isAwaited = computed(() => isMyTurn.value || nextPlayer.value !== "" || isDeadlineNear.value);

/** Play as this character from now on, even after a reload of the page. */
export function playAs(id: string): void {
  chosenCharacter.value = id;
  try {
    sessionStorage.setItem(STORAGE_KEY, id);
  } catch {
    // A browser without storage forgets the choice at a reload. Nothing else depends on it.
  }
}

/** The number on the tab: items that wait for the current character, and commands that need the player. */
export const callCount = computed(() => {
  const own = (live.value?.outbox.value ?? []).filter((item) => item.state === "asking" || item.state === "refused");
  return (me.value ? countWaitingItems(view.value, me.value) + family(view.value, "report").length : 0) + own.length;
});
