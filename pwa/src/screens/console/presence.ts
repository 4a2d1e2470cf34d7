import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Presence, Room } from "../../core/view/wire";
import { api } from "../../ui/services";

const PRESENCE_POLL_INTERVAL_MS = 10_000;

const presentPeople = signal<readonly Presence[]>([]);

/**
 * The server's last answer about all people with a card. The answer says whether each person's phone is connected, and
 * names the last act.
 */
export const presenceByCharacter = computed(() => new Map(presentPeople.value.map((presence) => [presence.character, presence])));

/**
 * Ask the server regularly which people are present, while a component uses this hook. With an empty `game` the server
 * is not asked.
 */
export function usePresencePolling(game: string): void {
  useEffect(() => {
    if (!game) return;
    const poll = (): void => {
      // Another component shows that the connection is lost.
      api.call<Room>(`/games/${game}/room`).then((room) => (presentPeople.value = room.people), () => undefined);
    };
    poll();
    const timer = setInterval(poll, PRESENCE_POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      presentPeople.value = [];
    };
  }, [game]);
}
