/**
 * A storage that lasts as long as the page. Archives use it, because an archive stores nothing on the phone. Tests use
 * it, too.
 */

import { PREFIXES_TO_DELETE, sortByTapOrder } from "./storage";
import type { OutboxItem, PhoneStorage, SavedGame } from "./storage";

/** Return a storage in memory. */
export function memoryStorage(): PhoneStorage {
  const outbox = new Map<string, OutboxItem>();
  const games = new Map<string, SavedGame>();
  const notes = new Map<string, string>();
  return {
    items: async () => sortByTapOrder([...outbox.values()]),
    putItem: async (item) => void outbox.set(item.id, item),
    dropItem: async (id) => void outbox.delete(id),
    saved: async (game) => games.get(game),
    save: async (game) => void games.set(game.game, game),
    note: async (name) => notes.get(name),
    setNote: async (name, noteText) => void notes.set(name, noteText),
    noteOnce: async (name, make) => {
      const noteText = notes.get(name) ?? make();
      notes.set(name, noteText);
      return noteText;
    },
    notesUnder: async (prefix) => Object.fromEntries([...notes].filter(([name]) => name.startsWith(prefix))),
    forget: async (dataKind) => {
      games.clear();
      if (dataKind !== "commands too") return;
      outbox.clear();
      for (const name of notes.keys()) if (PREFIXES_TO_DELETE.some((prefix) => name.startsWith(prefix))) notes.delete(name);
    },
  };
}
