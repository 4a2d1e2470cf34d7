/** What the phone keeps between visits: commands not yet answered, the last view, its own name. */

import type { ProblemDoc } from "../view/api";
import { answerTo, Database } from "./database";
import { uuid } from "../view/ids";
import { Table } from "./table";
import type { View } from "../view/view";
import type { Message } from "../view/values";
import type { CommandBody, Offers } from "../view/wire";

export type Waiting = "queued" | "sent" | "asking" | "refused";

/** A command from the tap to its answer. `id` is minted at the tap and never changes. */
export interface OutboxItem {
  readonly id: string;
  readonly game: string;
  readonly body: CommandBody;
  readonly label: Message;
  readonly at: number;
  /** Where it stands among those that wait: they are sent in the order of the taps; none in items of an earlier version. */
  readonly place?: number;
  readonly state: Waiting;
  /** What the phone adds to the dice, drawn at the tap; none in items of an earlier version. */
  readonly contribution?: string;
  /** This phone's signature over both; "" where there is none to give. */
  readonly signature?: string;
  readonly problem?: ProblemDoc;
  /** Whether the browser does not keep it: then it lasts as long as the page. */
  readonly unkept?: boolean;
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
  /** Forget the views of games, so that they come anew; with `commands` also what waits or was sent, and the ways back to seats. */
  forget(what: "views" | "commands too"): Promise<void>;
}

/** How the names of notes begin that say what was sent. */
export const ASKED = "asked/";

/** Beginnings of the names of notes that go when a phone gives its cards back: its questions, drafts, ways back to seats, and push addresses. */
export const LEFT = [ASKED, "draft/", "key/", "push/"];

/** By the taps. Items of an earlier version have no place, and come by the clock before those that have one. */
export const inOrder = (items: OutboxItem[]): OutboxItem[] => items.sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.at - b.at);

/** Under which name the database says which one it is: a new name once it was cleared. */
const BORN = "born";

/** Notes of which there are many and that nobody misses while the page lasts. */
const MANY = /^(?:asked|head|seen)\//;

/**
 * Storage in IndexedDB. A value that the browser does not keep there, for want of room or another reason, lasts as long as the
 * page. No call fails or hangs. The first call opens the database.
 */
export function openStorage(name = "acta"): PhoneStorage {
  let born: string | undefined;
  let wasOpen = false;
  const make = (made: IDBDatabase): void => {
    made.createObjectStore("outbox", { keyPath: "id" });
    made.createObjectStore("games", { keyPath: "game" });
    made.createObjectStore("notes").put(uuid(), BORN);
  };
  const opened = async (db: IDBDatabase): Promise<void> => {
    const before = born;
    born = await answerTo<string | undefined>(db.transaction("notes").objectStore("notes").get(BORN));
    if (wasOpen && born !== before) for (const table of [outbox, games, notes]) void table.cleared();
    wasOpen = true;
  };
  const db = new Database(name, make, opened, () => void notes.get(BORN));
  const outbox = new Table<OutboxItem>(db, "outbox", () => true);
  const games = new Table<SavedGame>(db, "games", () => true);
  const notes = new Table<string>(db, "notes", (note) => note !== BORN && !MANY.test(note));
  return {
    items: async () => {
      const items = [...(await outbox.under("")).values()];
      return inOrder(items.map((item) => (outbox.isUnkept(item.id) ? { ...item, unkept: true } : item)));
    },
    putItem: (item) => outbox.put(item.id, { ...item, unkept: undefined }),
    dropItem: (id) => outbox.put(id, undefined),
    saved: (game) => games.get(game),
    save: (game) => games.put(game.game, game),
    note: (note) => notes.get(note),
    setNote: (note, value) => notes.put(note, value),
    noteOnce: (note, made) => notes.once(note, made),
    notesUnder: async (prefix) => Object.fromEntries(await notes.under(prefix)),
    forget: async (what) => {
      await games.clear("");
      if (what !== "commands too") return;
      await outbox.clear("");
      for (const those of LEFT) await notes.clear(those);
    },
  };
}
