import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Presence, Room } from "../../core/view/wire";
import { api } from "../../ui/services";

const INTERVAL_MS = 10_000;

const presentPeople = signal<readonly Presence[]>([]);

/** The server's last answer for everybody with a card: whether their phone is connected, and their last act. */
export const presenceByCharacter = computed(() => new Map(presentPeople.value.map((one) => [one.character, one])));

/** Ask the server regularly for the people present, while a component uses this. An empty `game` asks nothing. */
export function usePresence(game: string): void {
  useEffect(() => {
    if (!game) return;
    const look = (): void => {
      // a lost connection is shown elsewhere
      api.call<Room>(`/games/${game}/room`).then((room) => (presentPeople.value = room.people), () => undefined);
    };
    look();
    const timer = setInterval(look, INTERVAL_MS);
    return () => {
      clearInterval(timer);
      presentPeople.value = [];
    };
  }, [game]);
}
