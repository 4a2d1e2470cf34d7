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
    dropItem: async (itemId) => void outbox.delete(itemId),
    saved: async (game) => games.get(game),
    save: async (game) => void games.set(game.game, game),
    note: async (noteName) => notes.get(noteName),
    setNote: async (noteName, noteText) => void notes.set(noteName, noteText),
    noteOnce: async (noteName, make) => {
      const noteText = notes.get(noteName) ?? make();
      notes.set(noteName, noteText);
      return noteText;
    },
    notesUnder: async (prefix) => Object.fromEntries([...notes].filter(([noteName]) => noteName.startsWith(prefix))),
    forget: async (dataKind) => {
      games.clear();
      if (dataKind !== "commands too") return;
      outbox.clear();
      for (const noteName of notes.keys()) if (PREFIXES_TO_DELETE.some((prefix) => noteName.startsWith(prefix))) notes.delete(noteName);
    },
  };
}
