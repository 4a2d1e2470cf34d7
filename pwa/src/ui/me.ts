/** Which of my characters I am playing just now, and what that means for the screen. */

import { computed, signal } from "@preact/signals";
import { station, waitingCount } from "../core/select";
import { live, view } from "./services";

const chosen = signal("");

/** The character in play: the chosen one, else the first whose card this phone holds; "" for the room. */
export const me = computed(() => {
  const mine = view.value?.me ?? [];
  return mine.includes(chosen.value) ? chosen.value : (mine.at(-1) ?? "");
});

export const mine = computed(() => view.value?.me ?? []);
export const myStation = computed(() => station(view.value, me.value));

export function playAs(id: string): void {
  chosen.value = id;
}

/** What lights up on the tab: things that wait for my word, and commands that need me. */
export const calls = computed(() => {
  const own = (live.value?.outbox.value ?? []).filter((item) => item.state === "asking" || item.state === "refused");
  return (me.value ? waitingCount(view.value, me.value) : 0) + own.length;
});
