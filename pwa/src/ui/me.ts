/** Which of my characters I am playing just now, and what that means for the screen. */

import { computed, signal } from "@preact/signals";
import { awaited, family, handTo, isSteward, person, station, waitingCount } from "../core/view/selectors";
import { live, view } from "./services";

const KEPT = "acta-me";

const chosen = signal(keptChoice());

/** The character in play: the chosen one, else one who plays, else whoever's card this phone holds; "" for the room. */
export const me = computed(() => {
  const held = view.value?.me ?? [];
  if (held.includes(chosen.value)) return chosen.value;
  return held.find((id) => person(view.value, id)?.mortal) ?? held[0] ?? "";
});

function keptChoice(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export const myCharacters = computed(() => view.value?.me ?? []);
export const myStation = computed(() => station(view.value, me.value));

/** Whether the one in play is a steward, be it beside playing. */
export const steward = computed(() => isSteward(view.value, me.value));

/** Whether the game waits for the one in play. */
export const myTurn = computed(() => awaited(view.value).includes(me.value));

/** Characters whose seats this phone remembers in the open game, and whose session is over. */
export const lapsed = signal<readonly string[]>([]);

/** Who else on this phone is waited for, so that it should be handed to them; "" for nobody. */
export const passTo = computed(() => handTo(view.value, me.value));

/** Whether a deadline is near by which somebody whose card this phone holds is not ready. */
export const reminded = signal(false);

/** Whether the game waits for somebody whose card this phone holds. */
export const called = computed(() => myTurn.value || passTo.value !== "" || reminded.value);

/** Play as this character from now on; a reload of the page does not change that. */
export function playAs(id: string): void {
  chosen.value = id;
  try {
    sessionStorage.setItem(KEPT, id);
  } catch {
    // A browser without storage asks again after a reload; nothing else depends on it.
  }
}

/** What lights up on the tab: things that wait for my word, and commands that need me. */
export const callCount = computed(() => {
  const own = (live.value?.outbox.value ?? []).filter((item) => item.state === "asking" || item.state === "refused");
  return (me.value ? waitingCount(view.value, me.value) + family(view.value, "report").length : 0) + own.length;
});
