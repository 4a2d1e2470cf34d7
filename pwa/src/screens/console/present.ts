import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Presence, Room } from "../../core/view/wire";
import { api } from "../../ui/services";

const AGAIN = 10_000;

const present = signal<readonly Presence[]>([]);

/** Everybody with a card as the server said it last: whether their phone is there, and what they did last. */
export const presence = computed(() => new Map(present.value.map((one) => [one.character, one])));

/** Ask who is there now and again, as long as somebody looks; without a `game` nobody asks. */
export function usePresence(game: string): void {
  useEffect(() => {
    if (!game) return;
    const look = (): void => {
      // a server that does not answer is told elsewhere
      api.call<Room>(`/games/${game}/room`).then((room) => (present.value = room.people), () => undefined);
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      clearInterval(timer);
      present.value = [];
    };
  }, [game]);
}
