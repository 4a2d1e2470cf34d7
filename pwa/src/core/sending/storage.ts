/**
 * The data that a phone keeps between visits: unanswered commands, the last view of each game, and notes such as the
 * phone's name.
 */

import type { ProblemDoc } from "../view/api";
import { resultOf, Database } from "./database";
import { uuid } from "../view/ids";
import { Table } from "./table";
import type { View } from "../view/view";
import type { Message } from "../view/values";
import type { CommandBody, Offers } from "../view/wire";

/** The state of a command: not sent yet, possibly sent, waiting for the player's confirmation, or refused. */
export type CommandState = "queued" | "sent" | "asking" | "refused";

/** A command from the tap to its answer. */
export interface OutboxItem {
  /** Made at the tap; never changes. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** The command as it is sent, without contribution and signature. */
  readonly body: CommandBody;
  /** The text that names the command on screens. */
  readonly label: Message;
  /** When it was tapped, by the phone's clock (milliseconds). */
  readonly at: number;
  /** Its place in the order of the taps, in which commands are sent; absent in commands of an earlier version. */
  readonly place?: number;
  readonly state: CommandState;
  /** The phone's contribution to the dice, drawn at the tap; absent in commands of an earlier version. */
  readonly contribution?: string;
  /** This phone's signature over body and contribution; "" if the card was claimed without a key. */
  readonly signature?: string;
  /** The problem of a refused command. */
  readonly problem?: ProblemDoc;
  /** Whether the browser could not store it. Then it lasts as long as the page. */
  readonly unkept?: boolean;
}

/** A game as the phone saved it. */
export interface SavedGame {
  /** The id of the game. */
  readonly game: string;
  /** The last view. */
  readonly view: View;
  /** Offers by `offersKey`. */
  readonly offers: Readonly<Record<string, Offers>>;
  /** When the phone last received an event, by its own clock (milliseconds). */
  readonly at: number;
}

/** The storage as the core uses it. */
export interface PhoneStorage {
  /** Return all commands in the order of the taps. */
  items(): Promise<OutboxItem[]>;
  /** Store a command, or replace it. */
  putItem(item: OutboxItem): Promise<void>;
  /** Delete a command. */
  dropItem(id: string): Promise<void>;
  /** Return the saved game; undefined if there is none. */
  saved(game: string): Promise<SavedGame | undefined>;
  /** Save a game, or replace it. */
  save(game: SavedGame): Promise<void>;
  /** Return the note of this name; undefined if there is none. */
  note(name: string): Promise<string | undefined>;
  /** Store a note, or replace it. */
  setNote(name: string, value: string): Promise<void>;
  /** Return the note of this name. If there is none, it is made now, and only once even if two tabs call. */
  noteOnce(name: string, make: () => string): Promise<string>;
  /** Return the notes whose names have this prefix, by name. */
  notesUnder(prefix: string): Promise<Readonly<Record<string, string>>>;
  /**
   * Delete the saved games, so that they are fetched again. With `commands too` also delete all commands, the sent
   * ones included, and the notes under `PREFIXES_TO_DELETE`.
   */
  forget(what: "views" | "commands too"): Promise<void>;
}

/** The prefix of notes that hold signed commands. */
export const SIGNED_PREFIX = "asked/";

/**
 * Prefixes of notes that are deleted when a phone gives its cards back: signed commands, unsent text, ways back to
 * seats, and push addresses.
 */
export const PREFIXES_TO_DELETE = [SIGNED_PREFIX, "draft/", "key/", "push/"];

/**
 * Sort commands by place, in the order of the taps. Commands of an earlier version have no place. They come first,
 * sorted by time.
 */
export const sortByPlace = (items: OutboxItem[]): OutboxItem[] => items.sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.at - b.at);

/** The name of the note that identifies this database. A database that was cleared gets a new value. */
const IDENTITY_NOTE = "born";

/** Notes that are numerous and not needed while the page lasts. They are not given back to a cleared database. */
const NUMEROUS_NOTES = /^(?:asked|head|seen)\//;

/**
 * Open the storage in IndexedDB. A value that the browser cannot store lasts as long as the page. No call fails or
 * hangs. The first call opens the database.
 */
export function openStorage(name = "acta"): PhoneStorage {
  let born: string | undefined;
  let wasOpen = false;
  const make = (made: IDBDatabase): void => {
    made.createObjectStore("outbox", { keyPath: "id" });
    made.createObjectStore("games", { keyPath: "game" });
    made.createObjectStore("notes").put(uuid(), IDENTITY_NOTE);
  };
  const opened = async (db: IDBDatabase): Promise<void> => {
    const before = born;
    born = await resultOf<string | undefined>(db.transaction("notes").objectStore("notes").get(IDENTITY_NOTE));
    if (wasOpen && born !== before) for (const table of [outbox, games, notes]) void table.cleared();
    wasOpen = true;
  };
  const db = new Database(name, make, opened, () => void notes.get(IDENTITY_NOTE));
  const outbox = new Table<OutboxItem>(db, "outbox", () => true);
  const games = new Table<SavedGame>(db, "games", () => true);
  const notes = new Table<string>(db, "notes", (note) => note !== IDENTITY_NOTE && !NUMEROUS_NOTES.test(note));
  return {
    items: async () => {
      const items = [...(await outbox.under("")).values()];
      return sortByPlace(items.map((item) => (outbox.isUnkept(item.id) ? { ...item, unkept: true } : item)));
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
      for (const those of PREFIXES_TO_DELETE) await notes.clear(those);
    },
  };
}
