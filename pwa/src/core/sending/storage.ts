/**
 * The data that a phone keeps between visits: unanswered commands, the last view of each game, and notes such as the
 * phone's name.
 */

import type { ProblemDoc } from "../view/api";
import { resultOf, Database } from "./database";
import { uuid } from "../view/ids";
import { StorageTable } from "./table";
import type { View } from "../view/view";
import type { Message } from "../view/values";
import type { CommandBody, Offers } from "../view/wire";

/** The state of a command: not sent yet, possibly sent, waiting for the player's confirmation, or refused. */
export type CommandState = "queued" | "sent" | "asking" | "refused";

/** A command from the tap to its answer. */
export interface OutboxItem {
  /** The id of the command. The id is made at the tap and never changes. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** The body of the command as it is sent, without contribution and signature. */
  readonly body: CommandBody;
  /** The text that names the command on screens. */
  readonly label: Message;
  /** The time of the player's tap, by the phone's clock (milliseconds). */
  readonly at: number;
  /**
   * The command's position in the order of taps, in which commands are sent; absent in commands of an earlier version.
   */
  readonly place?: number;
  readonly state: CommandState;
  /** The phone's contribution to the dice, drawn at the tap; absent in commands of an earlier version. */
  readonly contribution?: string;
  /** This phone's signature over body and contribution; "" if the card was claimed without a key. */
  readonly signature?: string;
  /** The problem of a refused command; absent for other commands. */
  readonly problem?: ProblemDoc;
  /** Whether the browser could not store the command. Such a command lasts as long as the page. */
  readonly unkept?: boolean;
}

/** A game as the phone saved it. */
export interface SavedGame {
  /** The id of the game. */
  readonly game: string;
  /** The last view of the game. */
  readonly view: View;
  /** The acts on offer, by the key that `offersKey` returns. */
  readonly offers: Readonly<Record<string, Offers>>;
  /** When the phone last received an event, by its own clock (milliseconds). */
  readonly at: number;
}

/** The storage of the phone, as the folder `core` uses it. */
export interface PhoneStorage {
  /** Return all commands in the order of the taps. */
  items(): Promise<OutboxItem[]>;
  /** Store a command, or replace the command with the same id. */
  putItem(item: OutboxItem): Promise<void>;
  /** Delete a command. */
  dropItem(itemId: string): Promise<void>;
  /** Return the saved game; undefined if this phone has not saved it. */
  saved(game: string): Promise<SavedGame | undefined>;
  /** Save a game, or replace the saved game. */
  save(game: SavedGame): Promise<void>;
  /** Return the note of this name; undefined if no such note exists. */
  note(noteName: string): Promise<string | undefined>;
  /** Store a note, or replace the note of this name. */
  setNote(noteName: string, noteText: string): Promise<void>;
  /**
   * Return the note of this name. If the note does not exist, it is made now. The note is made only once even if two
   * tabs call at the same time.
   */
  noteOnce(noteName: string, make: () => string): Promise<string>;
  /** Return the notes whose names begin with this prefix, by name. */
  notesUnder(prefix: string): Promise<Readonly<Record<string, string>>>;
  /**
   * Delete the saved games, so that the phone fetches them again. With `commands too`, also delete all commands,
   * including sent commands, and the notes under `PREFIXES_TO_DELETE`.
   */
  forget(dataKind: "views" | "commands too"): Promise<void>;
}

/** The prefix of notes that hold signed commands. */
export const SIGNED_PREFIX = "asked/";

/**
 * The prefixes of notes that are deleted when a phone gives its cards back. These notes contain signed commands, unsent
 * text, keys for the return to seats, and push addresses.
 */
export const PREFIXES_TO_DELETE = [SIGNED_PREFIX, "draft/", "key/", "push/"];

/**
 * Sort commands by their position in the order of taps. Commands of an earlier version have no position. Such commands
 * come first, sorted by time.
 */
export const sortByTapOrder = (items: OutboxItem[]): OutboxItem[] => items.sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.at - b.at);

/** The name of the note that identifies this database. A database that was cleared gets a new identity. */
const IDENTITY_NOTE_NAME = "born";

/**
 * Matches notes that are numerous and that the open page does not need. The page does not restore them to a cleared
 * database.
 */
const NUMEROUS_NOTES_PATTERN = /^(?:asked|head|seen)\//;

/**
 * Open the storage in IndexedDB. If the browser cannot store a value, the value lasts as long as the page. No call
 * fails or waits forever. The first call opens the database.
 */
export function openStorage(databaseName = "acta"): PhoneStorage {
  let creationTime: string | undefined;
  let wasOpen = false;
  const createTables = (db: IDBDatabase): void => {
    db.createObjectStore("outbox", { keyPath: "id" });
    db.createObjectStore("games", { keyPath: "game" });
    db.createObjectStore("notes").put(uuid(), IDENTITY_NOTE_NAME);
  };
  const onOpened = async (db: IDBDatabase): Promise<void> => {
    const earlierCreation = creationTime;
    creationTime = await resultOf<string | undefined>(db.transaction("notes").objectStore("notes").get(IDENTITY_NOTE_NAME));
    if (wasOpen && creationTime !== earlierCreation) for (const table of [outbox, games, notes]) void table.offerAllValues();
    wasOpen = true;
  };
  const db = new Database(databaseName, createTables, onOpened, () => void notes.get(IDENTITY_NOTE_NAME));
  const outbox = new StorageTable<OutboxItem>(db, "outbox", () => true);
  const games = new StorageTable<SavedGame>(db, "games", () => true);
  const notes = new StorageTable<string>(db, "notes", (note) => note !== IDENTITY_NOTE_NAME && !NUMEROUS_NOTES_PATTERN.test(note));
  return {
    items: async () => {
      const items = [...(await outbox.under("")).values()];
      return sortByTapOrder(items.map((item) => (outbox.isUnkept(item.id) ? { ...item, unkept: true } : item)));
    },
    putItem: (item) => outbox.put(item.id, { ...item, unkept: undefined }),
    dropItem: (itemId) => outbox.put(itemId, undefined),
    saved: (game) => games.get(game),
    save: (game) => games.put(game.game, game),
    note: (note) => notes.get(note),
    setNote: (note, noteText) => notes.put(note, noteText),
    noteOnce: (note, make) => notes.once(note, make),
    notesUnder: async (prefix) => Object.fromEntries(await notes.under(prefix)),
    forget: async (dataKind) => {
      await games.clear("");
      if (dataKind !== "commands too") return;
      await outbox.clear("");
      for (const prefix of PREFIXES_TO_DELETE) await notes.clear(prefix);
    },
  };
}
