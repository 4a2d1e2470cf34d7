/** What the phone keeps between visits: commands not yet answered, the last view, its own name. */

import type { ProblemDoc } from "./api";
import { answerTo, openDatabase } from "./database";
import type { View } from "./view";
import type { Message } from "./values";
import type { CommandBody, Offers } from "./wire";

export type Waiting = "queued" | "sent" | "asking" | "refused";

/** A command from the tap to its answer. `id` is minted at the tap and never changes. */
export interface OutboxItem {
  readonly id: string;
  readonly game: string;
  readonly body: CommandBody;
  readonly label: Message;
  readonly at: number;
  readonly state: Waiting;
  /** What the phone adds to the dice, drawn at the tap; none in items of an earlier version. */
  readonly contribution?: string;
  /** This phone's signature over both; "" where there is none to give. */
  readonly signature?: string;
  readonly problem?: ProblemDoc;
}

export interface SavedGame {
  readonly game: string;
  readonly view: View;
  readonly offers: Readonly<Record<string, Offers>>;
  readonly at: number;
}

/** Storage as the rest of the core needs it. */
export interface PhoneStorage {
  items(): Promise<OutboxItem[]>;
  putItem(item: OutboxItem): Promise<void>;
  dropItem(id: string): Promise<void>;
  saved(game: string): Promise<SavedGame | undefined>;
  save(game: SavedGame): Promise<void>;
  note(name: string): Promise<string | undefined>;
  setNote(name: string, value: string): Promise<void>;
  /** The note of this name; made now if there is none, and once only even if two tabs ask. */
  noteOnce(name: string, make: () => string): Promise<string>;
  /** Every note whose name begins so, by name. */
  notesUnder(prefix: string): Promise<Readonly<Record<string, string>>>;
  /** Forget the views of games, so that they come anew; with `commands` also what waits or was sent. */
  forget(what: "views" | "commands too"): Promise<void>;
}

/** How the names of notes begin that say what was sent. */
export const ASKED = "asked/";

const byTime = (items: OutboxItem[]): OutboxItem[] => items.sort((a, b) => a.at - b.at);

/** Storage in IndexedDB, or in memory where the browser allows none. */
export async function openStorage(name = "acta"): Promise<PhoneStorage> {
  try {
    const db = await openDatabase(name, 1, (made) => {
      made.createObjectStore("outbox", { keyPath: "id" });
      made.createObjectStore("games", { keyPath: "game" });
      made.createObjectStore("notes");
    });
    return {
      items: async () => byTime(await db.read("outbox", (outbox) => answerTo<OutboxItem[]>(outbox.getAll()))),
      putItem: (item) => db.write("outbox", (outbox) => void outbox.put(item)),
      dropItem: (id) => db.write("outbox", (outbox) => void outbox.delete(id)),
      saved: (game) => db.read("games", (games) => answerTo<SavedGame | undefined>(games.get(game))),
      save: (game) => db.write("games", (games) => void games.put(game)),
      note: (note) => db.read("notes", (notes) => answerTo<string | undefined>(notes.get(note))),
      setNote: (note, value) => db.write("notes", (notes) => void notes.put(value, note)),
      noteOnce: (note, make) =>
        db.write("notes", async (notes) => {
          const known = await answerTo<string | undefined>(notes.get(note));
          if (known) return known;
          const made = make();
          notes.put(made, note);
          return made;
        }),
      notesUnder: (prefix) =>
        db.read("notes", async (notes) => {
          const range = under(prefix);
          const [names, values] = await Promise.all([
            answerTo(notes.getAllKeys(range)),
            answerTo<string[]>(notes.getAll(range)),
          ]);
          return Object.fromEntries(names.map((note, index) => [String(note), values[index] ?? ""]));
        }),
      forget: async (what) => {
        await db.write("games", (games) => void games.clear());
        if (what !== "commands too") return;
        await db.write("outbox", (outbox) => void outbox.clear());
        await db.write("notes", (notes) => void notes.delete(under(ASKED)));
      },
    };
  } catch {
    return memoryStorage();
  }
}

/** The range of all keys that begin so. */
const under = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Storage that lasts as long as the page. */
export function memoryStorage(): PhoneStorage {
  const outbox = new Map<string, OutboxItem>();
  const games = new Map<string, SavedGame>();
  const notes = new Map<string, string>();
  return {
    items: async () => byTime([...outbox.values()]),
    putItem: async (item) => void outbox.set(item.id, item),
    dropItem: async (id) => void outbox.delete(id),
    saved: async (game) => games.get(game),
    save: async (game) => void games.set(game.game, game),
    note: async (name) => notes.get(name),
    setNote: async (name, value) => void notes.set(name, value),
    noteOnce: async (name, make) => {
      const made = notes.get(name) ?? make();
      notes.set(name, made);
      return made;
    },
    notesUnder: async (prefix) => Object.fromEntries([...notes].filter(([name]) => name.startsWith(prefix))),
    forget: async (what) => {
      games.clear();
      if (what !== "commands too") return;
      outbox.clear();
      for (const name of notes.keys()) if (name.startsWith(ASKED)) notes.delete(name);
    },
  };
}
